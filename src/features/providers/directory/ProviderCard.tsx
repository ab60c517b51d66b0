import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { ListedProvider } from '@/api/providers'
import { useFormatProfile } from '@/lib/providers/useFormatProfile'
import { PlaceIcon } from '@/ui/icons/pageIcons'
import { RatingLine } from '@/ui/stars/RatingLine'
import { providerPath } from '@shared/routes'
import { findCategory } from '../categories/categories'
import { CategoryCover } from '../categories/CategoryCover'
import { getProviderName } from '../getProviderName'
import { getPhotoAttributes } from '../photoFiles'
import styles from './ProviderCard.module.css'

/** The width of a card in one, two and three columns. */
const SIZES = '(min-width: 1200px) 365px, (min-width: 900px) 31vw, (min-width: 600px) 46vw, 92vw'

interface ProviderCardProps {
  provider: ListedProvider
  /** In the first row: its photograph is loaded at once. */
  isFirst?: boolean
}

/** A provider in the directory, with a link to its page. */
export function ProviderCard({ provider, isFirst = false }: ProviderCardProps) {
  const { formatPrices, formatPlace, formatCapacity } = useFormatProfile()
  const { address, capacityPersons, rating } = provider
  const place = formatPlace(provider) ?? address
  const price = formatPrices({ from: provider.priceRange, to: provider.priceTo, unit: provider.priceUnit })
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        <Cover provider={provider} isFirst={isFirst} />
      </div>
      <div className={styles.words}>
        <Services of={provider} />
        <h3 className={styles.name}>
          <Link to={providerPath(provider.id)} className={styles.link}>
            <bdi translate="no">{getProviderName(provider)}</bdi>
          </Link>
        </h3>
        {rating && (
          <p className={styles.rating}>
            <RatingLine rating={rating} />
          </p>
        )}
        {place && (
          <p className={styles.place}>
            <PlaceIcon size={16} />
            <bdi translate="no">{place}</bdi>
          </p>
        )}
        {price && <p className={styles.price}>{price}</p>}
        {capacityPersons != null && <p className={styles.capacity}>{formatCapacity(capacityPersons)}</p>}
      </div>
    </li>
  )
}

/** The first photograph; without one, a drawing of what they do. */
function Cover({ provider: { cover, serviceClasses }, isFirst }: Required<ProviderCardProps>) {
  if (!cover) return <CategoryCover of={serviceClasses[0] ?? 'weddingplanner'} className={styles.cover} />
  return (
    <img
      className={styles.cover}
      // React sets attributes in this order, and the browser loads at `src`.
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      sizes={SIZES}
      {...getPhotoAttributes(cover)}
      alt={cover.alt ?? ''}
    />
  )
}

function Services({ of: { serviceClasses } }: { of: ListedProvider }) {
  const intl = useIntl()
  const labels = serviceClasses.flatMap((value) => findCategory(value)?.label ?? [])
  return (
    <p className={styles.services}>
      {intl.formatList(
        labels.map((label) => intl.formatMessage(label)),
        { type: 'unit', style: 'short' },
      )}
    </p>
  )
}
