import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import { useListReplyRequestsQuery, type GuestList, type ReplyRequest, type ReplySettings } from '@/api/weddings'
import { repliesPageMessages, requestMessages } from '@/i18n/messages/replies'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { PagedList } from '../PagedList'
import styles from '../replies.module.css'
import { useEditSettings } from '../settings/useEditSettings'
import type { ReplyTexts } from '../useReplyTexts'
import type { UndoOffer } from '../useUndo'
import { AcceptDialog } from './AcceptDialog'
import { RequestRow } from './RequestRow'
import { useDecisionErrorText } from './useDecisionErrorText'
import { useDecisions } from './useDecisions'

interface RequestsProps {
  list: GuestList
  settings: ReplySettings
  /** As the poll of the statuses counts them. */
  pendingRequests: number
  texts: ReplyTexts
  onUndoOffer: (offer: UndoOffer) => void
}

/** Requests for seats from the public link, pending ones first, and whether they are taken. */
export function Requests({ list, settings, pendingRequests, texts, onUndoOffer }: RequestsProps) {
  const errorText = useErrorText()
  const requests = useRequests(list.wedding.id, pendingRequests)
  return (
    <Stack spacing={2.5}>
      <RequestSwitch weddingId={list.wedding.id} takesRequests={settings.takesRequests} />
      {requests.data ? (
        <RequestList
          list={list}
          requests={requests.data.items}
          isOff={!settings.takesRequests}
          texts={texts}
          onUndoOffer={onUndoOffer}
        />
      ) : requests.error && !requests.isFetching ? (
        <FailureNotice text={errorText(requests.error)} onRetry={() => void requests.refetch()} />
      ) : (
        <Skeleton variant="rounded" height={160} aria-busy="true" />
      )}
    </Stack>
  )
}

/** Loads the requests, and again when the poll of the statuses counts others. */
function useRequests(weddingId: string, pendingRequests: number) {
  const requests = useListReplyRequestsQuery(
    { weddingId },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true },
  )
  const { refetch, isUninitialized } = requests
  const [known, setKnown] = useState(pendingRequests)
  useEffect(() => {
    if (isUninitialized || known === pendingRequests) return
    setKnown(pendingRequests)
    void refetch()
  }, [known, pendingRequests, refetch, isUninitialized])
  return requests
}

function RequestSwitch({ weddingId, takesRequests }: { weddingId: string; takesRequests: boolean }) {
  const errorText = useErrorText()
  const { edit, error } = useEditSettings(weddingId)
  return (
    <div className={styles.card}>
      <FormControlLabel
        control={<Switch checked={takesRequests} onChange={(_event, taken) => void edit({ takesRequests: taken })} />}
        label={<FormattedMessage {...requestMessages.takes} />}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...requestMessages.takesText} />
      </Typography>
      {error !== undefined && <FailureNotice text={errorText(error)} />}
    </div>
  )
}

interface RequestListProps extends Pick<RequestsProps, 'list' | 'texts' | 'onUndoOffer'> {
  requests: readonly ReplyRequest[]
  isOff: boolean
}

function RequestList({ list, requests, isOff, texts, onUndoOffer }: RequestListProps) {
  const intl = useIntl()
  const errorText = useDecisionErrorText()
  const [accepting, setAccepting] = useState<ReplyRequest | null>(null)
  const decisions = useDecisions(list.wedding.id)
  const decline = async (declined: readonly ReplyRequest[]) => {
    const undo = await decisions.decline(declined)
    if (undo) onUndoOffer({ text: intl.formatMessage(requestMessages.rejected, { count: declined.length }), undo })
  }
  if (requests.length === 0)
    return (
      <EmptyState
        title={<FormattedMessage {...(isOff ? requestMessages.offTitle : requestMessages.emptyTitle)} />}
        text={<FormattedMessage {...(isOff ? requestMessages.offText : requestMessages.emptyText)} />}
        action={null}
      />
    )
  const pending = requests.filter(({ state }) => state === 'pending')
  const sorted = [...pending, ...requests.filter(({ state }) => state !== 'pending')]
  return (
    <Stack spacing={2}>
      {decisions.error !== undefined && <FailureNotice text={errorText.format(decisions.error)} />}
      {pending.length > 1 && (
        <Button sx={{ alignSelf: 'flex-end' }} onClick={() => void decline(pending)}>
          <FormattedMessage {...requestMessages.declineAll} values={{ count: pending.length }} />
        </Button>
      )}
      <PagedList name="requests" label={intl.formatMessage(repliesPageMessages.requests)} items={sorted}>
        {(request) => (
          <RequestRow
            key={request.id}
            request={request}
            texts={texts}
            onAccept={() => setAccepting(request)}
            onDecline={() => void decline([request])}
            onTakeBack={() => void decisions.takeBack(request)}
          />
        )}
      </PagedList>
      {accepting && (
        <AcceptDialog
          list={list}
          request={accepting}
          onClose={() => setAccepting(null)}
          onAccepted={(undo) => {
            setAccepting(null)
            decisions.forgetError()
            onUndoOffer({ text: intl.formatMessage(requestMessages.accepted), undo })
          }}
        />
      )}
    </Stack>
  )
}
