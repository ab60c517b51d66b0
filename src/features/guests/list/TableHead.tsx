import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { guestFieldMessages, guestRowMessages } from '@/i18n/messages/guests'
import type { SortOrder } from '../searchHouseholds'
import styles from './GuestTable.module.css'

interface TableHeadProps {
  isAllSelected: boolean
  onSelectAll: () => void
  sort: SortOrder
  onSort: (sort: SortOrder) => void
}

const COLUMNS = ['name', 'side', 'seats', 'phone', 'tags', 'table'] as const
type Column = (typeof COLUMNS)[number]

/** The columns that the list can be sorted by, each in the one direction of its order. */
const DIRECTIONS: Partial<Record<Column, 'ascending' | 'descending'>> = {
  name: 'ascending',
  seats: 'descending',
  table: 'ascending',
}
const isSortOrder = (column: Column): column is Column & SortOrder => DIRECTIONS[column] !== undefined

/** The head of the table; on a phone, where families are cards, only the choice of all. */
export function TableHead({ isAllSelected, onSelectAll, sort, onSort }: TableHeadProps) {
  const allId = useId()
  return (
    <div role="rowgroup" className={styles.headGroup}>
      <div role="row" aria-rowindex={1} className={styles.head}>
        <div role="columnheader" className={styles.selectAll}>
          <input id={allId} type="checkbox" checked={isAllSelected} onChange={onSelectAll} />
          <label htmlFor={allId}>
            <FormattedMessage {...guestRowMessages.selectAll} />
          </label>
        </div>
        {COLUMNS.map((column) =>
          isSortOrder(column) ? (
            <div role="columnheader" key={column} aria-sort={sort === column ? DIRECTIONS[column] : 'none'}>
              <button type="button" className={styles.sort} onClick={() => onSort(column)}>
                <FormattedMessage {...guestFieldMessages[column]} />
              </button>
            </div>
          ) : (
            <div role="columnheader" key={column}>
              <FormattedMessage {...guestFieldMessages[column]} />
            </div>
          ),
        )}
      </div>
    </div>
  )
}
