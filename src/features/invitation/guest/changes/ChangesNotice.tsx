import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLazyComponent } from '@/ui/useLazyComponent'
import type { InvitationContent } from '@/features/invitation/card/content'
import { guestMessages } from '@/i18n/messages/guest'
import styles from './ChangesNotice.module.css'
import { getDetails } from './seenDetails'
import { useChanges } from './useChanges'

const loadChangesList = () => import(/* webpackChunkName: "changes-list" */ './ChangesList')

interface Props {
  slug: string
  content: InvitationContent
}

/**
 * Tells a returning guest what the couple has changed. It overlays the page, doors included, without layout shift. Its
 * live region exists from the start, because only later content is announced. The text is loaded on demand; when that
 * fails, the changes count as unseen, and the next visit shows them.
 */
export function ChangesNotice({ slug, content }: Props) {
  const now = getDetails(content)
  const { changes, countAsSeen, dismiss } = useChanges(slug, now)
  const { Component: ChangesList, load } = useLazyComponent(loadChangesList)

  useEffect(() => {
    if (changes) void load()
  }, [changes, load])

  const isVisible = changes !== null && ChangesList !== null
  return (
    <div className={isVisible ? styles.note : styles.silent} data-has-changes={isVisible}>
      <div role="status">{isVisible && <ChangesList changes={changes} now={now} onShown={countAsSeen} />}</div>
      {isVisible && (
        <button type="button" className={styles.dismiss} onClick={dismiss}>
          <FormattedMessage {...guestMessages.gotIt} />
        </button>
      )}
    </div>
  )
}
