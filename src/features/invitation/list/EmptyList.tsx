import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@shared/routes'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { listMessages } from '@/i18n/messages/studio'

/** The empty state: what to do first. */
export function EmptyList() {
  return (
    <EmptyState
      title={<FormattedMessage {...listMessages.empty} />}
      text={<FormattedMessage {...listMessages.emptyLead} />}
      action={
        <Button component={Link} to={paths.createInvitation} variant="contained" size="large">
          <FormattedMessage {...listMessages.create} />
        </Button>
      }
    />
  )
}
