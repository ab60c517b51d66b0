import { FormattedMessage } from 'react-intl'
import care from '@/assets/pictures/features/care.svg'
import invitation from '@/assets/pictures/features/invitation.svg'
import languages from '@/assets/pictures/features/languages.svg'
import privacy from '@/assets/pictures/features/privacy.svg'
import { aboutMessages } from '@/i18n/messages/about'
import { EntryText } from '@/ui/layout/EntryText'
import styles from './Values.module.css'

const values = [
  { picture: invitation, title: aboutMessages.drawn, text: aboutMessages.drawnText },
  { picture: languages, title: aboutMessages.languages, text: aboutMessages.languagesText },
  { picture: privacy, title: aboutMessages.privacy, text: aboutMessages.privacyText },
  { picture: care, title: aboutMessages.care, text: aboutMessages.careText },
]

/** The cards with Zaffa's values (specification §2, About: feature cards). */
export function Values() {
  return (
    <>
      <h2 className={styles.title}>
        <FormattedMessage {...aboutMessages.featuresTitle} />
      </h2>
      <ul className={styles.values}>
        {values.map(({ picture, title, text }) => (
          <li key={title.id} className={styles.value}>
            <img src={picture} alt="" width={96} height={96} loading="lazy" className={styles.picture} />
            <EntryText title={title} text={text} />
          </li>
        ))}
      </ul>
    </>
  )
}
