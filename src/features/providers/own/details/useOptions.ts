import { useIntl } from 'react-intl'
import type { Governorate, PriceUnit, ProviderLanguage } from '@/api'
import { useLocale } from '@/i18n/LocaleProvider'
import { ownUnitMessages } from '@/i18n/messages/ownProviderForm'
import { useFormatProfile, WEEKDAYS } from '@/lib/providers/useFormatProfile'
import { findCity, findGovernorate, GOVERNORATES } from '@shared/places'

const LANGUAGES: ProviderLanguage[] = ['ar', 'en', 'fr', 'de', 'it', 'es', 'ru']
const UNITS = Object.keys(ownUnitMessages) as PriceUnit[]

/** @returns the choices of the form, and functions that name them in the language of the page */
export function useOptions() {
  const intl = useIntl()
  const { locale } = useLocale()

  const { formatLanguage, formatDay } = useFormatProfile()
  const formatUnit = (unit: PriceUnit): string => intl.formatMessage(ownUnitMessages[unit])
  const formatGovernorate = (id: string): string => findGovernorate(id)?.name[locale] ?? id
  const formatCity = (governorate: string, id: string): string => findCity(governorate, id)?.name[locale] ?? id

  return {
    formatLanguage,
    formatDay,
    formatUnit,
    formatGovernorate,
    formatCity,
    languages: LANGUAGES.map((value) => ({ value, label: formatLanguage(value) })),
    weekdays: WEEKDAYS.map((value) => ({ value, label: formatDay(value) })),
    units: UNITS.map((value) => ({ value, label: formatUnit(value) })),
    governorates: GOVERNORATES.map(({ id, name }) => ({ value: id as Governorate, label: name[locale] })),
    getCities: (governorate: string) =>
      (findGovernorate(governorate)?.cities ?? []).map(({ id, name }) => ({ value: id, label: name[locale] })),
  }
}
