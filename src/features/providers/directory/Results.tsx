import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useErrorText, useListProvidersQuery } from '@/api'
import { RESULTS_COUNTED } from '@shared/limits'
import { DIRECTORY_PAGE_SIZE } from '@/config/limits'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import text from '@/ui/text.module.css'
import { DirectoryPages } from './DirectoryPages'
import { DirectorySkeleton } from './DirectorySkeleton'
import { listGrid } from './listGrid'
import { directoryMessages } from '@/i18n/messages/providers'
import { NothingHere } from './NothingHere'
import { ProviderCard } from './ProviderCard'
import type { DirectorySearch } from './search'

/** The search results: the list and its pages, or an empty or error state. Results of an earlier search are never shown. */
export function Results({ search }: { search: DirectorySearch }) {
  const errorText = useErrorText()
  const { q, category, area, page } = search
  const { currentData, isFetching, error, refetch } = useListProvidersQuery({
    q: q || undefined,
    category: category || undefined,
    area: area || undefined,
    page,
    pageSize: DIRECTORY_PAGE_SIZE,
  })
  const heading = useFocusOnPageChange(search)
  const waiting = isFetching && !currentData

  return (
    <Box component="section" aria-labelledby="results-title" aria-busy={waiting} sx={{ marginBlockStart: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Typography
          ref={heading}
          id="results-title"
          variant="h2"
          tabIndex={-1}
          sx={{ fontSize: { xs: '1.75rem', md: '2rem' }, scrollMarginBlockStart: '96px' }}
        >
          <FormattedMessage {...directoryMessages.results} />
        </Typography>
        <Typography role="status" data-testid="result-count" sx={{ color: 'text.secondary' }}>
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
        </Typography>
      </Box>
      {waiting && <DirectorySkeleton />}
      {!waiting && error && <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />}
      {!error && currentData && currentData.items.length === 0 && (
        <NothingHere search={search} total={currentData.total} />
      )}
      {!error && currentData && currentData.items.length > 0 && (
        <>
          <Box component="ul" sx={listGrid}>
            {currentData.items.map((provider) => (
              <ProviderCard key={provider.id} provider={provider} />
            ))}
          </Box>
          <DirectoryPages search={search} pages={Math.ceil(currentData.total / DIRECTORY_PAGE_SIZE)} />
        </>
      )}
    </Box>
  )
}

/** After a change of page, scroll and focus go to the top of the list; a changed filter leaves them. */
function useFocusOnPageChange({ q, category, area, page }: DirectorySearch) {
  const heading = useRef<HTMLHeadingElement>(null)
  const filters = JSON.stringify([q, category, area])
  const before = useRef({ filters, page })
  useEffect(() => {
    const turned = before.current.filters === filters && before.current.page !== page
    before.current = { filters, page }
    if (turned) heading.current?.focus()
  }, [filters, page])
  return heading
}
