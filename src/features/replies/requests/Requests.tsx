import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import {
  useDecideReplyRequestMutation,
  useListReplyRequestsQuery,
  type GuestList,
  type ReplyRequest,
  type ReplySettings,
} from '@/api/weddings'
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

interface RequestsProps {
  list: GuestList
  settings: ReplySettings
  /** As the poll of the statuses counts them. */
  pendingRequests: number
  texts: ReplyTexts
  onUndoOffer: (offer: UndoOffer) => void
}

/** Requests for seats from the open link, pending ones first, and whether they are taken. */
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
  const errorText = useErrorText()
  const [accepting, setAccepting] = useState<ReplyRequest | null>(null)
  const [decide, { error }] = useDecideReplyRequestMutation()
  const decideOn = ({ id }: ReplyRequest, state: 'pending' | 'rejected') =>
    decide({ weddingId: list.wedding.id, requestId: id, replyRequestUpdate: { state } })
  const decline = async (request: ReplyRequest) => {
    const result = await decideOn(request, 'rejected')
    if (result.error) return
    onUndoOffer({
      text: intl.formatMessage(requestMessages.rejected),
      undo: () => decideOn(request, 'pending').unwrap(),
    })
  }
  if (requests.length === 0)
    return (
      <EmptyState
        title={<FormattedMessage {...(isOff ? requestMessages.offTitle : requestMessages.emptyTitle)} />}
        text={<FormattedMessage {...(isOff ? requestMessages.offText : requestMessages.emptyText)} />}
        action={null}
      />
    )
  const sorted = requests.toSorted((a, b) => Number(a.state !== 'pending') - Number(b.state !== 'pending'))
  return (
    <Stack spacing={2}>
      {error !== undefined && <FailureNotice text={errorText(error)} />}
      <PagedList label={intl.formatMessage(repliesPageMessages.requests)} items={sorted}>
        {(request) => (
          <RequestRow
            key={request.id}
            request={request}
            texts={texts}
            onAccept={() => setAccepting(request)}
            onDecline={() => void decline(request)}
            onTakeBack={() => void decideOn(request, 'pending')}
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
            onUndoOffer({ text: intl.formatMessage(requestMessages.accepted), undo })
          }}
        />
      )}
    </Stack>
  )
}
