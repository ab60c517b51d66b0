import EditIcon from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatFullName } from '@shared/guests/household'
import { getFieldErrors, useErrorText } from '@/api'
import type { Household, MessageKind } from '@/api/weddings'
import { deskMessages, sendResultMessages } from '@/i18n/messages/desk'
import { renderBdi } from '@/i18n/renderBdi'
import { useNow } from '@/lib/useNow'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { UndoNotice } from '@/ui/feedback/UndoNotice'
import { TemplateDialog } from '../templates/TemplateDialog'
import type { DeskData } from '../useDeskData'
import { getTemplateKind } from '../message'
import { HouseholdCard } from './HouseholdCard'
import { NotInQueue } from './NotInQueue'
import { QueueDone } from './QueueDone'
import { SendProgress } from './SendProgress'
import { useSender, type Passed, type Sender } from './useSender'
import { useTellOpen } from './useTellOpen'

interface KindDeskProps {
  kind: MessageKind
  data: DeskData
  onEdit: (household: Household) => void
}

/** Sends one kind of message to one household after the other. */
export function KindDesk({ kind, data: { source, queues, members }, onEdit }: KindDeskProps) {
  const intl = useIntl()
  const [isEditing, setEditing] = useState(false)
  const { list, statuses } = source
  const { households: queue, withoutNumber, wrongNumbers, counts } = queues[kind]
  const weddingId = list.wedding.id
  const now = useNow()
  const sender = useSender({
    weddingId,
    kind,
    queue,
    households: list.households,
    statuses,
    selfId: members.selfId,
    now,
  })
  const { household } = sender
  useTellOpen({ weddingId, householdId: household?.id, isShared: members.isShared })
  // The text can be edited before there is anybody to send it to.
  const sample = household ?? list.households[0]
  return (
    <Stack spacing={{ xs: 1.5, sm: 2.5 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <SendProgress kind={kind} counts={counts} wrongNumbers={wrongNumbers.length} />
        <IconButton
          color="primary"
          aria-label={intl.formatMessage(deskMessages.editText)}
          title={intl.formatMessage(deskMessages.editText)}
          onClick={() => setEditing(true)}
          data-testid="edit-text"
          sx={{ inlineSize: 44, blockSize: 44 }}
        >
          <EditIcon />
        </IconButton>
      </Stack>
      {sender.passed && <PassedNotice passed={sender.passed} />}
      {sender.error !== undefined && <SendFailure sender={sender} />}
      {household && (
        <HouseholdCard
          kind={kind}
          source={source}
          household={household}
          status={statuses[household.id]}
          members={members}
          now={now}
          sender={sender}
          onEdit={onEdit}
        />
      )}
      {!household && withoutNumber.length === 0 && (
        <QueueDone
          kind={kind}
          weddingId={weddingId}
          status={list.events.find((event) => event.kind === 'wedding')?.status}
          isEmpty={counts.sent + wrongNumbers.length === 0}
        />
      )}
      <NotInQueue
        title={<FormattedMessage {...deskMessages.withoutNumber} values={{ count: withoutNumber.length }} />}
        households={withoutNumber}
        onEdit={onEdit}
        onSend={sender.goTo}
      />
      <NotInQueue
        title={<FormattedMessage {...deskMessages.wrongNumbers} values={{ count: wrongNumbers.length }} />}
        households={wrongNumbers}
        onEdit={onEdit}
      />
      {isEditing && sample && (
        <TemplateDialog
          kind={getTemplateKind(source, kind, sample)}
          source={source}
          sample={sample}
          onClose={() => setEditing(false)}
        />
      )}
      <UndoAnswer sender={sender} />
    </Stack>
  )
}

const PassedNotice = ({ passed: { household, reason } }: { passed: Passed }) => (
  <p role="status" style={{ margin: 0 }}>
    <FormattedMessage {...deskMessages[reason]} values={{ name: formatFullName(household), bdi: renderBdi }} />
  </p>
)

function SendFailure({ sender: { error, attempt, answer } }: { sender: Sender }) {
  const errorText = useErrorText()
  const retry = attempt ? () => answer(attempt.result) : undefined
  return <FailureNotice text={getFieldErrors(error).householdId ?? errorText(error)} onRetry={retry} />
}

/** Offers to undo the last answer. */
function UndoAnswer({ sender: { undoable, undo, endUndo } }: { sender: Sender }) {
  const intl = useIntl()
  if (!undoable) return null
  const { id, household, result } = undoable
  const text = intl.formatMessage(sendResultMessages[result], { name: formatFullName(household) })
  return <UndoNotice key={id} text={text} onUndo={undo} onClose={endUndo} />
}
