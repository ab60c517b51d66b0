import { useSearchParams } from 'react-router-dom'

/** Entries on one page of a list. */
export const PAGE_SIZE = 20

/** @returns the page of the list that the address names, from 1 */
export function usePageNumber(): number {
  const [search] = useSearchParams()
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** @returns a function that returns the search of another page of the same list */
export function usePageSearch(): (page: number) => string {
  const [search] = useSearchParams()
  return (page) => {
    const next = new URLSearchParams(search)
    if (page > 1) next.set('page', String(page))
    else next.delete('page')
    return `?${next.toString()}`
  }
}
