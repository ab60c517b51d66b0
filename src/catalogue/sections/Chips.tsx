import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { CategoryTabs, PANEL_ID, getTabId } from '@/features/items/CategoryTabs'
import type { ItemCategory } from '@/features/items/gallery'
import { ChosenFilters } from '@/features/providers/directory/ChosenFilters'
import { DirectoryPages } from '@/features/providers/directory/DirectoryPages'
import { NO_FILTERS } from '@/features/providers/directory/search'
import { useLocale } from '@/i18n/LocaleProvider'
import { sessionMessages } from '@/i18n/messages/account'
import { names } from '../fixtures'
import { Samples } from '../Samples'

/** Chips, badges, tabs and pagination. */
export function Chips() {
  const [category, setCategory] = useState<ItemCategory | null>(null)
  const { studio, address } = names[useLocale().locale]
  const search = { ...NO_FILTERS, q: studio, category: 'photographer', area: address, page: 2 } as const
  return (
    <Samples
      of={{
        ChosenFilters: <ChosenFilters search={search} />,
        'Chip: badge of the current session': (
          <Chip
            size="small"
            color="primary"
            variant="outlined"
            label={<FormattedMessage {...sessionMessages.thisDevice} />}
          />
        ),
        CategoryTabs: (
          <>
            <CategoryTabs category={category} onChange={setCategory} onClick={() => undefined} />
            <div role="tabpanel" id={PANEL_ID} aria-labelledby={getTabId(category)} />
          </>
        ),
        DirectoryPages: <DirectoryPages search={search} pages={12} />,
      }}
    />
  )
}
