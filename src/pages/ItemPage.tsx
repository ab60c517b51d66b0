import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { itemPath, paths } from '@shared/routes'
import { findItem } from '../features/items/gallery'
import { ItemDetails } from '../features/items/ItemDetails'
import { itemMessages } from '@/i18n/messages/items'
import { EmptyState } from '../ui/feedback/EmptyState'
import { PageHead } from '../seo/PageHead'
import { PageTitle } from '../seo/PageTitle'

/** A gallery item's page, behind 'View Details' (specification §2, "Routes"). */
export default function ItemPage() {
  const { id } = useParams()
  const item = findItem(id?.toLowerCase())
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 3, md: 7 } }}>
      {item ? (
        <>
          <PageHead title={item.name} description={item.about} path={itemPath(item.id)} />
          <ItemDetails item={item} />
        </>
      ) : (
        <NoSuchItem />
      )}
    </Container>
  )
}

function NoSuchItem() {
  return (
    <>
      <PageTitle message={itemMessages.notFound} />
      <EmptyState
        heading="h1"
        title={<FormattedMessage {...itemMessages.notFound} />}
        text={<FormattedMessage {...itemMessages.notFoundHint} />}
        action={
          <Button component={Link} to={paths.items} variant="contained">
            <FormattedMessage {...itemMessages.showAll} />
          </Button>
        }
      />
    </>
  )
}
