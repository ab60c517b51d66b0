import type { GalleryItem } from './gallery'
import styles from './ItemPicture.module.css'

/** Size of the drawings, in px. */
const SIDE_PX = 600

/** An item's picture under a pointed arch. Its name is beside it, so `alt` is empty. */
export function ItemPicture({ item, lazy }: { item: GalleryItem; lazy: boolean }) {
  return (
    <div className={styles.arch}>
      <img
        className={styles.picture}
        src={item.image}
        alt=""
        width={SIDE_PX}
        height={SIDE_PX}
        loading={lazy ? 'lazy' : 'eager'}
      />
    </div>
  )
}
