import { FormattedMessage } from 'react-intl'
import type { PersonalInvitation } from '@/api'
import { renderBdi } from '@/i18n/renderBdi'
import { personalMessages } from '@/i18n/messages/personal'
import styles from './Greeting.module.css'

/** Addresses the household, in the colours and type of the invitation's first line. */
export function Greeting({ household: { honorific, name } }: Pick<PersonalInvitation, 'household'>) {
  const fullName = [honorific, name].filter(Boolean).join(' ')
  return (
    <span className={styles.greeting}>
      <FormattedMessage {...personalMessages.greeting} values={{ name: fullName, bdi: renderBdi }} />
    </span>
  )
}
