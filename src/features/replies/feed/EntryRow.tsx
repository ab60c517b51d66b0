import { FormattedMessage } from 'react-intl'
import { replyRowMessages } from '@/i18n/messages/replies'
import { answerMessages } from '@/i18n/messages/weddings'
import { PhoneText } from '@/lib/phone/PhoneText'
import { formatFullName } from '@shared/guests/household'
import styles from '../replies.module.css'
import type { ReplyTexts } from '../useReplyTexts'
import type { ReplyEntry } from './listEntries'

interface EntryRowProps {
  entry: ReplyEntry
  texts: ReplyTexts
  isNew: boolean
  onOpen: () => void
}

/** A family with its reply, or with how far it is without one. */
export function EntryRow({ entry, texts, isNew, onOpen }: EntryRowProps) {
  const { household, status, answer, isLowered } = entry
  const reply = status?.reply
  return (
    <li className={isNew ? `${styles.row} ${styles.isNew}` : styles.row} data-testid="family-reply">
      <div className={styles.heading}>
        <button type="button" className={styles.name} onClick={onOpen}>
          <bdi>{formatFullName(household)}</bdi>
        </button>
        {isNew && (
          <span className={`${styles.mark} ${styles.newMark}`}>
            <FormattedMessage {...replyRowMessages.new} />
          </span>
        )}
      </div>
      <span className={`${styles.mark} ${styles[answer]}`}>
        <FormattedMessage {...answerMessages[answer]} />
      </span>
      <div className={styles.details}>
        {reply ? (
          <>
            {texts.formatSeats(reply).map((seats) => (
              <span key={seats}>
                <bdi>{seats}</bdi>
              </span>
            ))}
            {isLowered && (
              <span className={styles.warning}>
                <FormattedMessage {...replyRowMessages.lowered} />
              </span>
            )}
            {reply.channel === 'host' && (
              <span>
                <FormattedMessage {...replyRowMessages.byPhone} />
              </span>
            )}
            <time dateTime={reply.createdAt}>{texts.formatTime(reply.createdAt)}</time>
          </>
        ) : (
          answer === 'silent' && <span>{texts.formatSilence(status)}</span>
        )}
      </div>
      {reply?.message !== undefined && (
        <p className={styles.message} dir="auto">
          <PhoneText text={reply.message} />
        </p>
      )}
    </li>
  )
}
