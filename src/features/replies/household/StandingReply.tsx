import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Reply } from '@/api/weddings'
import { householdReplyMessages } from '@/i18n/messages/replies'
import { PhoneText } from '@/lib/phone/PhoneText'
import { BusyButton } from '@/ui/fields/BusyButton'
import { AnswerLine, ReplySource } from '../AnswerLine'
import type { ReplyEntry } from '../feed/listEntries'
import styles from '../replies.module.css'
import type { ReplyTexts } from '../useReplyTexts'
import { WishSwitch } from '../wishes/WishSwitch'

interface StandingReplyProps {
  weddingId: string
  entry: ReplyEntry
  texts: ReplyTexts
  isUndoing: boolean
  /** Undefined for members who read. */
  onUndo: ((reply: Reply) => void) | undefined
}

/** The answer of a family that counts, with its message and its undo. */
export function StandingReply({ weddingId, entry, texts, isUndoing, onUndo }: StandingReplyProps) {
  const intl = useIntl()
  const section = useRef<HTMLElement>(null)
  const { household, status } = entry
  const reply = status?.reply
  const undo = (undone: Reply) => {
    // The button may leave with the reply, and would take the focus with it.
    section.current?.focus()
    onUndo?.(undone)
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.standing}
      aria-label={intl.formatMessage(householdReplyMessages.counts)}
    >
      <AnswerLine entry={entry} texts={texts} />
      {reply && (
        <>
          <ReplySource reply={reply} texts={texts} />
          {onUndo && (
            <BusyButton
              // A double click must not undo the earlier reply too, which then counts.
              key={reply.id}
              size="small"
              sx={{ marginInlineEnd: '-8px' }}
              isBusy={isUndoing}
              onClick={() => undo(reply)}
            >
              <FormattedMessage {...householdReplyMessages.undo} />
            </BusyButton>
          )}
        </>
      )}
      {reply?.message !== undefined && (
        <>
          <p className={styles.message} dir="auto">
            <PhoneText text={reply.message} />
          </p>
          {reply.channel === 'link' && (
            <div className={styles.details}>
              <WishSwitch weddingId={weddingId} name={household.name} reply={reply} />
            </div>
          )}
        </>
      )}
    </section>
  )
}
