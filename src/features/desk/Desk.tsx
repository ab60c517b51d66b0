import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { MESSAGE_KINDS } from '@shared/guests/queue'
import { weddingPath } from '@shared/routes'
import { getWeddingRights } from '@shared/weddingRights'
import { useErrorText } from '@/api'
import type { GuestList, Household, MessageKind } from '@/api/weddings'
import { deskEmptyMessages, deskMessages } from '@/i18n/messages/desk'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { getPanelId, getTabId, KindTabs } from './KindTabs'
import { KindDesk } from './send/KindDesk'
import { NoInvitation } from './NoInvitation'
import { useDeskData, type DeskData } from './useDeskData'

interface DeskProps {
  list: GuestList
  /** Edits a household, for example its phone. */
  onEdit: (household: Household) => void
}

/** Sends messages to the households of a wedding that the member may change, from the sender's own WhatsApp, one after the other. */
export function Desk({ list: loaded, onEdit }: DeskProps) {
  const errorText = useErrorText()
  const list = useMemo(() => {
    const { editableSides } = getWeddingRights(loaded.wedding)
    return { ...loaded, households: loaded.households.filter(({ side }) => editableSides.includes(side)) }
  }, [loaded])
  const others = loaded.households.length - list.households.length
  const state = useDeskData(list)
  if (state.status === 'failed') return <FailureNotice text={errorText(state.error)} onRetry={state.retry} />
  if (state.status === 'loading') return <DeskSkeleton />
  if (list.households.length === 0) return <NoHouseholds weddingId={list.wedding.id} />
  if (state.data.source.invitations.length === 0) return <NoInvitation weddingId={list.wedding.id} />
  return (
    <>
      {others > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
          <FormattedMessage {...deskMessages.others} values={{ count: others }} />
        </Typography>
      )}
      <LoadedDesk data={state.data} onEdit={onEdit} />
    </>
  )
}

function LoadedDesk({ data, onEdit }: { data: DeskData; onEdit: (household: Household) => void }) {
  const [query, setQuery] = useSearchParams()
  const kind = MESSAGE_KINDS.find((one) => one === query.get('kind')) ?? 'invite'
  const selectKind = (selected: MessageKind) =>
    setQuery(
      (before) => {
        before.set('kind', selected)
        return before
      },
      { replace: true },
    )
  return (
    <Stack spacing={3}>
      <KindTabs kind={kind} queues={data.queues} onSelect={selectKind} />
      <Box role="tabpanel" id={getPanelId(kind)} aria-labelledby={getTabId(kind)}>
        <KindDesk key={kind} kind={kind} data={data} onEdit={onEdit} />
      </Box>
    </Stack>
  )
}

const NoHouseholds = ({ weddingId }: { weddingId: string }) => (
  <EmptyState
    title={<FormattedMessage {...deskEmptyMessages.noFamiliesTitle} />}
    text={<FormattedMessage {...deskEmptyMessages.noFamiliesText} />}
    action={
      <Button component={Link} to={weddingPath('guests', weddingId)} variant="contained" size="large">
        <FormattedMessage {...deskEmptyMessages.toGuestList} />
      </Button>
    }
  />
)

/** Placeholder while the desk is loaded. */
export const DeskSkeleton = () => (
  <Stack spacing={3} aria-busy="true" data-testid="desk-skeleton">
    <Skeleton variant="rounded" height={48} />
    <Skeleton variant="rounded" height={420} sx={{ borderRadius: '20px' }} />
  </Stack>
)
