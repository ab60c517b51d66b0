import { useIntl } from 'react-intl'
import type { OwnProvider, ProviderPhoto } from '@/api/providers'
import { useSiteUrl } from '@/config/useSiteUrl'
import { useLocale } from '@/i18n/LocaleProvider'
import { profileMessages } from '@/i18n/messages/providers'
import { layoutMessages } from '@/i18n/messages/site'
import { useFormatProfile } from '@/lib/providers/useFormatProfile'
import { Breadcrumbs } from '@/seo/Breadcrumbs'
import { JsonLd } from '@/seo/JsonLd'
import { PageHead, type SharedPicture } from '@/seo/PageHead'
import { PHOTO_SIDES_PX } from '@shared/limits'
import { paths, providerPath } from '@shared/routes'
import { findCategory } from '../categories/categories'
import { getProviderName } from '../getProviderName'
import { toLocalBusiness } from './toLocalBusiness'

function toSharedPicture({ files, width, height }: ProviderPhoto): SharedPicture {
  const scale = Math.min(1, PHOTO_SIDES_PX.large / Math.max(width, height))
  return { path: files.large, width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Between facts of different kinds, in both languages. */
const SEPARATOR = ' · '

const join = (...facts: (string | null | undefined)[]): string => facts.filter(Boolean).join(SEPARATOR)

/** @returns a provider in words for search results: what it does, where, and for how much */
function useSummary(provider: OwnProvider) {
  const intl = useIntl()
  const { formatPrices, formatPlace } = useFormatProfile()
  const { serviceClasses, address, priceRange, profile } = provider
  const labels = serviceClasses.flatMap((value) => findCategory(value)?.label ?? [])
  const services = labels.map((label) => intl.formatMessage(label))
  const place = formatPlace(profile) ?? address
  const prices = formatPrices({ from: priceRange, to: profile?.priceTo, unit: profile?.priceUnit })
  const name = getProviderName(provider)
  return {
    title: join(name, services[0], place),
    summary: intl.formatMessage(profileMessages.about, {
      name,
      facts: join(intl.formatList(services, { type: 'unit' }), place, prices),
    }),
    prices,
  }
}

/** Head elements and structured data of a provider's page. */
export function ProviderHead({ provider }: { provider: OwnProvider }) {
  const intl = useIntl()
  const siteUrl = useSiteUrl()
  const { locale } = useLocale()
  const { title, summary, prices } = useSummary(provider)
  const path = providerPath(provider.id)
  const cover = provider.photos[0]
  const trail = [
    { name: intl.formatMessage(layoutMessages.providers), path: paths.providers },
    { name: intl.formatMessage(profileMessages.directory), path: paths.directory },
    { name: getProviderName(provider), path },
  ]
  return (
    <>
      <PageHead
        title={title}
        description={summary}
        path={path}
        picture={cover && toSharedPicture(cover)}
        // Only the owner sees it.
        hidden={provider.status !== 'approved'}
      />
      <JsonLd data={toLocalBusiness(provider, { siteUrl, locale, prices, summary })} />
      <Breadcrumbs trail={trail} />
    </>
  )
}
