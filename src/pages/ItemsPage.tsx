import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { paths } from '@shared/routes'
import { Gallery } from '../features/items/Gallery'
import { itemMessages } from '@/i18n/messages/items'
import { PageHead } from '../seo/PageHead'

/** The gallery of 25 items in five categories (specification §2, Items). */
export default function ItemsPage() {
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageHead title={itemMessages.title} description={itemMessages.description} path={paths.items} />
      <Typography variant="h1">
        <FormattedMessage {...itemMessages.title} />
      </Typography>
      <Typography sx={{ fontSize: '1.125rem', color: 'text.secondary', marginBlock: 2, maxInlineSize: 620 }}>
        <FormattedMessage {...itemMessages.lead} />
      </Typography>
      <Gallery />
    </Container>
  )
}
