import { FormattedMessage } from 'react-intl'
import type { PublicInvitation } from '@/api'
import { guestMessages } from '@/i18n/messages/guest'
import { PhoneText } from '@/lib/phone/PhoneText'
import styles from './Wishes.module.css'

/** The rest is under a disclosure. */
const FIRST = 6

/** Messages of guests that the couple shows, with their consent. */
export function Wishes({ wishes }: Pick<PublicInvitation, 'wishes'>) {
  if (wishes.length === 0) return null
  return (
    <section className={styles.wishes}>
      <h2 className={styles.title}>
        <FormattedMessage {...guestMessages.wishes} />
      </h2>
      <WishList wishes={wishes.slice(0, FIRST)} />
      {wishes.length > FIRST && (
        <details className={styles.more}>
          <summary className={styles.summary}>
            <FormattedMessage {...guestMessages.moreWishes} />
          </summary>
          <WishList wishes={wishes.slice(FIRST)} />
        </details>
      )}
    </section>
  )
}

function WishList({ wishes }: Pick<PublicInvitation, 'wishes'>) {
  return (
    <ul className={styles.list}>
      {wishes.map(({ name, message }, index) => (
        <li key={index} className={styles.wish}>
          <blockquote className={styles.message} dir="auto">
            <PhoneText text={message} />
          </blockquote>
          <bdi className={styles.name}>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}
