import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import type { EventStatus, MessageKind } from '@/api/weddings'
import { deskDoneMessages, deskEmptyMessages } from '@/i18n/messages/desk'
import { EmptyState } from '@/ui/feedback/EmptyState'

interface QueueDoneProps {
  kind: MessageKind
  weddingId: string
  /** Of the wedding itself. */
  status: EventStatus | undefined
  /** Whether the message concerns no household at all. */
  isEmpty: boolean
}

/** Takes the place of the household when nobody is left in the queue. */
export function QueueDone({ kind, weddingId, status, isEmpty }: QueueDoneProps) {
  if (kind !== 'change' && status !== undefined)
    return (
      <EmptyState
        title={<FormattedMessage {...deskEmptyMessages[`${status}Title`]} />}
        text={<FormattedMessage {...deskEmptyMessages[status]} />}
        action={
          <Button component={Link} to={weddingPath('events', weddingId)} variant="contained">
            <FormattedMessage {...deskEmptyMessages.toPlans} />
          </Button>
        }
      />
    )
  if (kind === 'invite' && isEmpty)
    return (
      <EmptyState
        title={<FormattedMessage {...deskEmptyMessages.noSeatsTitle} />}
        text={<FormattedMessage {...deskEmptyMessages.noSeatsText} />}
        action={
          <Button component={Link} to={weddingPath('guests', weddingId)} variant="contained">
            <FormattedMessage {...deskEmptyMessages.toGuestList} />
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title={<FormattedMessage {...deskDoneMessages[`${kind}Title`]} />}
      text={<FormattedMessage {...deskDoneMessages[kind]} />}
      action={
        <Button component={Link} to={weddingPath('replies', weddingId)} variant="contained">
          <FormattedMessage {...deskEmptyMessages.toReplies} />
        </Button>
      }
    />
  )
}
