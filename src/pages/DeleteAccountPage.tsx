import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { accountMessages } from '../features/account/messages'
import { PageTitle } from './PageTitle'

export default function DeleteAccountPage() {
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <PageTitle message={accountMessages.title} />
      <Typography variant="h1">
        <FormattedMessage {...accountMessages.title} />
      </Typography>
    </Container>
  )
}
