import type { ServiceCategory } from '@/api'
import { SEARCH_MAX_CHARACTERS, SEARCH_MAX_PAGE } from '@/config/limits'
import { paths } from '@shared/routes'
import { findCategory } from '../categories/categories'

/** A search in the directory; an empty text is no filter. */
export interface DirectorySearch {
  q: string
  category: ServiceCategory | ''
  area: string
  page: number
}

/** The filters, named as in the URL and the API. */
export type DirectoryFilter = 'q' | 'category' | 'area'

const toText = (value: string | null): string => (value ?? '').trim().slice(0, SEARCH_MAX_CHARACTERS)

/** Parses the search in a URL. Invalid values are dropped: an unknown category filters nothing, an invalid page is the first. */
export function readSearch(params: URLSearchParams): DirectorySearch {
  const page = Number(params.get('page'))
  return {
    q: toText(params.get('q')),
    category: findCategory(params.get('category'))?.value ?? '',
    area: toText(params.get('area')),
    page: Number.isInteger(page) && page >= 1 && page <= SEARCH_MAX_PAGE ? page : 1,
  }
}

/** Formats a search for a URL; empty filters and the first page are omitted. */
export function getDirectoryUrl({ q = '', category = '', area = '', page = 1 }: Partial<DirectorySearch>): string {
  const set = Object.entries({ q: toText(q), category, area: toText(area), page: page > 1 ? String(page) : '' }).filter(
    ([, value]) => value !== '',
  )
  return set.length === 0 ? paths.directory : `${paths.directory}?${new URLSearchParams(set).toString()}`
}
