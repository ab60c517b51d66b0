import { FormattedMessage } from 'react-intl'
import { guestMessages } from '@/i18n/messages/guest'
import { ChangesList } from './ChangesList'
import styles from './ChangesNotice.module.css'
import type { Details } from './seenDetails'
import { useChanges } from './useChanges'

/**
 * Tells a returning guest what the couple has changed. It overlays the end of the screen, doors included, without layout
 * shift. Its live region exists from the start, because only later content is announced.
 */
export function ChangesNotice({ slug, details }: { slug: string; details: Details }) {
  const { changes, countAsSeen, dismiss } = useChanges(slug, details)
  return (
    <div className={changes ? styles.note : styles.silent} data-has-changes={changes !== null}>
      <div role="status">{changes && <ChangesList changes={changes} now={details} onShown={countAsSeen} />}</div>
      {changes && (
        <button type="button" className={styles.dismiss} onClick={dismiss}>
          <FormattedMessage {...guestMessages.gotIt} />
        </button>
      )}
    </div>
  )
}
