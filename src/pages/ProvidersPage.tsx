import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { providerMessages } from '../features/providers/messages'
import { PageTitle } from './PageTitle'

export default function ProvidersPage() {
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <PageTitle message={providerMessages.title} />
      <Typography variant="h1">
        <FormattedMessage {...providerMessages.title} />
      </Typography>
    </Container>
  )
}
