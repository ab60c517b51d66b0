import CallIcon from '@mui/icons-material/CallOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import OpenIcon from '@mui/icons-material/OpenInNewOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { OwnProvider } from '@/api/providers'
import { profileMessages } from '@/i18n/messages/providers'
import { formatSpokenNumber } from '@/lib/phone/egyptianMobile'
import { getButtonClass } from '@/ui/button/buttonClass'
import { ExternalLink } from '@/ui/layout/ExternalLink'
import { getCallLink, getWebsiteLink, getWhatsAppLink } from './contactLinks'
import styles from './ContactPanel.module.css'
import { OutboundLink } from './OutboundLink'

/** The anchor of the contact links. */
export const CONTACT_ID = 'contact'

const wide = { justifyContent: 'flex-start', inlineSize: '100%' } as const

interface ContactPanelProps {
  provider: OwnProvider
  /** The button that asks the provider, before all other ways; absent for its owner. */
  ask?: ReactNode
}

/** A provider's contact links. */
export function ContactPanel({ provider, ask }: ContactPanelProps) {
  const { contactNumber, emailAddress, websiteOrSocialMedia, profile } = provider
  const page = getWebsiteLink(websiteOrSocialMedia)
  return (
    <Paper
      component="section"
      id={CONTACT_ID}
      aria-labelledby="contact-title"
      sx={{ padding: { xs: 3, md: 4 }, scrollMarginBlockStart: '16px' }}
    >
      <Typography id="contact-title" variant="h3" component="h2">
        <FormattedMessage {...profileMessages.contact} />
      </Typography>
      <Typography
        component="p"
        dir="ltr"
        sx={{ fontSize: '1.5rem', fontWeight: 500, marginBlock: 1.5, textAlign: 'center' }}
      >
        {formatSpokenNumber(contactNumber)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {ask}
        <Button
          href={getCallLink(contactNumber)}
          variant={ask ? 'outlined' : 'contained'}
          size="large"
          startIcon={<CallIcon />}
          sx={wide}
        >
          <FormattedMessage {...profileMessages.call} />
        </Button>
        <ExternalLink
          href={getWhatsAppLink(profile?.whatsApp ?? contactNumber)}
          variant="outlined"
          size="large"
          icon={<WhatsAppIcon />}
          className={styles.wide}
        >
          <FormattedMessage {...profileMessages.whatsApp} />
        </ExternalLink>
        <Button href={`mailto:${emailAddress}`} variant="outlined" size="large" startIcon={<MailIcon />} sx={wide}>
          <FormattedMessage {...profileMessages.email} />
        </Button>
        {page && (
          <OutboundLink
            href={page}
            className={getButtonClass({ variant: 'outlined', size: 'large', className: styles.wide })}
          >
            <OpenIcon className={styles.icon} />
            <FormattedMessage {...profileMessages.website} />
          </OutboundLink>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 2.5 }}>
        <FormattedMessage {...profileMessages.contactHint} />
      </Typography>
    </Paper>
  )
}
