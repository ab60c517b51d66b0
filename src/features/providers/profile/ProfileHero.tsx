import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OwnProvider } from '@/api/providers'
import { providerProfileMessages } from '@/i18n/messages/providerProfile'
import { useFormatProfile } from '@/lib/providers/useFormatProfile'
import { getButtonClass } from '@/ui/button/buttonClass'
import { Divider } from '@/ui/ornament/Divider'
import { RatingLine } from '@/ui/stars/RatingLine'
import { findCategory } from '../categories/categories'
import { CategoryEmblem } from '../categories/CategoryEmblem'
import { getProviderName } from '../getProviderName'
import { CONTACT_ID } from './ContactPanel'
import { getPhotoAttributes, usePhotoAlt } from '../photoFiles'
import styles from './ProfileHero.module.css'

/** Longer names are set in a smaller size, so that the price stays on the first screen. */
const LONG_NAME_CHARACTERS = 30

interface ProfileHeroProps {
  provider: OwnProvider
  /** The button that asks the provider; absent for its owner. */
  ask?: ReactNode
  onOpenPhoto: (index: number) => void
}

/** The top of a provider's page: the first photograph, or else the emblem of its category, and what couples ask first. */
export function ProfileHero({ provider, ask, onOpenPhoto }: ProfileHeroProps) {
  const { photos, serviceClasses } = provider
  const getAlt = usePhotoAlt(getProviderName(provider), photos)
  const cover = photos[0]
  return (
    <header className={styles.hero} data-cover={cover && ''} data-emblem={cover ? undefined : ''}>
      {cover ? (
        <button
          type="button"
          className={styles.cover}
          data-shape={cover.height > cover.width ? 'upright' : 'wide'}
          aria-haspopup="dialog"
          onClick={() => onOpenPhoto(0)}
        >
          <img
            className={styles.picture}
            {...getPhotoAttributes(cover)}
            sizes="(min-width: 1200px) 640px, (min-width: 900px) 55vw, (min-width: 600px) 720px, 100vw"
            alt={getAlt(0)}
            fetchPriority="high"
          />
        </button>
      ) : (
        <CategoryEmblem of={serviceClasses[0] ?? 'weddingplanner'} width={112} />
      )}
      <HeroWords provider={provider} ask={ask} />
    </header>
  )
}

function HeroWords({ provider, ask }: Pick<ProfileHeroProps, 'provider' | 'ask'>) {
  const intl = useIntl()
  const { formatPrices, formatPlace, formatCapacity } = useFormatProfile()
  const { businessName, fullName, serviceClasses, address, priceRange, profile } = provider
  const services = serviceClasses.flatMap((value) => findCategory(value)?.label ?? [])
  const price = formatPrices({ from: priceRange, to: profile?.priceTo, unit: profile?.priceUnit })
  const place = formatPlace(profile) ?? address
  const name = getProviderName(provider)
  return (
    <div className={styles.words}>
      <p className={styles.services}>
        {intl.formatList(
          services.map((label) => intl.formatMessage(label)),
          { type: 'unit', style: 'short' },
        )}
      </p>
      <h1 className={styles.name} data-long={name.length > LONG_NAME_CHARACTERS ? '' : undefined}>
        <bdi translate="no">{name}</bdi>
      </h1>
      {businessName && (
        <p className={styles.person}>
          <bdi translate="no">{fullName}</bdi>
        </p>
      )}
      <div className={styles.ornament}>
        <Divider />
      </div>
      {provider.rating && (
        <p className={styles.rating}>
          <RatingLine rating={provider.rating} />
        </p>
      )}
      {price && <p className={styles.price}>{price}</p>}
      {(place || profile?.capacityPersons) && (
        <p className={styles.place}>
          {place && <bdi>{place}</bdi>}
          {profile?.capacityPersons && <span>{formatCapacity(profile.capacityPersons)}</span>}
        </p>
      )}
      <div className={styles.actions}>
        {ask && <div className={styles.ask}>{ask}</div>}
        <a
          className={getButtonClass({ variant: ask ? 'outlined' : 'contained', size: 'large' })}
          href={`#${CONTACT_ID}`}
        >
          <FormattedMessage {...providerProfileMessages.contactAction} />
        </a>
      </div>
    </div>
  )
}
