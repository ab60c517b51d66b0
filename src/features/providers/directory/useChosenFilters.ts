import { useIntl } from 'react-intl'
import { useFormatProfile } from '@/lib/providers/useFormatProfile'
import { directoryMessages } from '@/i18n/messages/directory'
import { findCategory } from '../categories/categories'
import { getDirectoryUrl, NO_FILTERS, type DirectoryFilters, type DirectorySearch } from './search'

export interface ChosenFilter {
  /** What it asks for, such as "Nasr City, Cairo". */
  words: string
  /** The same search without it. */
  url: string
}

/** @returns the filters of a search in words; place and price are one filter each */
export function useChosenFilters(search: DirectorySearch): ChosenFilter[] {
  const intl = useIntl()
  const { formatPlace, formatPrices } = useFormatProfile()
  const { q, category, area, governorate, city, priceMin, priceMax, guests } = search
  const label = findCategory(category)?.label
  const filters: [words: string | null, names: (keyof DirectoryFilters)[]][] = [
    [q, ['q']],
    [label ? intl.formatMessage(label) : null, ['category']],
    [area || formatPlace({ governorate: governorate || null, city }), ['area', 'governorate', 'city']],
    [formatPrices({ from: priceMin, to: priceMax, unit: null }), ['priceMin', 'priceMax']],
    [guests === null ? null : intl.formatMessage(directoryMessages.chosenGuests, { count: guests }), ['guests']],
  ]
  return filters.flatMap(([words, names]) => {
    if (!words) return []
    const without = Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]]))
    return [{ words, url: getDirectoryUrl({ ...search, ...without, page: 1 }) }]
  })
}
