import Favorite from '@mui/icons-material/Favorite'
import FavoriteBorder from '@mui/icons-material/FavoriteBorderOutlined'
import Button from '@mui/material/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { wishlistMessages } from '@/i18n/messages/items'
import { useAppDispatch } from '@/store/hooks'
import { toggleWish, useWishlist } from './wishlistEdit'

/** Adds an item to the wishlist or removes it; the label tells which. */
export function WishButton({ itemId, name }: { itemId: string; name: string }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const wished = useWishlist().includes(itemId)
  return (
    <Button
      onClick={() => void dispatch(toggleWish(itemId))}
      aria-label={intl.formatMessage(wished ? wishlistMessages.addedNamed : wishlistMessages.addNamed, { name })}
      startIcon={wished ? <Favorite aria-hidden /> : <FavoriteBorder aria-hidden />}
      sx={{ paddingInline: 1.5 }}
    >
      <FormattedMessage {...(wished ? wishlistMessages.added : wishlistMessages.add)} />
    </Button>
  )
}
