import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useIntl } from 'react-intl'
import { CATEGORIES, asCategory, categoryLabel, type ItemCategory } from './gallery/items'
import { itemMessages } from './messages'

/** Names the panel that the tabs switch. */
export const PANEL_ID = 'items-panel'
export const tabId = (category: ItemCategory | null): string => `items-tab-${category ?? 'all'}`

/** What stands for 'All Items' among the tabs' values. */
const ALL = 'all'

interface CategoryTabsProps {
  category: ItemCategory | null
  onChange: (category: ItemCategory | null) => void
}

/** 'All Items' and the five categories; arrow keys go from one to the next in the direction of reading. */
export function CategoryTabs({ category, onChange }: CategoryTabsProps) {
  const intl = useIntl()
  const tab = (value: ItemCategory | null, label: string) => (
    <Tab key={value ?? ALL} value={value ?? ALL} id={tabId(value)} aria-controls={PANEL_ID} label={label} sx={{ minBlockSize: 52, fontSize: '1rem', textTransform: 'none' }} />
  )
  return (
    <Tabs
      value={category ?? ALL}
      onChange={(_event, value: string) => onChange(asCategory(value))}
      variant="scrollable"
      allowScrollButtonsMobile
      selectionFollowsFocus
      aria-label={intl.formatMessage(itemMessages.tabs)}
    >
      {tab(null, intl.formatMessage(itemMessages.all))}
      {CATEGORIES.map((value) => tab(value, intl.formatMessage({ id: categoryLabel(value).id })))}
    </Tabs>
  )
}
