import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { ServiceCategory } from '@/api'
import { profileMessages } from '@/i18n/messages/providers'
import text from '@/ui/text.module.css'
import { directoryPath } from '@shared/routes'
import { findCategory, type Category } from '../categories/categories'
import { CategoryEmblem } from '../categories/CategoryEmblem'
import styles from './ProfileServices.module.css'

interface ProfileServicesProps {
  serviceClasses: readonly ServiceCategory[]
  /** Whether each category leads to the directory. */
  hasLinks: boolean
}

/** A provider's categories. */
export function ProfileServices({ serviceClasses, hasLinks }: ProfileServicesProps) {
  const knownCategories = serviceClasses.flatMap((value) => findCategory(value) ?? [])
  return (
    <section>
      <h2 className={text.h3}>
        <FormattedMessage {...profileMessages.services} />
      </h2>
      <ul className={styles.services}>
        {knownCategories.map((category) => (
          <li key={category.value}>
            {hasLinks ? (
              <Link className={styles.service} to={directoryPath(category.value)}>
                <Service {...category} />
              </Link>
            ) : (
              <div className={styles.service}>
                <Service {...category} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Service = ({ value, label, description }: Pick<Category, 'value' | 'label' | 'description'>) => (
  <>
    <CategoryEmblem of={value} width={52} />
    <span>
      <span className={styles.label}>
        <FormattedMessage {...label} />
      </span>
      <span className={styles.description}>
        <FormattedMessage {...description} />
      </span>
    </span>
  </>
)
