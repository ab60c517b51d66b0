import Favorite from '@mui/icons-material/Favorite'
import FavoriteBorder from '@mui/icons-material/FavoriteBorderOutlined'
import Button from '@mui/material/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { wishlistMessages } from '@/i18n/messages/items'
import { selectIsWished, wishToggled } from './wishlistSlice'

/** The heart of an item: 'Add to Wishlist', or what says that it is there and takes it out again. */
export function WishButton({ itemId, name }: { itemId: string; name: string }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const wished = useAppSelector((state) => selectIsWished(state, itemId))
  return (
    <Button
      onClick={() => dispatch(wishToggled(itemId))}
      aria-label={intl.formatMessage(wished ? wishlistMessages.addedNamed : wishlistMessages.addNamed, { name })}
      startIcon={wished ? <Favorite aria-hidden /> : <FavoriteBorder aria-hidden />}
      sx={{ paddingInline: 1.5 }}
    >
      <FormattedMessage {...(wished ? wishlistMessages.added : wishlistMessages.add)} />
    </Button>
  )
}
