import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { contactMessages } from '../features/contact/messages'
import { PageTitle } from './PageTitle'

export default function ContactPage() {
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <PageTitle message={contactMessages.title} />
      <Typography variant="h1">
        <FormattedMessage {...contactMessages.title} />
      </Typography>
    </Container>
  )
}
