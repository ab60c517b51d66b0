import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import type { MessageKind } from '@/api/weddings'
import { deskDoneMessages, deskEmptyMessages } from '@/i18n/messages/desk'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Takes the place of the household when nobody is left in the queue. */
export const QueueDone = ({ kind, weddingId }: { kind: MessageKind; weddingId: string }) => (
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
