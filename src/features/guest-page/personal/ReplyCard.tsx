import { FormattedMessage } from 'react-intl'
import type { PersonalInvitation } from '@/api'
import type { PersonalToRender } from '@shared/guestPage'
import { personalPath } from '@shared/routes'
import { personalMessages } from '@/i18n/messages/personal'
import { renderPhoneText } from '@/lib/phone/renderPhoneText'
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

/** What a household reads and answers: its events and seats, the question, its reply, and whom to ask when replies are closed. */
export function ReplyCard({ personal, template, token, replyId, refused }: Props) {
  const { events, asksReply, isOpen, reply, replyBy } = personal
  const path = personalPath(token)
  const draft = createDraft(events, reply, refused?.draft)
  const form = <ReplyForm {...{ personal, draft, path, replyId }} problem={refused?.problem} />
  const date = useFullDate()(replyBy)
  return (
    <section className={styles.card} id="reply" data-island="reply" aria-labelledby="reply-question">
      <h2 className={styles.question} id="reply-question">
        {asksReply ? <Question personal={personal} /> : <FormattedMessage {...personalMessages.invitedTo} />}
      </h2>
      {isOpen && date !== undefined && (
        <p className={styles.until}>
          <FormattedMessage {...personalMessages.replyBy} values={{ date }} />
        </p>
      )}
      {asksReply && reply ? <Confirmation {...{ events, reply, template, token }} /> : <InvitedTo events={events} />}
      {isOpen && <SendStatus />}
      {isOpen && refused?.problem === 'changed' && <ChangedNotice path={path} />}
      {isOpen &&
        (reply ? (
          <details className={styles.change} open={refused !== undefined} data-change="">
            <summary className={styles.summary}>
              <FormattedMessage {...personalMessages.change} />
            </summary>
            {form}
          </details>
        ) : (
          form
        ))}
      {asksReply && !isOpen && <Closed contact={personal.contact} />}
      <RemoveData path={path} />
    </section>
  )
}

/** The couple's own words, or ours. */
const Question = ({ personal: { question } }: { personal: PersonalInvitation }) =>
  question === undefined ? <FormattedMessage {...personalMessages.question} /> : renderPhoneText([question])

function Closed({ contact }: Pick<PersonalInvitation, 'contact'>) {
  return (
    <p className={styles.closed}>
      <FormattedMessage {...personalMessages.closed} />{' '}
      {contact === undefined ? (
        <FormattedMessage {...personalMessages.askFamily} />
      ) : (
        <FormattedMessage {...personalMessages.contact} values={{ contact, bdi: renderPhoneText }} />
      )}
    </p>
  )
}
