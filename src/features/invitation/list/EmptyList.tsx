import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { listMessages } from '@/i18n/messages/studio'

interface EmptyListProps {
  /** Undefined while it is not possible yet. */
  onCreate: (() => void) | undefined
}

/** The empty state: what to do first. */
export function EmptyList({ onCreate }: EmptyListProps) {
  return (
    <EmptyState
      heading="h3"
      title={<FormattedMessage {...listMessages.empty} />}
      text={<FormattedMessage {...listMessages.emptyLead} />}
      action={
        <Button onClick={onCreate} disabled={!onCreate} variant="contained" size="large">
          <FormattedMessage {...listMessages.create} />
        </Button>
      }
    />
  )
}
