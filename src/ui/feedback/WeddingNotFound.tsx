import { FormattedMessage } from 'react-intl'
import { paths } from '@shared/routes'
import { weddingNotFoundMessages } from '@/i18n/messages/weddings'
import { LinkButton } from '../button/LinkButton'
import { EmptyState } from './EmptyState'

/** Takes the place of a page whose wedding does not exist or is another couple's. */
export const WeddingNotFound = ({ heading }: { heading?: 'h1' | 'h2' }) => (
  <EmptyState
    heading={heading}
    title={<FormattedMessage {...weddingNotFoundMessages.title} />}
    text={<FormattedMessage {...weddingNotFoundMessages.text} />}
    action={
      <LinkButton to={paths.dashboard} variant="contained" size="large">
        <FormattedMessage {...weddingNotFoundMessages.toDashboard} />
      </LinkButton>
    }
  />
)
