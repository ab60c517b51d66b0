import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@shared/routes'
import { ownProviderMessages } from '@/i18n/messages/ownProvider'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Takes the place of a page whose entry does not exist or is another account's. */
export const OwnProviderNotFound = () => (
  <EmptyState
    heading="h1"
    title={<FormattedMessage {...ownProviderMessages.notFoundTitle} />}
    text={<FormattedMessage {...ownProviderMessages.notFoundText} />}
    action={
      <Button component={Link} to={paths.ownProviders} variant="contained" size="large">
        <FormattedMessage {...ownProviderMessages.toList} />
      </Button>
    }
  />
)
