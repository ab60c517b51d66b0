import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router-dom'
import { becomeProviderHash, paths } from '@shared/routes'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { directoryMessages } from '@/i18n/messages/directory'
import { getDirectoryUrl, type DirectorySearch } from './search'
import { useChosenFilters, type ChosenFilter } from './useChosenFilters'

/** The empty state of the list: why it is empty, and what to do. */
export function NothingHere({ search, total }: { search: DirectorySearch; total: number }) {
  const filters = useChosenFilters(search)
  if (total > 0) {
    return (
      <Nothing title={directoryMessages.pastTitle} text={directoryMessages.pastText}>
        <Way to={getDirectoryUrl({ ...search, page: 1 })} label={directoryMessages.pastAction} />
      </Nothing>
    )
  }
  if (filters.length === 0) {
    return (
      <Nothing title={directoryMessages.noneTitle} text={directoryMessages.noneText}>
        <Way to={paths.providers + becomeProviderHash} label={directoryMessages.noneAction} />
      </Nothing>
    )
  }
  const isSeveral = filters.length > 1
  return (
    <Nothing
      title={directoryMessages.emptyTitle}
      text={isSeveral ? directoryMessages.emptyFilters : directoryMessages.emptyText}
    >
      {isSeveral && <BroaderSearches filters={filters} />}
      <Way to={paths.directory} label={directoryMessages.emptyAction} />
    </Nothing>
  )
}

/** The same search without each of its filters. */
const BroaderSearches = ({ filters }: { filters: readonly ChosenFilter[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, marginBlockEnd: 2 }}>
    {filters.map(({ words, url }) => (
      <Button key={words} component={Link} to={url} variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage {...directoryMessages.without} values={{ filter: words }} />
      </Button>
    ))}
  </Box>
)

const Way = ({ to, label }: { to: string; label: MessageDescriptor }) => (
  <Button component={Link} to={to} variant="contained">
    <FormattedMessage {...label} />
  </Button>
)

interface NothingProps {
  title: MessageDescriptor
  text: MessageDescriptor
  /** What to do. */
  children: ReactNode
}

const Nothing = ({ title, text, children }: NothingProps) => (
  <Box sx={{ marginBlockStart: 3 }}>
    <EmptyState
      heading="h3"
      title={<FormattedMessage {...title} />}
      text={<FormattedMessage {...text} />}
      action={children}
    />
  </Box>
)
