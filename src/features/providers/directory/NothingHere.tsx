import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { becomeProviderHash, paths } from '@shared/routes'
import { LinkButton } from '@/ui/button/LinkButton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { directoryMessages } from '@/i18n/messages/directory'
import styles from './NothingHere.module.css'
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
  <div className={styles.broader}>
    {filters.map(({ words, url }) => (
      <LinkButton key={words} to={url} variant="outlined" className={styles.without}>
        <FormattedMessage {...directoryMessages.without} values={{ filter: words }} />
      </LinkButton>
    ))}
  </div>
)

const Way = ({ to, label }: { to: string; label: MessageDescriptor }) => (
  <LinkButton to={to} variant="contained">
    <FormattedMessage {...label} />
  </LinkButton>
)

interface NothingProps {
  title: MessageDescriptor
  text: MessageDescriptor
  /** What to do. */
  children: ReactNode
}

const Nothing = ({ title, text, children }: NothingProps) => (
  <div className={styles.empty}>
    <EmptyState
      heading="h3"
      title={<FormattedMessage {...title} />}
      text={<FormattedMessage {...text} />}
      action={children}
    />
  </div>
)
