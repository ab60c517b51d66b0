import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { wishlistMessages } from '@/i18n/messages/items'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectFailedEdit, wishlistEdited } from './wishlistSlice'

/** Shows that the last edit of the wishlist was not saved, and offers to send it again. */
export function EditFailedNotice() {
  const dispatch = useAppDispatch()
  const itemIds = useAppSelector(selectFailedEdit)
  if (!itemIds) return null
  return (
    <Alert
      severity="warning"
      sx={{ marginBlockEnd: 3 }}
      action={
        <Button color="inherit" onClick={() => dispatch(wishlistEdited(itemIds))}>
          <FormattedMessage {...wishlistMessages.retry} />
        </Button>
      }
    >
      <FormattedMessage {...wishlistMessages.notSaved} />
    </Alert>
  )
}
