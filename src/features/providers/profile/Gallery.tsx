import type { CSSProperties } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProviderPhoto } from '@/api/providers'
import { providerProfileMessages } from '@/i18n/messages/providerProfile'
import styles from './Gallery.module.css'
import { getPhotoAttributes, usePhotoAlt } from '../photoFiles'

interface GalleryProps {
  /** The provider's name. */
  name: string
  photos: readonly ProviderPhoto[]
  onOpenPhoto: (index: number) => void
}

/** Very wide and very high photographs are cropped to these ratios. */
const MIN_RATIO = 0.6
const MAX_RATIO = 2.2

const getRatio = ({ width, height }: ProviderPhoto): number => Math.min(MAX_RATIO, Math.max(MIN_RATIO, width / height))

/** @returns the widest that a photograph is shown at each window width: `--row` times `--limit` in Gallery.module.css, times its ratio */
const getSizes = (ratio: number): string =>
  `(min-width: 900px) ${Math.ceil(ratio * 352)}px, (min-width: 600px) ${Math.ceil(ratio * 263)}px, ${Math.ceil(ratio * 161)}px`

/** All photographs in rows of one height; each opens the viewer. */
export function Gallery({ name, photos, onOpenPhoto }: GalleryProps) {
  const getAlt = usePhotoAlt(name, photos)
  return (
    <section className={styles.gallery} aria-labelledby="photos-title">
      <h2 id="photos-title" className={styles.title}>
        <FormattedMessage {...providerProfileMessages.photos} />
      </h2>
      <ul className={styles.grid}>
        {photos.map((photo, index) => (
          <li key={photo.id} className={styles.item} style={{ '--ratio': getRatio(photo) } as CSSProperties}>
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpenPhoto(index)}>
              <img
                className={styles.picture}
                {...getPhotoAttributes(photo)}
                sizes={getSizes(getRatio(photo))}
                alt={getAlt(index)}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
