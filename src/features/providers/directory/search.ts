import type { Governorate, ServiceCategory } from '@/api'
import type { ListProvidersApiArg } from '@/api/providers'
import { DIRECTORY_PAGE_SIZE, SEARCH_MAX_CHARACTERS, SEARCH_MAX_PAGE } from '@/config/limits'
import { findCity, findGovernorate } from '@shared/places'
import { paths } from '@shared/routes'
import { findCategory } from '../categories/categories'
import { isGuestCount, isPrice, parseCount, parsePrice } from '@/lib/parseNumbers'

/** The first one is the usual order. */
export const DIRECTORY_SORTS = ['newest', 'price', 'asked'] as const
export type DirectorySort = (typeof DIRECTORY_SORTS)[number]

/** What narrows and sorts the list, named as in the URL and the API; an empty text or null is no filter. */
export interface DirectoryFilters {
  q: string
  category: ServiceCategory | ''
  /** Text that is no known place. */
  area: string
  governorate: Governorate | ''
  /** Only with its governorate. */
  city: string
  /** In EGP. */
  priceMin: number | null
  priceMax: number | null
  guests: number | null
  sort: DirectorySort
}

/** A search in the directory. */
export interface DirectorySearch extends DirectoryFilters {
  page: number
}

export const NO_FILTERS: DirectoryFilters = {
  q: '',
  category: '',
  area: '',
  governorate: '',
  city: '',
  priceMin: null,
  priceMax: null,
  guests: null,
  sort: 'newest',
}

const toText = (value: string | null): string => (value ?? '').trim().slice(0, SEARCH_MAX_CHARACTERS)

/** @returns a typed price that the API accepts; null for a blank, NaN for anything else */
export const parsePriceLimit = (typed: string): number | null => (isPrice(typed) ? parsePrice(typed) : Number.NaN)

/** @returns a typed number of guests that the API accepts; null for a blank, NaN for anything else */
export const parseGuests = (typed: string): number | null => (isGuestCount(typed) ? parseCount(typed) : Number.NaN)

const dropInvalid = (value: number | null): number | null => (Number.isNaN(value) ? null : value)

/** The lower price first, whichever way round they were typed. */
function readPrices(params: URLSearchParams): Pick<DirectoryFilters, 'priceMin' | 'priceMax'> {
  const [priceMin, priceMax] = [params.get('priceMin'), params.get('priceMax')].map((value) =>
    dropInvalid(parsePriceLimit(value ?? '')),
  ) as [number | null, number | null]
  const isReversed = priceMin !== null && priceMax !== null && priceMin > priceMax
  return isReversed ? { priceMin: priceMax, priceMax: priceMin } : { priceMin, priceMax }
}

/** A known place, or else the text. */
function readPlace(params: URLSearchParams): Pick<DirectoryFilters, 'governorate' | 'city' | 'area'> {
  const governorate = findGovernorate(params.get('governorate'))?.id
  if (governorate === undefined) return { governorate: '', city: '', area: toText(params.get('area')) }
  const city = findCity(governorate, params.get('city'))?.id ?? ''
  return { governorate: governorate as Governorate, city, area: '' }
}

/**
 * Parses the search in a URL, which a form without scripts writes as it was typed. Invalid values are dropped: an unknown category
 * filters nothing, an invalid page is the first.
 */
export function readSearch(params: URLSearchParams): DirectorySearch {
  const page = Number(params.get('page'))
  return {
    q: toText(params.get('q')),
    category: findCategory(params.get('category'))?.value ?? '',
    ...readPlace(params),
    ...readPrices(params),
    guests: dropInvalid(parseGuests(params.get('guests') ?? '')),
    sort: DIRECTORY_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= SEARCH_MAX_PAGE ? page : 1,
  }
}

/** Formats a search for a URL; empty filters, the usual order and the first page are omitted. */
export function getDirectoryUrl(search: Partial<DirectorySearch>): string {
  const { q, area, sort, page, ...others } = { ...NO_FILTERS, page: 1, ...search }
  const values = {
    q: toText(q),
    category: others.category,
    area: toText(area),
    governorate: others.governorate,
    city: others.city,
    priceMin: others.priceMin,
    priceMax: others.priceMax,
    guests: others.guests,
    sort: sort === 'newest' ? null : sort,
    page: page > 1 ? page : null,
  }
  const set = Object.entries(values).flatMap(([name, value]) =>
    value === '' || value === null ? [] : [[name, String(value)]],
  )
  return set.length === 0 ? paths.directory : `${paths.directory}?${new URLSearchParams(set).toString()}`
}

/** @returns the request of a search */
export const toQuery = (search: DirectorySearch): ListProvidersApiArg => ({
  q: search.q || undefined,
  category: search.category || undefined,
  area: search.area || undefined,
  governorate: search.governorate || undefined,
  city: search.city || undefined,
  priceMin: search.priceMin ?? undefined,
  priceMax: search.priceMax ?? undefined,
  guests: search.guests ?? undefined,
  sort: search.sort === 'newest' ? undefined : search.sort,
  page: search.page,
  pageSize: DIRECTORY_PAGE_SIZE,
})
