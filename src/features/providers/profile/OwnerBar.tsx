import { FormattedMessage } from 'react-intl'
import type { OwnProvider } from '@/api/providers'
import { providerProfileMessages } from '@/i18n/messages/providerProfile'
import { LinkButton } from '@/ui/button/LinkButton'
import { ownProviderPath } from '@shared/routes'
import styles from './OwnerBar.module.css'

/** Tells the owner of an entry that it is theirs, and leads to its form. */
export const OwnerBar = ({ provider: { id, status } }: { provider: OwnProvider }) => (
  <div className={styles.bar}>
    <FormattedMessage {...providerProfileMessages.ownEntry} values={{ status }} />
    <LinkButton to={ownProviderPath('edit', id)}>
      <FormattedMessage {...providerProfileMessages.editEntry} />
    </LinkButton>
  </div>
)
