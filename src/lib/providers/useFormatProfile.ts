import { useIntl, type IntlShape } from 'react-intl'
import type { ProviderProfile } from '@/api'
import { profileFormatMessages } from '@/i18n/messages/providerProfile'
import { useLocale } from '@/i18n/LocaleProvider'
import { findCity, findGovernorate, type PlaceName } from '@shared/places'

export interface Prices {
  from: number | null | undefined
  to: number | null | undefined
  unit: ProviderProfile['priceUnit'] | undefined
}

type Weekday = ProviderProfile['openingDays'][number]

/** A week in Egypt begins on Saturday. */
export const WEEKDAYS = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
/** Some Saturday. */
const SATURDAY = Date.UTC(2026, 0, 3)
const DAY_MS = 24 * 60 * 60 * 1000

function formatRange(intl: IntlShape, from: number | null, to: number | null): string | null {
  if (from !== null && to !== null)
    return from === to
      ? intl.formatMessage(profileFormatMessages.price, { price: from })
      : intl.formatMessage(profileFormatMessages.priceRange, { from, to })
  if (from !== null) return intl.formatMessage(profileFormatMessages.priceFrom, { from })
  return to === null ? null : intl.formatMessage(profileFormatMessages.priceUpTo, { to })
}

const formatDay = (intl: IntlShape, day: Weekday): string =>
  intl.formatDate(SATURDAY + WEEKDAYS.indexOf(day) * DAY_MS, { weekday: 'long', timeZone: 'UTC' })

function formatDays(intl: IntlShape, days: Weekday[]): string {
  if (days.length === WEEKDAYS.length) return intl.formatMessage(profileFormatMessages.everyDay)
  return intl.formatList(WEEKDAYS.filter((day) => days.includes(day)).map((day) => formatDay(intl, day)))
}

/** @returns functions that put the values of a provider's profile into words; null or an empty text where there is no value */
export function useFormatProfile() {
  const intl = useIntl()
  const { locale } = useLocale()
  const formatLanguage = (language: ProviderProfile['languages'][number]): string =>
    intl.formatDisplayName(language, { type: 'language' }) ?? language
  const getName = (place: { name: PlaceName } | undefined) => place?.name[locale]

  return {
    formatPrice: (price: number): string => intl.formatMessage(profileFormatMessages.price, { price }),

    /** What is asked for, from the lowest price to the highest, with what it is for. */
    formatPrices: ({ from, to, unit }: Prices): string | null => {
      const price = formatRange(intl, from ?? null, to ?? null)
      return price !== null && unit ? intl.formatMessage(profileFormatMessages[unit], { price }) : price
    },

    /** City and governorate; one of them where both have the same name. */
    formatPlace: (profile: Pick<ProviderProfile, 'governorate' | 'city'> | null): string | null => {
      const governorate = getName(findGovernorate(profile?.governorate))
      const city = getName(findCity(profile?.governorate, profile?.city))
      if (!governorate || !city || city === governorate) return governorate ?? null
      return intl.formatMessage(profileFormatMessages.place, { city, governorate })
    },

    formatGovernorates: (ids: ProviderProfile['serves']): string =>
      intl.formatList(ids.flatMap((id) => getName(findGovernorate(id)) ?? [])),

    formatLanguage,

    formatLanguages: (languages: ProviderProfile['languages']): string =>
      intl.formatList(languages.map(formatLanguage)),

    formatDay: (day: Weekday): string => formatDay(intl, day),

    formatDays: (days: ProviderProfile['openingDays']): string => formatDays(intl, days),

    formatCapacity: (count: number): string => intl.formatMessage(profileFormatMessages.capacity, { count }),

    /** A year without a separator of thousands. */
    formatYear: (year: number): string => intl.formatNumber(year, { useGrouping: false }),
  }
}
