import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import type { GuestList, StatusEntities } from '@/api/weddings'
import { repliesPageMessages, replyFilterMessages, replyRowMessages } from '@/i18n/messages/replies'
import { answerMessages } from '@/i18n/messages/weddings'
import { useSearchKeys } from '@/lib/guests/useSearchKeys'
import { useEntryState } from '@/lib/history/useEntryMemory'
import { EmptyState } from '@/ui/feedback/EmptyState'
import text from '@/ui/text.module.css'
import { PagedList } from '../PagedList'
import type { ReplyTexts } from '../useReplyTexts'
import { EntryRow } from './EntryRow'
import { FilterBar } from './FilterBar'
import {
  countEntries,
  filterEntries,
  listEntries,
  REPLY_FILTERS,
  type ReplyEntry,
  type ReplyFilter,
} from './listEntries'
import type { NewReplies } from './useNewReplies'

/** The query parameter of the filter. */
const FILTER_PARAMETER = 'show'

interface FeedProps {
  list: GuestList
  statuses: StatusEntities
  newReplies: NewReplies
  texts: ReplyTexts
  onOpen: (householdId: string) => void
}

/** All families, newest replies first, with filters and a search. */
export function Feed({ list, statuses: { entities }, newReplies: { isNew, arrived }, texts, onOpen }: FeedProps) {
  const intl = useIntl()
  const [searchText, setSearchText] = useEntryState('search', '')
  const [filter, setFilter] = useFilter()
  useSearchKeys(list.households)
  const entries = useMemo(() => listEntries(list.households, entities), [list.households, entities])
  const counts = useMemo(() => countEntries(entries), [entries])
  const shown = useMemo(() => filterEntries(entries, filter, searchText), [entries, filter, searchText])
  const latest = arrived[0] && entries.find(({ status }) => status?.reply?.id === arrived[0]!.id)
  const isUntouched = Object.values(entities).every(
    ({ reply, openedAt, sends }) => !reply && !openedAt && sends.length === 0,
  )
  const hasReplies = counts.coming + counts.notComing > 0
  return (
    <Stack spacing={2.5}>
      <div role="status" className={text.hidden}>
        {latest && <Arrival latest={latest} count={arrived.length} />}
      </div>
      {isUntouched && <NothingSent weddingId={list.wedding.id} />}
      {!isUntouched && !hasReplies && (
        <EmptyState
          title={<FormattedMessage {...repliesPageMessages.waitingTitle} />}
          text={<FormattedMessage {...repliesPageMessages.waitingText} />}
          action={null}
        />
      )}
      <FilterBar
        counts={counts}
        filter={filter}
        initialText={searchText}
        onFilter={setFilter}
        onSearch={setSearchText}
      />
      {shown.length === 0 ? (
        <EmptyState
          heading="h3"
          title={<FormattedMessage {...replyFilterMessages.noneTitle} />}
          text={<FormattedMessage {...replyFilterMessages.noneText} />}
          action={null}
        />
      ) : (
        <PagedList key={filter} name={filter} label={intl.formatMessage(replyRowMessages.list)} items={shown}>
          {(entry) => (
            <EntryRow
              key={entry.household.id}
              entry={entry}
              texts={texts}
              isNew={entry.status?.reply !== undefined && isNew(entry.status.reply)}
              onOpen={() => onOpen(entry.household.id)}
            />
          )}
        </PagedList>
      )}
    </Stack>
  )
}

/** @returns the filter in the address, and a function that changes it */
function useFilter(): [ReplyFilter, (filter: ReplyFilter) => void] {
  const [parameters, setParameters] = useSearchParams()
  const filter = REPLY_FILTERS.find((one) => one === parameters.get(FILTER_PARAMETER)) ?? 'all'
  const setFilter = (next: ReplyFilter) =>
    setParameters(
      (before) => {
        before.set(FILTER_PARAMETER, next)
        return before
      },
      { replace: true },
    )
  return [filter, setFilter]
}

/** What screen readers read when replies arrive. */
function Arrival({ latest: { household, answer }, count }: { latest: ReplyEntry; count: number }) {
  const intl = useIntl()
  const values = { count, name: household.name, answer: intl.formatMessage({ id: answerMessages[answer].id }) }
  return <FormattedMessage {...repliesPageMessages.arrived} values={values} />
}

const NothingSent = ({ weddingId }: { weddingId: string }) => (
  <EmptyState
    title={<FormattedMessage {...repliesPageMessages.unsentTitle} />}
    text={<FormattedMessage {...repliesPageMessages.unsentText} />}
    action={
      <Button component={Link} to={weddingPath('desk', weddingId)} variant="contained" size="large">
        <FormattedMessage {...repliesPageMessages.desk} />
      </Button>
    }
  />
)
