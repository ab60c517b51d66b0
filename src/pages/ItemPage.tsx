import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { itemMessages } from '../features/items/messages'
import { PageTitle } from './PageTitle'

export default function ItemPage() {
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <PageTitle message={itemMessages.title} />
      <Typography variant="h1">
        <FormattedMessage {...itemMessages.title} />
      </Typography>
    </Container>
  )
}
