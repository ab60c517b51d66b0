import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths, providerPath } from '@shared/routes'
import { askMessages } from '@/i18n/messages/enquiries'
import { renderBdi } from '@/i18n/renderBdi'
import { copyText } from '@/lib/copyText'
import { toE164 } from '@/lib/phone/egyptianMobile'
import { PhoneNumber } from '@/lib/phone/PhoneNumber'
import { palette } from '@/theme/tokens'
import { ExternalLink } from '@/ui/layout/ExternalLink'
import { createLinkTag } from '@/ui/layout/messageTags'
import { getEnquiryLink, type EnquiryContent } from '../enquiryText'
import type { AskedProvider } from './askedProvider'
import styles from './AskProvider.module.css'

interface AskSentProps {
  provider: AskedProvider
  enquiry: EnquiryContent
  isSignedIn: boolean
  onAgain: () => void
}

/** Confirms that the enquiry is stored, and leads to WhatsApp where the browser has not opened it. */
export function AskSent({ provider, enquiry, isSignedIn, onAgain }: AskSentProps) {
  const intl = useIntl()
  const text = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => text.current?.focus(), [])
  return (
    <Stack spacing={3} sx={{ paddingBlockEnd: 3 }}>
      <Box ref={text} tabIndex={-1} sx={{ display: 'flex', gap: 1.5, outline: 'none', overflowWrap: 'anywhere' }}>
        <CheckIcon color="secondary" aria-hidden />
        <Typography>
          <FormattedMessage {...askMessages.sentText} values={{ name: provider.name, bdi: renderBdi }} />
        </Typography>
      </Box>
      <ExternalLink
        href={getEnquiryLink(intl, provider, enquiry)}
        variant="contained"
        size="large"
        icon={<WhatsAppIcon />}
        className={styles.button}
      >
        <FormattedMessage {...askMessages.openWhatsApp} />
      </ExternalLink>
      <Facts phone={provider.phone} reference={enquiry.reference} />
      {!isSignedIn && (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            {...askMessages.register}
            values={{ register: createLinkTag({ to: paths.register, state: { next: providerPath(provider.id) } }) }}
          />
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {isSignedIn && (
          <Button component={Link} to={paths.myProviders} variant="outlined" size="large">
            <FormattedMessage {...askMessages.myProviders} />
          </Button>
        )}
        <Button size="large" onClick={onAgain}>
          <FormattedMessage {...askMessages.again} />
        </Button>
      </Box>
    </Stack>
  )
}

/** What to say and where to call, without WhatsApp. */
function Facts({ phone, reference }: { phone: string; reference: string }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
        columnGap: 1.5,
        alignItems: 'center',
        margin: 0,
        padding: 2,
        border: `1px solid ${palette.line}`,
        borderRadius: '12px',
        '& dt': { color: 'text.secondary' },
        '& dd': { margin: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', minBlockSize: 44, columnGap: 1 },
      }}
    >
      <dt>
        <FormattedMessage {...askMessages.reference} />
      </dt>
      <dd>
        <Box component="bdi" dir="ltr" translate="no" sx={{ fontWeight: 600, userSelect: 'all' }}>
          {reference}
        </Box>
      </dd>
      <dt>
        <FormattedMessage {...askMessages.number} />
      </dt>
      <dd>
        <PhoneNumber phone={phone} phoneE164={toE164(phone)} />
        <CopyButton text={toE164(phone)} />
      </dd>
    </Box>
  )
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <Button onClick={() => void copyText(text).then(setCopied)} aria-live="polite">
      <FormattedMessage {...(isCopied ? askMessages.copied : askMessages.copy)} />
    </Button>
  )
}
