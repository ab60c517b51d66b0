import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@shared/routes'
import { ITEMS } from '@/features/items/gallery'
import { ItemGrid } from '@/features/items/ItemGrid'
import { EditFailedNotice } from '@/features/items/wishlist/EditFailedNotice'
import { useWishlist } from '@/features/items/wishlist/wishlistEdit'
import { dashboardMessages } from '@/i18n/messages/dashboard'
import { EmptyState } from '@/ui/feedback/EmptyState'

interface WishesProps {
  /** Who helps with the wedding of others may want nothing. */
  hidesEmpty?: boolean
}

/** The wishlist of the account. */
export function Wishes({ hidesEmpty = false }: WishesProps) {
  const wishlist = useWishlist({ refetch: true })
  const wished = ITEMS.filter(({ id }) => wishlist.includes(id))
  if (hidesEmpty && wished.length === 0) return null
  return (
    <Box component="section" sx={{ marginBlockStart: { xs: 6, md: 9 } }}>
      <Typography variant="h2" sx={{ fontSize: '2rem', marginBlockEnd: 3 }}>
        <FormattedMessage {...dashboardMessages.wishes} />
      </Typography>
      <EditFailedNotice />
      {wished.length > 0 ? <ItemGrid items={wished} heading="h3" /> : <NoWishes />}
    </Box>
  )
}

const NoWishes = () => (
  <EmptyState
    heading="h3"
    title={<FormattedMessage {...dashboardMessages.noWishes} />}
    text={<FormattedMessage {...dashboardMessages.noWishesText} />}
    action={
      <Button component={Link} to={paths.items} variant="outlined">
        <FormattedMessage {...dashboardMessages.browseItems} />
      </Button>
    }
  />
)
