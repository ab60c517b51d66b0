import { FormattedMessage } from 'react-intl'
import type { PersonalInvitation } from '@/api'
import type { PersonalToRender } from '@shared/guestPage'
import { personalPath } from '@shared/routes'
import { personalMessages } from '@/i18n/messages/personal'
import { renderPhoneText } from '@/lib/phone/renderPhoneText'
import { Answer } from './Answer'
import { Confirmation } from './Confirmation'
import { useFullDate } from './formatEvent'
import { ChangedNotice } from './ChangedNotice'
import { InvitedTo } from './InvitedTo'
import { RemoveData } from './RemoveData'
import { createDraft } from './replyDraft'
import styles from './ReplyCard.module.css'
import { ReplyForm } from './ReplyForm'
import { SendStatus } from './SendStatus'

type Props = Omit<PersonalToRender<PersonalInvitation>, 'locale'>

/** What a household reads and answers: its reply or what it is asked, its events and seats, and whom to ask when replies are closed. */
export function ReplyCard({ personal, template, token, replyId, refused }: Props) {
  const { events, asksReply, isOpen, replyBy } = personal
  const reply = asksReply ? personal.reply : undefined
  const isChanged = isOpen && refused?.problem === 'changed'
  const path = personalPath(token)
  const draft = createDraft(events, reply, refused?.draft)
  const form = <ReplyForm {...{ personal, draft, path, replyId }} problem={refused?.problem} />
  const date = useFullDate()(replyBy)
  if (events.length > 0 && events.every(({ status }) => status === 'calledOff'))
    return (
      <section className={styles.quiet} id="reply" data-island="reply">
        {personal.contact !== undefined && (
          <p className={styles.closed}>
            <Contact contact={personal.contact} />
          </p>
        )}
        <RemoveData path={path} />
      </section>
    )
  return (
    <section
      className={styles.card}
      id="reply"
      data-island="reply"
      data-declined={reply?.seats.length === 0 ? '' : undefined}
      aria-labelledby="reply-question"
    >
      <h2 className={reply ? styles.answer : styles.question} id="reply-question" data-stored={reply && ''}>
        {reply ? (
          <Answer {...{ events, reply }} />
        ) : asksReply && !isWaitingForDate(events) ? (
          <Question personal={personal} />
        ) : (
          <FormattedMessage {...personalMessages.invitedTo} />
        )}
      </h2>
      {isOpen && !reply && date !== undefined && (
        <p className={styles.until}>
          <FormattedMessage {...personalMessages.replyBy} values={{ date }} />
        </p>
      )}
      {isOpen && reply && !isChanged && (
        <details className={styles.change} open={refused !== undefined} data-stored="">
          <summary className={styles.summary}>
            <FormattedMessage {...personalMessages.change} />
          </summary>
          {form}
        </details>
      )}
      {reply ? (
        <Confirmation {...{ events, reply, template, token }} canSendWords={isOpen && !refused} />
      ) : (
        <InvitedTo events={events} />
      )}
      {isOpen && <SendStatus />}
      {isChanged && <ChangedNotice path={path} />}
      {isOpen && (!reply || isChanged) && form}
      {asksReply && !isOpen && <Closed personal={personal} />}
      <RemoveData path={path} />
    </section>
  )
}

/** The couple's own words, or ours. */
const Question = ({ personal: { question } }: { personal: PersonalInvitation }) =>
  question === undefined ? <FormattedMessage {...personalMessages.question} /> : renderPhoneText([question])

/** Why the household cannot reply: the time is over, or there is no date yet. */
function Closed({ personal: { events, contact } }: { personal: PersonalInvitation }) {
  const isWaiting = isWaitingForDate(events)
  return (
    <p className={styles.closed}>
      <FormattedMessage {...(isWaiting ? personalMessages.replyLater : personalMessages.closed)} />{' '}
      {(!isWaiting || contact !== undefined) && <Contact contact={contact} />}
    </p>
  )
}

const isWaitingForDate = (events: PersonalInvitation['events']): boolean =>
  events.every(({ status }) => status !== undefined)

const Contact = ({ contact }: Pick<PersonalInvitation, 'contact'>) =>
  contact === undefined ? (
    <FormattedMessage {...personalMessages.askFamily} />
  ) : (
    <FormattedMessage {...personalMessages.contact} values={{ contact, bdi: renderPhoneText }} />
  )
