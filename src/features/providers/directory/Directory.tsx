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
  return (
    <>
      <SearchForm search={search} onSearch={(filters) => void navigate(getDirectoryUrl(filters))} />
      <ChosenFilters search={search} />
      <Results search={search} />
    </>
  )
}
