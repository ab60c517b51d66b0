import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SEARCH_MAX_CHARACTERS } from '@/config/limits'
import { paths } from '@shared/routes'
import { directoryMessages } from '@/i18n/messages/directory'
import button from '@/ui/button/Button.module.css'
import { getButtonClass } from '@/ui/button/buttonClass'
import { LabelledInput } from '@/ui/fields/LabelledInput'
import { SearchIcon } from '@/ui/icons/pageIcons'
import { MoreFilters } from './MoreFilters'
import { PlaceField } from './PlaceField'
import type { DirectoryFilters } from './search'
import styles from './SearchForm.module.css'
import { useSearchForm } from './useSearchForm'

const PANEL_ID = 'directory-more'

interface SearchFormProps {
  filters: DirectoryFilters
  onSearch: (filters: DirectoryFilters) => void
}

/** The search form. The browser can submit it natively (GET), so it works without scripts. */
export function SearchForm({ filters, onSearch }: SearchFormProps) {
  const intl = useIntl()
  const { form, values, invalid, isOpen, setIsOpen, type, choose, submit } = useSearchForm(filters, onSearch)
  const toggle = useRef<HTMLButtonElement>(null)
  const { category, priceMin, priceMax, guests } = filters
  const hiddenCount = [category || null, priceMin ?? priceMax, guests].filter((value) => value !== null).length

  const closeWithEscape = ({ key }: { key: string }) => {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    toggle.current?.focus()
  }
  return (
    <form
      ref={form}
      role="search"
      method="get"
      action={paths.directory}
      aria-label={intl.formatMessage(directoryMessages.searchLabel)}
      onSubmit={submit}
      noValidate
      className={styles.bar}
      data-open={isOpen ? '' : undefined}
    >
      <div className={styles.wide}>
        <LabelledInput
          name="q"
          id="directory-q"
          label={intl.formatMessage(directoryMessages.q)}
          value={values.q}
          error={null}
          onChange={({ target }) => type({ q: target.value })}
          inputProps={{ maxLength: SEARCH_MAX_CHARACTERS, enterKeyHint: 'search', dir: 'auto' }}
        />
      </div>
      <div className={styles.wide}>
        <PlaceField value={values} onType={(area) => type({ area, governorate: '', city: '' })} onChoose={choose} />
      </div>
      <button
        ref={toggle}
        type="button"
        className={getButtonClass({ variant: 'outlined', className: styles.more })}
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        onClick={() => setIsOpen(!isOpen)}
      >
        <FormattedMessage {...directoryMessages.moreFilters} values={{ count: hiddenCount }} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what its button opened. */}
      <div id={PANEL_ID} className={styles.panel} onKeyDown={closeWithEscape}>
        <MoreFilters values={values} invalid={invalid} onType={type} onChoose={choose} />
      </div>
      <button
        type="submit"
        className={getButtonClass({ variant: 'contained', size: 'large', className: styles.submit })}
      >
        <span className={button.icon}>
          <SearchIcon />
        </span>
        <FormattedMessage {...directoryMessages.search} />
      </button>
    </form>
  )
}
