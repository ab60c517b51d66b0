import Box from '@mui/material/Box'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { repliesPageMessages, replyFilterMessages } from '@/i18n/messages/replies'
import { answerMessages } from '@/i18n/messages/weddings'
import { SearchField } from '@/ui/fields/SearchField'
import styles from '../replies.module.css'
import { REPLY_FILTERS, type ReplyFilter } from './listEntries'

const LABELS: Record<ReplyFilter, MessageDescriptor> = {
  all: replyFilterMessages.all,
  coming: answerMessages.coming,
  notComing: answerMessages.notComing,
  silent: answerMessages.silent,
  lowered: replyFilterMessages.lowered,
}

interface FilterBarProps {
  counts: Record<ReplyFilter, number>
  filter: ReplyFilter
  /** What is searched for at first. */
  initialText: string
  onFilter: (filter: ReplyFilter) => void
  onSearch: (text: string) => void
}

/** Filters with their counts, and a search. The filter for lowered seats appears only when there are any. */
export function FilterBar({ counts, filter, initialText, onFilter, onSearch }: FilterBarProps) {
  const intl = useIntl()
  const shown = REPLY_FILTERS.filter((one) => one !== 'lowered' || counts.lowered > 0 || filter === 'lowered')
  return (
    <Box role="search" sx={{ display: 'grid', gap: 3 }}>
      <div role="group" aria-label={intl.formatMessage(replyFilterMessages.label)} className={styles.filters}>
        {shown.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.filter}
            aria-pressed={one === filter}
            onClick={() => onFilter(one)}
          >
            <FormattedMessage
              {...repliesPageMessages.tabCount}
              values={{ label: intl.formatMessage({ id: LABELS[one].id }), count: counts[one] }}
            />
          </button>
        ))}
      </div>
      <SearchField initialText={initialText} onSearch={onSearch} />
    </Box>
  )
}
