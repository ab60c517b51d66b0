import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useErrorText } from '@/api'
import { useListProvidersQuery } from '@/api/providers'
import { RESULTS_COUNTED } from '@shared/limits'
import { DIRECTORY_PAGE_SIZE } from '@/config/limits'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import text from '@/ui/text.module.css'
import { DirectoryPages } from './DirectoryPages'
import { DirectorySkeleton } from './DirectorySkeleton'
import { directoryMessages } from '@/i18n/messages/directory'
import { NothingHere } from './NothingHere'
import { ProviderCard } from './ProviderCard'
import card from './ProviderCard.module.css'
import styles from './Results.module.css'
import { ResultsData } from './ResultsData'
import { getDirectoryUrl, toQuery, type DirectorySearch } from './search'

/** Cards beside each other on a desktop. */
const MAX_COLUMNS = 3

const softText = `${text.body} ${text.soft}`

/** The search results: the list and its pages, or an empty or error state. Results of an earlier search are never shown. */
export function Results({ search }: { search: DirectorySearch }) {
  const errorText = useErrorText()
  const { currentData, isFetching, error, refetch } = useListProvidersQuery(toQuery(search))
  const heading = useFocusOnPageChange(search)
  const waiting = isFetching && !currentData
  const isFound = !error && currentData !== undefined && currentData.items.length > 0

  return (
    <section className={styles.results} aria-labelledby="results-title" aria-busy={waiting}>
      <div className={styles.head}>
        <h2 ref={heading} id="results-title" className={styles.title} tabIndex={-1}>
          <FormattedMessage {...directoryMessages.results} />
        </h2>
        <p role="status" data-testid="result-count" className={softText}>
          {currentData && (
            <FormattedMessage
              {...(currentData.total < RESULTS_COUNTED ? directoryMessages.count : directoryMessages.countOrMore)}
              values={{ count: currentData.total }}
            />
          )}
          {waiting && (
            <span className={text.hidden}>
              <FormattedMessage {...directoryMessages.loading} />
            </span>
          )}
        </p>
      </div>
      {(waiting || isFound) && <SortNotice of={search} />}
      {waiting && <DirectorySkeleton />}
      {!waiting && error && <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />}
      {!error && currentData && currentData.items.length === 0 && (
        <NothingHere search={search} total={currentData.total} />
      )}
      {isFound && (
        <>
          <ul className={card.grid}>
            {currentData.items.map((provider, index) => (
              <ProviderCard key={provider.id} provider={provider} isFirst={index < MAX_COLUMNS} />
            ))}
          </ul>
          <ResultsData providers={currentData.items} before={(search.page - 1) * DIRECTORY_PAGE_SIZE} />
          <DirectoryPages search={search} pages={Math.ceil(currentData.total / DIRECTORY_PAGE_SIZE)} />
        </>
      )}
    </section>
  )
}

const sortNotices = {
  newest: directoryMessages.sortedNewest,
  price: directoryMessages.sortedPrice,
  asked: directoryMessages.sortedAsked,
} as const

/** How the list is sorted, and that no place in it is sold. */
const SortNotice = ({ of: { sort } }: { of: DirectorySearch }) => (
  <p className={softText}>
    <FormattedMessage {...sortNotices[sort]} />
  </p>
)

/** After a change of page, scroll and focus go to the top of the list; a changed filter leaves them. */
function useFocusOnPageChange(search: DirectorySearch) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { page } = search
  const filters = getDirectoryUrl({ ...search, page: 1 })
  const before = useRef({ filters, page })
  useEffect(() => {
    const turned = before.current.filters === filters && before.current.page !== page
    before.current = { filters, page }
    if (turned) heading.current?.focus()
  }, [filters, page])
  return heading
}
