import type { LocalBusiness, Offer, OpeningHoursSpecification } from 'schema-dts'
import type { OwnProvider } from '@/api/providers'
import { findCity, findGovernorate } from '@shared/places'
import { providerPath } from '@shared/routes'
import type { Locale } from '@/i18n/locales'
import { getProviderName } from '../getProviderName'
import { getCallLink, getWebsiteLink } from './contactLinks'

type Profile = NonNullable<OwnProvider['profile']>
type Weekday = Profile['openingDays'][number]

interface Description {
  siteUrl: string
  locale: Locale
  /** What is asked for, in words; null without a price. */
  prices: string | null
  /** The sentence about a provider that says nothing of itself. */
  summary: string
}

const DAYS: Record<Weekday, NonNullable<OpeningHoursSpecification['dayOfWeek']>> = {
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
}

const toOffer = ({ name, price, contents }: Profile['packages'][number]): Offer => ({
  '@type': 'Offer',
  name,
  ...(contents === '' ? {} : { description: contents }),
  ...(price === null ? {} : { price, priceCurrency: 'EGP' }),
})

/** Search engines show nothing for a list without entries. */
const toList = <Item>(items: readonly Item[]): readonly Item[] | undefined => (items.length === 0 ? undefined : items)

/** @returns a provider as search engines read it (schema.org); what is missing is undefined, which JSON omits */
export function toLocalBusiness(provider: OwnProvider, description: Description): Exclude<LocalBusiness, string> {
  const { siteUrl, locale, prices, summary } = description
  const { id, photos, contactNumber, address, websiteOrSocialMedia, profile, rating } = provider
  const governorate = findGovernorate(profile?.governorate)
  const city = findCity(profile?.governorate, profile?.city)
  const links = [websiteOrSocialMedia, ...(profile?.socialLinks ?? [])].flatMap((link) => getWebsiteLink(link) ?? [])
  const served = (profile?.serves ?? []).flatMap((place) => findGovernorate(place)?.name[locale] ?? [])
  return {
    '@type': 'LocalBusiness',
    '@id': siteUrl + providerPath(id),
    url: siteUrl + providerPath(id),
    name: getProviderName(provider),
    description: profile?.about ?? summary,
    image: toList(photos.map(({ files }) => siteUrl + files.large)),
    telephone: getCallLink(contactNumber).replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address ?? undefined,
      addressLocality: city?.name[locale],
      addressRegion: governorate?.name[locale],
      addressCountry: 'EG',
    },
    areaServed: toList(served.map((name) => ({ '@type': 'AdministrativeArea' as const, name }))),
    priceRange: prices ?? undefined,
    foundingDate: profile?.foundedYear == null ? undefined : String(profile.foundedYear),
    sameAs: toList([...new Set(links)]),
    openingHoursSpecification: toList(
      (profile?.openingDays ?? []).map((day) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: DAYS[day],
      })),
    ),
    makesOffer: toList((profile?.packages ?? []).map(toOffer)),
    aggregateRating: rating
      ? { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count }
      : undefined,
  }
}
