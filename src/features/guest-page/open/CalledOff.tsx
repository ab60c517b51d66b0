import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PublicInvitation } from '@/api'
import '@/assets/fonts/jasmine.css'
import { statusMessages } from '@/i18n/messages/guest'
import styles from './GuestNotices.module.css'
import { useInvitationTitle } from './invitationTexts'

interface Props {
  invitation: PublicInvitation
  /** Whom the invitation addressed. */
  greeting?: ReactNode
  /** What concerns one household only. */
  reply?: ReactNode
}

export const isCalledOff = ({ statuses }: PublicInvitation): boolean => statuses?.wedding === 'calledOff'

/** Takes the place of an invitation to a wedding that is called off: no card, no music, nothing to share. */
export function CalledOff({ invitation, greeting, reply }: Props) {
  const title = useInvitationTitle(invitation)
  return (
    <section className={styles.notice}>
      {greeting}
      <h1 className={styles.title}>
        <bdi>{title}</bdi>
      </h1>
      <p className={styles.text}>
        <FormattedMessage {...statusMessages.calledOff} />
      </p>
      {reply}
    </section>
  )
}
