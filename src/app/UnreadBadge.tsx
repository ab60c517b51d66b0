import { FormattedMessage, FormattedNumber } from 'react-intl'
import { useListWeddingsQuery } from '../api/weddings'
import { layoutMessages } from '../i18n/messages/site'
import text from '../ui/text.module.css'
import styles from './UnreadBadge.module.css'

/** How often the number is fetched again, in ms. */
const POLL_MS = 60_000

/** The number of new replies to all weddings of the account; nothing for none. */
export default function UnreadBadge() {
  const { data } = useListWeddingsQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  const count = data?.items.reduce((sum, { unreadReplies }) => sum + unreadReplies, 0) ?? 0
  if (count === 0) return null
  return (
    <>
      <span className={styles.badge} aria-hidden>
        <FormattedNumber value={count} />
      </span>
      <span className={text.hidden}>
        {' '}
        <FormattedMessage {...layoutMessages.unread} values={{ count }} />
      </span>
    </>
  )
}
