import { useListWeddingsQuery } from '../api/weddings'
import styles from './UnreadBadge.module.css'
import { UnreadCount } from './UnreadCount'

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
  return <UnreadCount count={count} className={styles.badge} />
}
