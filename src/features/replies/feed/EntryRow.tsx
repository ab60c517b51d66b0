import { FormattedMessage } from 'react-intl'
import { replyRowMessages } from '@/i18n/messages/replies'
import { PhoneText } from '@/lib/phone/PhoneText'
import { formatFullName } from '@shared/guests/household'
import { AnswerLine, ReplySource } from '../AnswerLine'
import styles from '../replies.module.css'
import type { ReplyTexts } from '../useReplyTexts'
import type { ReplyEntry } from './listEntries'

interface EntryRowProps {
  entry: ReplyEntry
  texts: ReplyTexts
  isNew: boolean
  onOpen: () => void
}

/** A family with the answer that counts, and the beginning of its message. */
export function EntryRow({ entry, texts, isNew, onOpen }: EntryRowProps) {
  const { household, status } = entry
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
      {reply && <ReplySource reply={reply} texts={texts} />}
      <AnswerLine entry={entry} texts={texts} />
      {reply?.message !== undefined && (
        <p className={`${styles.message} ${styles.excerpt}`} dir="auto">
          <PhoneText text={reply.message} />
        </p>
      )}
    </li>
  )
}
