import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import { deskEmptyMessages } from '@/i18n/messages/desk'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Takes the place of messages and cards while their links would lead nowhere. Leads to the studio, for an invitation of this wedding. */
export const NoInvitation = ({ weddingId }: { weddingId: string }) => (
  <EmptyState
    title={<FormattedMessage {...deskEmptyMessages.noInvitationTitle} />}
    text={<FormattedMessage {...deskEmptyMessages.noInvitationText} />}
    action={
      <Button component={Link} to={weddingPath('invitation', weddingId)} variant="contained" size="large">
        <FormattedMessage {...deskEmptyMessages.toStudio} />
      </Button>
    }
  />
)
