import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { memo, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Hall, Household } from '@/api/weddings'
import { guestFieldMessages, guestRowMessages } from '@/i18n/messages/guests'
import styles from './GuestTable.module.css'

export interface GuestRowProps {
  household: Household
  halls: readonly Hall[]
  isSelected: boolean
  /** Position in the list, from 0. */
  index: number
  /** Distance from the start of the list, in px. */
  offset: number
  onSelect: (household: Household, index: number, extend: boolean) => void
  onEdit: (household: Household) => void
  onDelete: (household: Household) => void
  measure: (element: HTMLElement | null) => void
}

/** Arrow keys move between the names of the rows. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const { row } = event.currentTarget.dataset
  const rows = event.currentTarget.closest('[role="rowgroup"]')
  const next = rows?.querySelector<HTMLElement>(`[data-row="${Number(row) + step}"]`)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** A household: a card on a phone, a row of the table on a desktop. Rendered again only when its own data change. */
export const GuestRow = memo(function GuestRow(props: GuestRowProps) {
  const { household, halls, isSelected, index, offset, onSelect, onEdit, onDelete, measure } = props
  const intl = useIntl()
  const { name, honorific } = household
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-index={index}
      ref={measure}
      className={isSelected ? `${styles.row} ${styles.selected}` : styles.row}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <div role="cell" className={styles.select}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={intl.formatMessage(guestRowMessages.select, { name })}
          onChange={(event) => onSelect(household, index, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      </div>
      <div role="cell" className={styles.name}>
        <button
          type="button"
          className={styles.open}
          data-row={index}
          onKeyDown={moveFocus}
          onClick={() => onEdit(household)}
        >
          {honorific !== undefined && <bdi className={styles.honorific}>{honorific} </bdi>}
          <bdi>{name}</bdi>
        </button>
      </div>
      <Details household={household} halls={halls} />
      <div role="cell" className={styles.actions}>
        <button
          type="button"
          className={styles.action}
          aria-label={intl.formatMessage(guestRowMessages.edit, { name })}
          onClick={() => onEdit(household)}
        >
          <EditIcon aria-hidden />
        </button>
        <button
          type="button"
          className={styles.action}
          aria-label={intl.formatMessage(guestRowMessages.delete, { name })}
          onClick={() => onDelete(household)}
        >
          <DeleteIcon aria-hidden />
        </button>
      </div>
    </div>
  )
})

function Details({ household, halls }: Pick<GuestRowProps, 'household' | 'halls'>) {
  const { side, tags, tableLabel } = household
  return (
    <div className={styles.details} role="presentation">
      <span role="cell">
        <FormattedMessage {...guestFieldMessages[side]} />
      </span>
      <span role="cell">
        <SeatsText household={household} halls={halls} />
      </span>
      <span role="cell">
        <Phone household={household} />
      </span>
      <span role="cell" className={styles.tags}>
        {tags.map((tag) => (
          <bdi key={tag} className={styles.tag}>
            {tag}
          </bdi>
        ))}
      </span>
      <span role="cell">
        {tableLabel !== undefined && (
          <FormattedMessage {...guestRowMessages.tableNumber} values={{ table: tableLabel }} />
        )}
      </span>
    </div>
  )
}

/** The seats of each hall in words; with one hall only their number. */
function SeatsText({ household, halls }: Pick<GuestRowProps, 'household' | 'halls'>) {
  const intl = useIntl()
  const seats = halls.flatMap(({ id, name }) => {
    const allowed = household.seats.find(({ hallId }) => hallId === id)?.allowed ?? 0
    return allowed > 0 ? [{ hall: name, seats: allowed }] : []
  })
  if (seats.length === 0) return <FormattedMessage {...guestRowMessages.noSeats} />
  return seats
    .map((values) => intl.formatMessage(guestRowMessages.seats, values))
    .join(intl.locale === 'ar' ? '، ' : ', ')
}

function Phone({ household: { phone, phoneE164 } }: Pick<GuestRowProps, 'household'>) {
  if (phone === undefined) return null
  return (
    <>
      <span dir="ltr" className={styles.phone}>
        {phone}
      </span>
      {phoneE164 === undefined && (
        <span className={styles.unread}>
          {' '}
          <FormattedMessage {...guestFieldMessages.phoneUnread} />
        </span>
      )}
    </>
  )
}
