import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { PersonalInvitation } from '@/api'
import type { ReplyDraft, ReplyProblem } from '@shared/guestPage'
import { GUEST_MESSAGE_MAX_CHARACTERS } from '@shared/limits'
import { personalMessages } from '@/i18n/messages/personal'
import { useEventTitle } from './formatEvent'
import { HallFields } from './HallFields'
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
 * One button for each common answer, and everything else under a disclosure. A plain form: it works without scripts. The server checks it with
 * our own messages.
 */
export function ReplyForm({ personal, draft, problem, path, replyId }: Props) {
  const { locale, formatMessage } = useIntl()
  const toTitle = useEventTitle()
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
      {/* Enter presses the first button of a form: it must send what is shown. */}
      <button
        className={styles.default}
        name="answer"
        value="numbers"
        tabIndex={-1}
        aria-hidden="true"
        aria-label={formatMessage(personalMessages.send)}
      />
      {problemText && (
        <p className={styles.problem} role="alert">
          <FormattedMessage {...problemText} />
        </p>
      )}
      <div className={styles.quick}>
        <button className={styles.yes} name="answer" value="all">
          <FormattedMessage {...personalMessages.allComing} />
        </button>
        <button className={styles.no} name="answer" value="none">
          <FormattedMessage {...personalMessages.notComing} />
        </button>
      </div>
      <details className={styles.details} open={problem !== undefined}>
        <summary className={styles.more}>
          <FormattedMessage {...personalMessages.more} />
        </summary>
        <div className={styles.fields}>
          {events.map((event) => (
            <fieldset key={event.id} className={styles.event}>
              <legend className={styles.legend}>{toTitle(event)}</legend>
              {event.halls.map((hall) => (
                <HallFields key={hall.id} hall={hall} draft={draft} asksChildren={asksChildren} />
              ))}
            </fieldset>
          ))}
          <MessageFields draft={draft} />
          <button className={styles.yes} name="answer" value="numbers">
            <FormattedMessage {...personalMessages.send} />
          </button>
        </div>
      </details>
    </form>
  )
}

function MessageFields({ draft }: { draft: ReplyDraft }) {
  return (
    <>
      <label className={styles.message}>
        <span>
          <FormattedMessage {...personalMessages.message} />
        </span>
        <textarea
          className={styles.words}
          name="message"
          rows={3}
          maxLength={GUEST_MESSAGE_MAX_CHARACTERS}
          dir="auto"
          defaultValue={draft['message']}
        />
        <span className={styles.minor}>
          <FormattedMessage {...personalMessages.messageHint} />
        </span>
      </label>
      <label className={styles.consent}>
        <input type="checkbox" name="mayPublish" defaultChecked={draft['mayPublish'] === 'on'} />
        <span>
          <FormattedMessage {...personalMessages.mayPublish} />
        </span>
      </label>
    </>
  )
}
