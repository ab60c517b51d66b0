import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { listMessages } from '@/i18n/messages/studio'

interface EmptyListProps {
  heading?: 'h1' | 'h3'
  canEdit: boolean
  /** Undefined while it is not possible yet. */
  onCreate: (() => void) | undefined
}

/** The empty state: what to do first, or whom to wait for. */
export function EmptyList({ heading = 'h3', canEdit, onCreate }: EmptyListProps) {
  return (
    <EmptyState
      heading={heading}
      title={<FormattedMessage {...(canEdit ? listMessages.empty : listMessages.emptyTitleForReaders)} />}
      text={<FormattedMessage {...(canEdit ? listMessages.emptyLead : listMessages.emptyForReaders)} />}
      action={
        canEdit && (
          <Button onClick={onCreate} disabled={!onCreate} variant="contained" size="large">
            <FormattedMessage {...listMessages.create} />
          </Button>
        )
      }
    />
  )
}
