import type { ServiceCategory } from '@/api'
import { SEARCH_MAX_LETTERS, SEARCH_MAX_PAGE } from '@/config/limits'
import { paths } from '@shared/routes'
import { categoryOf } from '../categories/categories'

/** What is looked for in the directory; an empty text is no filter. */
export interface DirectorySearch {
  q: string
  category: ServiceCategory | ''
  area: string
  page: number
}

/** The filters, by the names that the address and the API give them. */
export type DirectoryFilter = 'q' | 'category' | 'area'

const textOf = (value: string | null): string => (value ?? '').trim().slice(0, SEARCH_MAX_LETTERS)

/** The search in an address. What makes no sense in it is left out: an unknown category filters nothing, a page that is no number is the first. */
export function readSearch(params: URLSearchParams): DirectorySearch {
  const page = Number(params.get('page'))
  return {
    q: textOf(params.get('q')),
    category: categoryOf(params.get('category'))?.value ?? '',
    area: textOf(params.get('area')),
    page: Number.isInteger(page) && page >= 1 && page <= SEARCH_MAX_PAGE ? page : 1,
  }
}

/** The address of a search; what is empty, and the first page, are not in it. */
export function directoryAddress({ q = '', category = '', area = '', page = 1 }: Partial<DirectorySearch>): string {
  const set = Object.entries({ q: textOf(q), category, area: textOf(area), page: page > 1 ? String(page) : '' }).filter(([, value]) => value !== '')
  return set.length === 0 ? paths.directory : `${paths.directory}?${new URLSearchParams(set).toString()}`
}
