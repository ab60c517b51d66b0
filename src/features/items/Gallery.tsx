import FavoriteBorder from '@mui/icons-material/FavoriteBorderOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch } from '@/store/hooks'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { CategoryTabs, PANEL_ID, getTabId } from './CategoryTabs'
import { tabChosen } from './actions'
import { parseItemCategory, getItems, type ItemCategory } from './gallery'
import { ItemGrid } from './ItemGrid'
import { itemMessages } from '@/i18n/messages/items'
import { EditFailedNotice } from './wishlist/EditFailedNotice'
import { useWishlist } from './wishlist/wishlistEdit'

/** Query parameter of the selected category. */
const CATEGORY = 'category'

/** The tabs and the filtered items; 'All Items' shows all 25 (specification §2, "Items page"). */
export function Gallery() {
  const [search, setSearch] = useSearchParams()
  const dispatch = useAppDispatch()
  const wishlist = useWishlist({ refetch: true })
  const [onlyWished, setOnlyWished] = useState(false)
  const category = parseItemCategory(search.get(CATEGORY))
  const visibleItems = getItems(category).filter(({ id }) => !onlyWished || wishlist.includes(id))

  // A mouse press selects twice, by focus and by click, before the URL has changed.
  const selectedCategory = useRef(category)

  const choose = (next: ItemCategory | null) => {
    if (next === selectedCategory.current) return
    selectedCategory.current = next
    setSearch(next ? { [CATEGORY]: next } : {}, { replace: true, preventScrollReset: true })
  }
  useEffect(() => void (selectedCategory.current = category), [category])

  return (
    <>
      <CategoryTabs
        category={category}
        onChange={choose}
        onClick={(clicked) => dispatch(tabChosen(clicked ?? 'all'))}
      />
      <Box id={PANEL_ID} role="tabpanel" aria-labelledby={getTabId(category)} sx={{ paddingBlockStart: 3 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'center',
            justifyContent: 'space-between',
            marginBlockEnd: 3,
          }}
        >
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...itemMessages.shown} values={{ count: visibleItems.length }} />
          </Typography>
          <Button
            aria-pressed={onlyWished}
            variant={onlyWished ? 'contained' : 'outlined'}
            startIcon={<FavoriteBorder aria-hidden />}
            onClick={() => setOnlyWished(!onlyWished)}
          >
            <FormattedMessage {...itemMessages.onlyWished} />
          </Button>
        </Box>
        <EditFailedNotice />
        {visibleItems.length > 0 ? (
          <ItemGrid items={visibleItems} />
        ) : (
          <NoWishes onShowAll={() => setOnlyWished(false)} />
        )}
      </Box>
    </>
  )
}

function NoWishes({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      heading="h2"
      title={<FormattedMessage {...itemMessages.noneWished} />}
      text={<FormattedMessage {...itemMessages.noneWishedHint} />}
      action={
        <Button variant="contained" onClick={onShowAll}>
          <FormattedMessage {...itemMessages.showAll} />
        </Button>
      }
    />
  )
}
