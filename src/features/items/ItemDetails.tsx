import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@shared/routes'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { ExternalLink } from '@/ui/layout/ExternalLink'
import { Divider } from '@/ui/ornament/Divider'
import text from '@/ui/text.module.css'
import { getCategoryLabel, getItems, type GalleryItem } from './gallery'
import styles from './ItemDetails.module.css'
import { ItemGrid } from './ItemGrid'
import { ItemPicture } from './ItemPicture'
import { itemMessages } from '@/i18n/messages/items'
import { WishButton } from './wishlist/WishButton'

/** An item's details: picture, advice, actions, and related items. */
export function ItemDetails({ item }: { item: GalleryItem }) {
  const intl = useIntl()
  const { storeUrl } = useSiteConfig()
  const name = intl.formatMessage({ id: item.name.id })
  const neighbours = getItems(item.category).filter(({ id }) => id !== item.id)
  return (
    <>
      <div className={styles.details}>
        <ItemPicture item={item} lazy={false} />
        <div>
          <p className={styles.category}>
            <FormattedMessage {...getCategoryLabel(item.category)} />
          </p>
          <h1 className={text.h1}>{name}</h1>
          <div className={styles.ornament}>
            <Divider />
          </div>
          <p className={styles.about}>
            <FormattedMessage {...item.about} />
          </p>
          <div className={styles.actions}>
            <WishButton itemId={item.id} name={name} />
            <ExternalLink href={storeUrl} variant="outlined">
              <FormattedMessage {...itemMessages.askStore} />
            </ExternalLink>
          </div>
          <Link className={styles.back} to={paths.items}>
            <FormattedMessage {...itemMessages.backToAll} />
          </Link>
        </div>
      </div>
      <section className={styles.more}>
        <h2 className={styles.title}>
          <FormattedMessage {...itemMessages.more} />
        </h2>
        <ItemGrid items={neighbours} heading="h3" />
      </section>
    </>
  )
}
