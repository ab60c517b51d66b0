import { useEffect } from 'react'
import { useListWeddingsQuery } from '../api/weddings'
import { useAppDispatch } from '../store/hooks'
import { showAppBadge } from './appBadge'
import { clearAfterSignOut, hideBadgeAfterSession } from './clearDevice'
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
  const count = data?.items.reduce((sum, { unreadReplies }) => sum + unreadReplies, 0)
  useEffect(() => {
    if (count !== undefined) showAppBadge(count)
  }, [count])
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(hideBadgeAfterSession)
    dispatch(clearAfterSignOut)
  }, [dispatch])
  return <UnreadCount count={count ?? 0} className={styles.badge} />
}
