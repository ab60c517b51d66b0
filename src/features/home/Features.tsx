import { FormattedMessage } from 'react-intl'
import procession from '@/assets/pictures/about/procession.svg'
import changes from '@/assets/pictures/features/countdown.svg'
import guests from '@/assets/pictures/features/guests.svg'
import invitation from '@/assets/pictures/features/invitation.svg'
import replies from '@/assets/pictures/features/languages.svg'
import { Band } from '@/ui/layout/Band'
import { EntryText } from '@/ui/layout/EntryText'
import { homeMessages } from '@/i18n/messages/home'
import styles from './Features.module.css'

const features = [
  { picture: invitation, title: homeMessages.featureInvitation, text: homeMessages.featureInvitationText },
  { picture: guests, title: homeMessages.featureGuests, text: homeMessages.featureGuestsText },
  { picture: replies, title: homeMessages.featureReplies, text: homeMessages.featureRepliesText },
  { picture: changes, title: homeMessages.featureChanges, text: homeMessages.featureChangesText },
]

/** The feature cards (specification §2): the title is sticky while the four cards scroll. */
export function Features() {
  return (
    <Band className={styles.columns}>
      <div className={styles.heading}>
        <h2 className={styles.title}>
          <FormattedMessage {...homeMessages.featuresTitle} />
        </h2>
        <p className={styles.introduction}>
          <FormattedMessage {...homeMessages.featuresLead} />
        </p>
        <img src={procession} alt="" width={1280} height={800} loading="lazy" className={styles.picture} />
      </div>
      <ul className={styles.cards}>
        {features.map(({ picture, title, text }) => (
          <li key={title.id} className={styles.card}>
            <img src={picture} alt="" width={96} height={96} loading="lazy" className={styles.drawing} />
            <div>
              <EntryText title={title} text={text} />
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
