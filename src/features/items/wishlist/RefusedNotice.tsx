import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { wishlistMessages } from '@/i18n/messages/items'
import { savingRetried, selectIsRefused } from './wishlistSlice'

/** Says that the account could not take the list yet, and tries again when asked. */
export function RefusedNotice() {
  const dispatch = useAppDispatch()
  const refused = useAppSelector(selectIsRefused)
  if (!refused) return null
  const retry = (
    <Button color="inherit" onClick={() => dispatch(savingRetried())}>
      <FormattedMessage {...wishlistMessages.retry} />
    </Button>
  )
  return (
    <Alert severity="warning" action={retry} sx={{ marginBlockEnd: 3 }}>
      <FormattedMessage {...wishlistMessages.notSaved} />
    </Alert>
  )
}
