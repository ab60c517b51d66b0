import { ItemCard } from './ItemCard'
import type { GalleryItem } from './gallery'
import styles from './ItemGrid.module.css'

/** Pictures that the first viewport may show. */
const ON_FIRST_SCREEN = 2

/** A grid of items: two columns on a landscape phone, four on a desktop. */
export function ItemGrid({ items, heading = 'h2' }: { items: readonly GalleryItem[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className={styles.grid}>
      {items.map((item, index) => (
        <ItemCard key={item.id} item={item} heading={heading} first={index < ON_FIRST_SCREEN} />
      ))}
    </ul>
  )
}
