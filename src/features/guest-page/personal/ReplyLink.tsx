import { FormattedMessage } from 'react-intl'
import type { PersonalInvitation } from '@/api'
import { personalMessages } from '@/i18n/messages/personal'
import { renderPhoneText } from '@/lib/phone/renderPhoneText'
import { Answer } from './Answer'
import styles from './ReplyLink.module.css'

/** Leads from the first screen to the reply card, which is three screens below on a phone; says what the household has answered. */
export function ReplyLink({ personal }: { personal: PersonalInvitation }) {
  const { events, asksReply, isOpen, reply, question } = personal
  if (asksReply && reply)
    return (
      <a className={styles.answered} href="#reply" data-call="">
        <Answer events={events} reply={reply} />{' '}
        {isOpen && (
          <span className={styles.change}>
            <FormattedMessage {...personalMessages.change} />
          </span>
        )}
      </a>
    )
  if (!isOpen) return null
  return (
    <a className={styles.link} href="#reply" data-call="">
      {question === undefined ? <FormattedMessage {...personalMessages.question} /> : renderPhoneText([question])}
    </a>
  )
}
