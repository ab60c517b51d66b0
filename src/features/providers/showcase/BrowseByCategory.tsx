import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { directoryPath } from '@shared/routes'
import text from '@/ui/text.module.css'
import { CategoryEmblem } from '../categories/CategoryEmblem'
import { browseCards } from './featured'
import { showcaseMessages } from '@/i18n/messages/providers'
import styles from './BrowseByCategory.module.css'

/** Six links into the directory (specification §2). */
export function BrowseByCategory() {
  return (
    <div className={styles.section}>
      <div>
        <h2 className={text.h2}>
          <FormattedMessage {...showcaseMessages.browse} />
        </h2>
        <p className={styles.lead}>
          <FormattedMessage {...showcaseMessages.browseLead} />
        </p>
      </div>
      <ul className={styles.list}>
        {browseCards.map(({ name, count, category }) => (
          <li key={name.id}>
            <Link className={styles.entry} to={directoryPath(category)}>
              <CategoryEmblem of={category} />
              <span className={styles.name}>
                <FormattedMessage {...name} />
              </span>{' '}
              <span className={styles.count}>
                <FormattedMessage {...showcaseMessages.count} values={{ count }} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
