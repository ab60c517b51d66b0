import { FormattedMessage } from 'react-intl'
import { paths } from '@shared/routes'
import { Gallery } from '../features/items/Gallery'
import { itemMessages } from '@/i18n/messages/items'
import { PageHead } from '../seo/PageHead'
import text from '../ui/text.module.css'
import styles from './ItemsPage.module.css'

/** The gallery of 25 items in five categories (specification §2, Items). */
export default function ItemsPage() {
  return (
    <div className={styles.page}>
      <PageHead title={itemMessages.title} description={itemMessages.description} path={paths.items} />
      <h1 className={text.h1}>
        <FormattedMessage {...itemMessages.title} />
      </h1>
      <p className={styles.lead}>
        <FormattedMessage {...itemMessages.lead} />
      </p>
      <Gallery />
    </div>
  )
}
