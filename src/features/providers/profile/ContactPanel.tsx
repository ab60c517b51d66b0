import CallIcon from '@mui/icons-material/CallOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import OpenIcon from '@mui/icons-material/OpenInNewOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import type { Provider } from '@/api'
import { ExternalLink } from '@/ui/layout/ExternalLink'
import { getCallLink, getWebsiteLink, formatSpokenNumber, getWhatsAppLink } from './contactLinks'
import { profileMessages } from '@/i18n/messages/providers'
import styles from './ContactPanel.module.css'

const wide = { justifyContent: 'flex-start', inlineSize: '100%' } as const

/** A provider's contact links. */
export function ContactPanel({ provider }: { provider: Provider }) {
  const { contactNumber, emailAddress, websiteOrSocialMedia } = provider
  const page = getWebsiteLink(websiteOrSocialMedia)
  return (
    <Paper component="section" aria-labelledby="contact-title" sx={{ padding: { xs: 3, md: 4 } }}>
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
        <Button href={getCallLink(contactNumber)} variant="contained" size="large" startIcon={<CallIcon />} sx={wide}>
          <FormattedMessage {...profileMessages.call} />
        </Button>
        <ExternalLink
          href={getWhatsAppLink(contactNumber)}
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
          <ExternalLink href={page} variant="outlined" size="large" icon={<OpenIcon />} className={styles.wide}>
            <FormattedMessage {...profileMessages.website} />
          </ExternalLink>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 2.5 }}>
        <FormattedMessage {...profileMessages.contactHint} />
      </Typography>
    </Paper>
  )
}
