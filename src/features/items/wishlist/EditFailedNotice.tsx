import { FormattedMessage } from 'react-intl'
import { wishlistMessages } from '@/i18n/messages/items'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Notice } from '@/ui/feedback/Notice'
import styles from './EditFailedNotice.module.css'
import { selectFailedEdit, wishlistEdited } from './wishlistSlice'

/** Shows that the last edit of the wishlist was not saved, and offers to send it again. */
export function EditFailedNotice() {
  const dispatch = useAppDispatch()
  const itemIds = useAppSelector(selectFailedEdit)
  if (!itemIds) return null
  const retry = {
    label: <FormattedMessage {...wishlistMessages.retry} />,
    onClick: () => void dispatch(wishlistEdited(itemIds)),
  }
  return (
    <Notice className={styles.notice} tone="warning" action={retry}>
      <FormattedMessage {...wishlistMessages.notSaved} />
    </Notice>
  )
}
