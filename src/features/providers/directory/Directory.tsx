import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ChosenFilters } from './ChosenFilters'
import { Results } from './Results'
import { getDirectoryUrl, readSearch } from './search'
import { SearchForm } from './SearchForm'

/**
 * The searchable directory (specification §2, "Routes"). The URL holds the whole search, so that it can be shared, bookmarked
 * and navigated.
 */
export function Directory() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const search = readSearch(params)
  // Without the page: what is typed stays while pages are turned.
  const query = getDirectoryUrl({ ...search, page: 1 }).split('?')[1]
  const filters = useMemo(() => readSearch(new URLSearchParams(query)), [query])
  return (
    <>
      <SearchForm filters={filters} onSearch={(chosen) => void navigate(getDirectoryUrl({ ...chosen, page: 1 }))} />
      <ChosenFilters search={search} />
      <Results search={search} />
    </>
  )
}
