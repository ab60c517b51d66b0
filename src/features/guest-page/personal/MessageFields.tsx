import { FormattedMessage } from 'react-intl'
import type { GuestReply } from '@/api'
import type { ReplyDraft } from '@shared/guestPage'
import { toFormerMessageField } from '@shared/guests/personalLink'
import { GUEST_MESSAGE_MAX_CHARACTERS } from '@shared/limits'
import { personalMessages } from '@/i18n/messages/personal'
import styles from './MessageFields.module.css'

interface Props {
  draft: ReplyDraft
  /** The stored one. */
  reply: GuestReply | undefined
  isOpen: boolean
}

/** A few words to the hosts. Words of the stored reply are visible from the start, with what becomes of them (replyForm.ts of the server). */
export function MessageFields({ draft, reply, isOpen }: Props) {
  const former = reply?.message
  const isComing = reply !== undefined && reply.seats.length > 0
  return (
    <details className={styles.details} open={isOpen || former !== undefined}>
      <summary className={styles.summary} id="reply-message">
        <FormattedMessage {...personalMessages.message} />
      </summary>
      <div className={styles.fields}>
        <textarea
          className={styles.words}
          name="message"
          aria-labelledby="reply-message"
          aria-describedby="reply-message-hint"
          rows={3}
          maxLength={GUEST_MESSAGE_MAX_CHARACTERS}
          dir="auto"
          defaultValue={draft['message']}
        />
        <span className={styles.hint} id="reply-message-hint">
          {former === undefined ? (
            <FormattedMessage {...personalMessages.messageHint} />
          ) : (
            <FormattedMessage {...personalMessages.formerWords} values={{ isComing }} />
          )}
        </span>
        {former !== undefined && <input type="hidden" name={toFormerMessageField(isComing)} value={former} />}
        <label className={styles.consent}>
          <input type="checkbox" name="mayPublish" defaultChecked={draft['mayPublish'] === 'on'} />
          <span>
            <FormattedMessage {...personalMessages.mayPublish} />
          </span>
        </label>
      </div>
    </details>
  )
}
