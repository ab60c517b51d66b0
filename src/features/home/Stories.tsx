import { FormattedMessage, useIntl } from 'react-intl'
import coupleOne from '@/assets/pictures/home/couple-1.svg'
import coupleTwo from '@/assets/pictures/home/couple-2.svg'
import coupleThree from '@/assets/pictures/home/couple-3.svg'
import { Band } from '@/ui/layout/Band'
import { homeMessages } from '@/i18n/messages/home'
import styles from './Stories.module.css'

const stories = [
  {
    picture: coupleOne,
    alt: homeMessages.storyOneAlt,
    words: homeMessages.storyOne,
    by: homeMessages.storyOneBy,
    from: homeMessages.storyOneFrom,
  },
  {
    picture: coupleTwo,
    alt: homeMessages.storyTwoAlt,
    words: homeMessages.storyTwo,
    by: homeMessages.storyTwoBy,
    from: homeMessages.storyTwoFrom,
  },
  {
    picture: coupleThree,
    alt: homeMessages.storyThreeAlt,
    words: homeMessages.storyThree,
    by: homeMessages.storyThreeBy,
    from: homeMessages.storyThreeFrom,
  },
]

/** Three testimonials (specification §2); the middle one is lower. */
export function Stories() {
  const intl = useIntl()
  return (
    <Band background="white">
      <h2 className={styles.title}>
        <FormattedMessage {...homeMessages.storiesTitle} />
      </h2>
      <div className={styles.stories}>
        {stories.map(({ picture, alt, words, by, from }) => (
          <figure key={by.id} className={styles.story}>
            <img
              src={picture}
              alt={intl.formatMessage(alt)}
              width={240}
              height={240}
              loading="lazy"
              className={styles.picture}
            />
            <blockquote className={styles.words}>
              <FormattedMessage {...words} />
            </blockquote>
            <figcaption>
              <span className={styles.couple}>
                <FormattedMessage {...by} />
              </span>
              <span className={styles.place}>
                <FormattedMessage {...from} />
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Band>
  )
}
