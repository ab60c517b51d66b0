import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { PersonalEvent, PersonalInvitation } from '@/api'
import type { ReplyDraft, ReplyProblem } from '@shared/guestPage'
import { toComingField } from '@shared/guests/personalLink'
import { personalMessages } from '@/i18n/messages/personal'
import { useEventTitle } from './formatEvent'
import { HallFields } from './HallFields'
import { MessageFields } from './MessageFields'
import styles from './ReplyForm.module.css'

/** `ReplyCard` shows the others. */
const problems: Partial<Record<ReplyProblem, MessageDescriptor>> = {
  answer: personalMessages.answerProblem,
  seats: personalMessages.seatsProblem,
  message: personalMessages.messageProblem,
}

interface Props {
  personal: PersonalInvitation
  draft: ReplyDraft
  problem: ReplyProblem | undefined
  path: string
  replyId: string
}

/** For buttons outside of the form. */
export const REPLY_FORM_ID = 'reply-form'

/**
 * The numbers, which start with all seats, a few words under a disclosure, and one button for each answer. A plain form: it works without scripts.
 * The server checks it with our own messages. Enter presses the first button, which sends what is shown.
 */
export function ReplyForm({ personal, draft, problem, path, replyId }: Props) {
  const { locale } = useIntl()
  const { events, asksChildren, reply } = personal
  const problemText = problem && problems[problem]
  return (
    <form
      className={styles.form}
      id={REPLY_FORM_ID}
      method="post"
      action={`${path}?lang=${locale.slice(0, 2)}#reply`}
      noValidate
      data-reply-form=""
    >
      <input type="hidden" name="id" value={replyId} />
      <input type="hidden" name="seenReplyId" value={reply?.id ?? ''} />
      {problemText && (
        <p className={styles.problem} role="alert">
          <FormattedMessage {...problemText} />
        </p>
      )}
      <Numbers {...{ events, draft, asksChildren }} />
      <MessageFields draft={draft} reply={reply} isOpen={problem !== undefined} />
      <div className={styles.answers}>
        <button className={styles.yes} name="answer" value="numbers">
          <FormattedMessage {...personalMessages.coming} />
        </button>
        <button className={styles.no} name="answer" value="none">
          <FormattedMessage {...personalMessages.notComing} />
        </button>
      </div>
    </form>
  )
}

interface NumbersProps {
  events: readonly PersonalEvent[]
  draft: ReplyDraft
  asksChildren: boolean
}

function Numbers({ events, draft, asksChildren }: NumbersProps) {
  const toTitle = useEventTitle()
  const fields = events.flatMap((event) =>
    event.halls.map((hall) => ({
      hall,
      title: events.length > 1 ? toTitle(event) : undefined,
      isNamed: event.halls.length > 1,
    })),
  )
  // A reply that was not stored may say that nobody comes.
  const getMin = (hallId: string) => (fields.length === 1 && draft[toComingField(hallId)] !== '0' ? 1 : 0)
  return (
    <>
      {fields.map((field) => (
        <HallFields key={field.hall.id} {...field} min={getMin(field.hall.id)} {...{ draft, asksChildren }} />
      ))}
      <output className={styles.announced} />
    </>
  )
}
