import CallIcon from '@mui/icons-material/CallOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ReceivedEnquiry } from '@/api/providers'
import { getWhatsAppLink } from '@shared/guests/messageTemplate'
import { receivedEnquiryMessages } from '@/i18n/messages/enquiries'
import { PhoneNumber } from '@/lib/phone/PhoneNumber'
import { ExternalLink } from '@/ui/layout/ExternalLink'
import { EnquiryFacts, EnquiryMessage, EnquiryOrigin } from '../EnquiryFacts'

/** What a couple has asked, with its number. */
export function ReceivedCard({ enquiry }: { enquiry: ReceivedEnquiry }) {
  const intl = useIntl()
  const { id, name, phone, reference, message } = enquiry
  const greeting = intl.formatMessage(receivedEnquiryMessages.greeting, { name, reference })
  return (
    <Paper
      component="article"
      aria-labelledby={`received-${id}`}
      sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Typography id={`received-${id}`} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi translate="no">{name}</bdi>
        </Typography>
        <EnquiryOrigin enquiry={enquiry} />
      </div>
      <EnquiryFacts enquiry={enquiry} />
      <EnquiryMessage text={message} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <ExternalLink href={getWhatsAppLink(phone, greeting)} variant="contained" icon={<WhatsAppIcon />}>
          <FormattedMessage {...receivedEnquiryMessages.whatsApp} />
        </ExternalLink>
        <Button href={`tel:${phone}`} variant="outlined" startIcon={<CallIcon />}>
          <FormattedMessage {...receivedEnquiryMessages.call} />
        </Button>
        <PhoneNumber phone={phone} phoneE164={phone} />
      </Box>
    </Paper>
  )
}
