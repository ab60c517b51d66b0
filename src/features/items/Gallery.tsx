import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch } from '@/store/hooks'
import button from '@/ui/button/Button.module.css'
import { getButtonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { HeartIcon } from '@/ui/icons/pageIcons'
import text from '@/ui/text.module.css'
import { CategoryTabs, PANEL_ID, getTabId } from './CategoryTabs'
import { tabChosen } from './actions'
import styles from './Gallery.module.css'
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
      <div className={styles.panel} id={PANEL_ID} role="tabpanel" aria-labelledby={getTabId(category)}>
        <div className={styles.bar}>
          <p className={`${text.body} ${text.soft}`} role="status">
            <FormattedMessage {...itemMessages.shown} values={{ count: visibleItems.length }} />
          </p>
          <button
            type="button"
            className={getButtonClass({ variant: onlyWished ? 'contained' : 'outlined' })}
            aria-pressed={onlyWished}
            onClick={() => setOnlyWished(!onlyWished)}
          >
            <span className={button.icon}>
              <HeartIcon />
            </span>
            <FormattedMessage {...itemMessages.onlyWished} />
          </button>
        </div>
        <EditFailedNotice />
        {visibleItems.length > 0 ? (
          <ItemGrid items={visibleItems} />
        ) : (
          <NoWishes onShowAll={() => setOnlyWished(false)} />
        )}
      </div>
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
        <button type="button" className={getButtonClass({ variant: 'contained' })} onClick={onShowAll}>
          <FormattedMessage {...itemMessages.showAll} />
        </button>
      }
    />
  )
}
