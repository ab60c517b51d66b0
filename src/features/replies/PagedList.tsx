import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { repliesPageMessages } from '@/i18n/messages/replies'
import { useEntryState } from '@/lib/history/useEntryMemory'
import styles from './replies.module.css'

/** Rows that are added at once. */
const PAGE_SIZE = 50

interface PagedListProps<Item> {
  /** Keeps the number of shown rows for Back: it differs between the lists of a page. */
  name: string
  label: string
  className?: string | undefined
  items: readonly Item[]
  /** Renders a list item with a key. */
  children: (item: Item) => ReactNode
}

/** A list of which 50 rows more are shown on demand; Back shows as many again. */
export function PagedList<Item>({ name, label, className = styles.list, items, children }: PagedListProps<Item>) {
  const [size, setSize] = useEntryState(`rows of ${name}`, PAGE_SIZE)
  const hidden = Math.min(PAGE_SIZE, items.length - size)
  return (
    <>
      <ul className={className} aria-label={label}>
        {items.slice(0, size).map(children)}
      </ul>
      {hidden > 0 && (
        <Button variant="outlined" onClick={() => setSize(size + PAGE_SIZE)} sx={{ alignSelf: 'flex-start' }}>
          <FormattedMessage {...repliesPageMessages.more} values={{ count: hidden }} />
        </Button>
      )}
    </>
  )
}
