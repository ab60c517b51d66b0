import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { legalMessages } from '../features/legal/messages'
import { PageTitle } from './PageTitle'

export default function PrivacyPage() {
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <PageTitle message={legalMessages.title} />
      <Typography variant="h1">
        <FormattedMessage {...legalMessages.title} />
      </Typography>
    </Container>
  )
}
