import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { CATEGORIES, parseItemCategory, getCategoryLabel, type ItemCategory } from './gallery'
import { itemMessages } from '@/i18n/messages/items'

/** Id of the tab panel. */
export const PANEL_ID = 'items-panel'
export const getTabId = (category: ItemCategory | null): string => `items-tab-${category ?? 'all'}`

/** Value of the 'All Items' tab. */
const ALL = 'all'

interface CategoryTabsProps {
  category: ItemCategory | null
  onChange: (category: ItemCategory | null) => void
  /** A tab was clicked, even the selected one, or selected by arrow key. */
  onClick: (category: ItemCategory | null) => void
}

/** 'All Items' and the five categories; arrow keys follow the text direction. */
export function CategoryTabs({ category, onChange, onClick }: CategoryTabsProps) {
  const intl = useIntl()
  // A press focuses the tab, which selects it, and then clicks it: report it once.
  const isPressed = useRef(false)
  const markPressed = () => void (isPressed.current = true)
  const click = (value: ItemCategory | null) => {
    isPressed.current = false
    onClick(value)
  }
  const renderTab = (value: ItemCategory | null, label: string) => (
    <Tab
      key={value ?? ALL}
      value={value ?? ALL}
      id={getTabId(value)}
      aria-controls={PANEL_ID}
      label={label}
      onPointerDown={markPressed}
      onClick={() => click(value)}
      sx={{ minBlockSize: 52, fontSize: '1rem', textTransform: 'none' }}
    />
  )
  return (
    <Tabs
      value={category ?? ALL}
      onChange={(event, value: string) => {
        onChange(parseItemCategory(value))
        if (event.type === 'focus' && !isPressed.current) onClick(parseItemCategory(value))
      }}
      variant="scrollable"
      allowScrollButtonsMobile
      selectionFollowsFocus
      aria-label={intl.formatMessage(itemMessages.tabs)}
    >
      {renderTab(null, intl.formatMessage(itemMessages.all))}
      {CATEGORIES.map((value) => renderTab(value, intl.formatMessage({ id: getCategoryLabel(value).id })))}
    </Tabs>
  )
}
