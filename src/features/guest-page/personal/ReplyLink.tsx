import { FormattedMessage } from 'react-intl'
import type { PersonalInvitation } from '@/api'
import { personalMessages } from '@/i18n/messages/personal'
import { renderPhoneText } from '@/lib/phone/renderPhoneText'
import styles from './ReplyLink.module.css'

/** Leads from the first screen to the reply card, which is three screens below on a phone. Nothing when there is nothing to reply. */
export function ReplyLink({ personal: { isOpen, reply, question } }: { personal: PersonalInvitation }) {
  if (!isOpen || reply) return null
  return (
    <a className={styles.link} href="#reply">
      {question === undefined ? <FormattedMessage {...personalMessages.question} /> : renderPhoneText([question])}
    </a>
  )
}
