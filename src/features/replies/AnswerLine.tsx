import { FormattedMessage } from 'react-intl'
import type { Reply } from '@/api/weddings'
import { replyRowMessages } from '@/i18n/messages/replies'
import { answerMessages } from '@/i18n/messages/weddings'
import type { ReplyEntry } from './feed/listEntries'
import styles from './replies.module.css'
import type { ReplyTexts } from './useReplyTexts'

interface AnswerLineProps {
  entry: ReplyEntry
  texts: ReplyTexts
}

/** What a family has answered, in one line, or how far it is without an answer. */
export function AnswerLine({ entry: { household, status, answer, isLowered }, texts }: AnswerLineProps) {
  const reply = status?.reply
  const parts = [
    ...(reply && answer === 'coming' ? texts.formatAnswer(reply, household) : []),
    ...(answer === 'silent' ? [texts.formatSilence(status)] : []),
  ]
  return (
    <p className={styles.answer}>
      <span className={`${styles.mark} ${styles[answer]}`}>
        <FormattedMessage {...answerMessages[answer]} />
      </span>{' '}
      {parts.map((part) => (
        <bdi key={part} className={styles.part}>
          {part}
        </bdi>
      ))}
      {isLowered && (
        <span className={`${styles.part} ${styles.warning}`}>
          <FormattedMessage {...replyRowMessages.lowered} />
        </span>
      )}
    </p>
  )
}

/** How and when a reply came. */
export const ReplySource = ({ reply, texts }: { reply: Reply; texts: ReplyTexts }) => (
  <span className={styles.time}>
    {reply.channel === 'host' && (
      <span className={styles.part}>
        <FormattedMessage {...replyRowMessages.byPhone} />
      </span>
    )}
    <time className={styles.part} dateTime={reply.createdAt}>
      {texts.formatTime(reply.createdAt)}
    </time>
  </span>
)
