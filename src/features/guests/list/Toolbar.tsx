import { memo, useCallback, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { guestListMessages, searchGuestMessages } from '@/i18n/messages/guests'
import { getButtonClass } from '@/ui/button/buttonClass'
import button from '@/ui/button/Button.module.css'
import { SearchField } from '@/ui/fields/SearchField'
import { OnDemand } from '@/ui/feedback/OnDemand'
import { FilterIcon } from '@/ui/icons/pageIcons'
import { useIsPhone } from '@/ui/useScreen'
import { importFilters } from '../onDemand'
import { countFilters, EVERYONE, isFiltered } from '../searchHouseholds'
import type { FilterFieldsProps } from './FilterFields'
import styles from './Toolbar.module.css'

interface ToolbarProps extends FilterFieldsProps {
  /** The number of families that are shown. */
  shown: number
}

/** Search as one types; the filters and the order of the list below it, or on a phone in a sheet. */
export const Toolbar = memo(function Toolbar({ shown, ...filters }: ToolbarProps) {
  const { search, onSearch } = filters
  const isPhone = useIsPhone()
  const fieldsId = useId()
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  // A new field is empty.
  const [clearings, setClearings] = useState(0)
  const onText = useCallback(
    (text: string) => onSearch((before) => (before.text === text ? before : { ...before, text })),
    [onSearch],
  )
  const clear = () => {
    setClearings(clearings + 1)
    onSearch(({ sort }) => ({ ...EVERYONE, sort }))
  }
  const count = countFilters(search)
  return (
    <div role="search">
      <div className={styles.line}>
        <div className={styles.search}>
          <SearchField key={clearings} initialText={search.text} onSearch={onText} />
        </div>
        <button
          type="button"
          className={getButtonClass({ variant: count > 0 ? 'outlined' : 'text', className: styles.filters })}
          aria-expanded={isOpen}
          aria-controls={isOpen && !isPhone ? fieldsId : undefined}
          aria-haspopup={isPhone ? 'dialog' : undefined}
          onClick={() => {
            setOpen(!isOpen)
            setOpened(true)
          }}
          data-testid="filters"
        >
          <span className={button.icon}>
            <FilterIcon />
          </span>
          <FormattedMessage {...searchGuestMessages.filters} values={{ count }} />
        </button>
        {isFiltered(search) && !isPhone && (
          <button type="button" className={getButtonClass({})} onClick={clear}>
            <FormattedMessage {...guestListMessages.clear} />
          </button>
        )}
      </div>
      {hasOpened && (
        <OnDemand
          importComponent={importFilters}
          props={{
            ...filters,
            isPhone,
            fieldsId,
            isOpen,
            shown,
            canClear: count > 0,
            onClear: clear,
            onClose: () => setOpen(false),
          }}
        />
      )}
    </div>
  )
})
