import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '@shared/routes'
import { directoryMessages } from '@/i18n/messages/directory'
import { LinkButton } from '@/ui/button/LinkButton'
import { CloseIcon } from '@/ui/icons/siteIcons'
import styles from './ChosenFilters.module.css'
import type { DirectorySearch } from './search'
import { useChosenFilters } from './useChosenFilters'

/** The active filters, each a link to the same search without it. */
export function ChosenFilters({ search }: { search: DirectorySearch }) {
  const intl = useIntl()
  const filters = useChosenFilters(search)
  if (filters.length === 0) return null
  return (
    <ul className={styles.filters} aria-label={intl.formatMessage(directoryMessages.filters)}>
      {filters.map(({ words, url }) => (
        <li key={words}>
          <LinkButton
            to={url}
            className={styles.filter}
            aria-label={intl.formatMessage(directoryMessages.removeFilter, { filter: words })}
          >
            <bdi>{words}</bdi>
            <CloseIcon size={20} />
          </LinkButton>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <LinkButton to={paths.directory}>
            <FormattedMessage {...directoryMessages.clear} />
          </LinkButton>
        </li>
      )}
    </ul>
  )
}
