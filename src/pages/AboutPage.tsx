import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { aboutMessages } from '../features/about/messages'
import { PageTitle } from './PageTitle'

export default function AboutPage() {
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <PageTitle message={aboutMessages.title} />
      <Typography variant="h1">
        <FormattedMessage {...aboutMessages.title} />
      </Typography>
    </Container>
  )
}
