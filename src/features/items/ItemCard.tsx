import { FormattedMessage, useIntl } from 'react-intl'
import { itemPath } from '@shared/routes'
import { LinkButton } from '@/ui/button/LinkButton'
import { getCategoryLabel, type GalleryItem } from './gallery'
import styles from './ItemCard.module.css'
import { ItemPicture } from './ItemPicture'
import { itemMessages } from '@/i18n/messages/items'
import { WishButton } from './wishlist/WishButton'

interface ItemCardProps {
  item: GalleryItem
  /** Heading level below the list's heading. */
  heading: 'h2' | 'h3'
  /** Its picture is in the first viewport and not lazy-loaded. */
  first?: boolean
}

/** A gallery item with View Details and Add to Wishlist (specification §2, Items). */
export function ItemCard({ item, heading: Heading, first = false }: ItemCardProps) {
  const intl = useIntl()
  const name = intl.formatMessage({ id: item.name.id })
  return (
    <li className={styles.card}>
      <ItemPicture item={item} lazy={!first} />
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.category}>
        <FormattedMessage {...getCategoryLabel(item.category)} />
      </p>
      <div className={styles.actions}>
        <LinkButton
          to={itemPath(item.id)}
          variant="outlined"
          aria-label={intl.formatMessage(itemMessages.detailsLabel, { name })}
        >
          <FormattedMessage {...itemMessages.viewDetails} />
        </LinkButton>
        <WishButton itemId={item.id} name={name} />
      </div>
    </li>
  )
}
