import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import type { Enquiry } from '@/api/providers'
import { providerPath } from '@shared/routes'
import { enquiryFactMessages, myProvidersMessages } from '@/i18n/messages/enquiries'
import { ExternalLink } from '@/ui/layout/ExternalLink'
import { standaloneLink } from '@/ui/standaloneLink'
import { EnquiryFacts, EnquiryMessage, EnquiryOrigin } from '../EnquiryFacts'
import { getEnquiryLink } from '../enquiryText'
import { DeleteEnquiry } from './DeleteEnquiry'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm'

interface EnquiryCardProps extends Omit<EnquiryFormProps, 'children'> {
  onDeleted: () => void
  /** What follows from a booking: the review. */
  review?: ReactNode
}

/** An enquiry with what came of it. */
export function EnquiryCard({ enquiry, onDirtyChange, onDeleted, review }: EnquiryCardProps) {
  const titleId = `enquiry-${enquiry.id}`
  return (
    <Paper
      component="article"
      aria-labelledby={titleId}
      sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Head enquiry={enquiry} titleId={titleId} />
      <EnquiryFacts enquiry={enquiry} />
      <Question text={enquiry.message} />
      <EnquiryForm enquiry={enquiry} onDirtyChange={onDirtyChange}>
        <DeleteEnquiry enquiry={enquiry} onDeleted={onDeleted} />
      </EnquiryForm>
      {review}
    </Paper>
  )
}

function Head({ enquiry, titleId }: { enquiry: Enquiry; titleId: string }) {
  const intl = useIntl()
  const { id, name, phone } = enquiry.provider
  const title = <bdi translate="no">{name}</bdi>
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
      <Box sx={{ flex: '1 1 220px', minInlineSize: 0 }}>
        <Typography id={titleId} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {id === null ? (
            title
          ) : (
            <Link component={RouterLink} to={providerPath(id)} sx={standaloneLink}>
              {title}
            </Link>
          )}
        </Typography>
        {id === null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...myProvidersMessages.unlisted} />
          </Typography>
        )}
        <EnquiryOrigin enquiry={enquiry} />
      </Box>
      {phone !== null && (
        <ExternalLink href={getEnquiryLink(intl, { name, phone }, enquiry)} variant="outlined" icon={<WhatsAppIcon />}>
          <FormattedMessage {...myProvidersMessages.whatsApp} />
        </ExternalLink>
      )}
    </Box>
  )
}

/** The couple knows what it has asked: its words are folded. */
const Question = ({ text }: { text: string }) => (
  <details>
    <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: '10px', fontWeight: 500 }}>
      <FormattedMessage {...enquiryFactMessages.question} />
    </Box>
    <EnquiryMessage text={text} />
  </details>
)
