import { useRef, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { useLocale } from '@/i18n/LocaleProvider'
import type { Direction } from '@/i18n/locales'
import { itemMessages } from '@/i18n/messages/items'
import styles from './CategoryTabs.module.css'
import { CATEGORIES, getCategoryLabel, type ItemCategory } from './gallery'

/** Id of the tab panel. */
export const PANEL_ID = 'items-panel'
export const getTabId = (category: ItemCategory | null): string => `items-tab-${category ?? 'all'}`

const VALUES = [null, ...CATEGORIES]

const getLabel = (value: ItemCategory | null): MessageDescriptor =>
  value === null ? itemMessages.all : getCategoryLabel(value)

interface CategoryTabsProps {
  category: ItemCategory | null
  onChange: (category: ItemCategory | null) => void
  /** A tab was clicked, even the selected one, or selected by arrow key. */
  onClick: (category: ItemCategory | null) => void
}

/** @returns the index of the tab that a key moves to from the tab `at` (WAI-ARIA, tabs); undefined for other keys */
function getTarget({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, at: number, direction: Direction) {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  const isRtl = direction === 'rtl'
  const count = VALUES.length
  const targets: Record<string, number> = {
    Home: 0,
    End: count - 1,
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: (at + 1) % count,
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: (at + count - 1) % count,
  }
  return targets[key]
}

/** 'All Items' and the five categories; arrow keys follow the text direction and select. */
export function CategoryTabs({ category, onChange, onClick }: CategoryTabsProps) {
  const intl = useIntl()
  const { direction } = useLocale()

  // A press focuses the tab, which selects it, and then clicks it: report it once.
  const isPressed = useRef(false)
  const markPressed = () => void (isPressed.current = true)
  const handleFocus = (value: ItemCategory | null) => {
    if (value === category) return
    onChange(value)
    if (!isPressed.current) onClick(value)
  }
  const handleClick = (value: ItemCategory | null) => {
    isPressed.current = false
    // Some browsers do not focus a button that is pressed.
    if (value !== category) onChange(value)
    onClick(value)
  }
  const handleKey = (event: KeyboardEvent, at: number) => {
    const value = VALUES[getTarget(event, at, direction) ?? -1]
    if (value === undefined) return
    event.preventDefault()
    // The browser scrolls the focused tab into view.
    document.getElementById(getTabId(value))?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={intl.formatMessage(itemMessages.tabs)}>
      {VALUES.map((value, index) => (
        <button
          key={getTabId(value)}
          type="button"
          role="tab"
          className={styles.tab}
          id={getTabId(value)}
          aria-controls={PANEL_ID}
          aria-selected={value === category}
          tabIndex={value === category ? 0 : -1}
          onPointerDown={markPressed}
          onFocus={() => handleFocus(value)}
          onClick={() => handleClick(value)}
          onKeyDown={(event) => handleKey(event, index)}
        >
          <FormattedMessage {...getLabel(value)} />
        </button>
      ))}
    </div>
  )
}
