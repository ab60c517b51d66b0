import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { supportMessages } from '../features/support/messages'
import { PageTitle } from './PageTitle'

export default function SupportPage() {
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <PageTitle message={supportMessages.title} />
      <Typography variant="h1">
        <FormattedMessage {...supportMessages.title} />
      </Typography>
    </Container>
  )
}
