import { memo, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getPhoneMark } from '@shared/guests/countries'
import type { Answer } from '@shared/guests/replies'
import type { Hall, Household } from '@/api/weddings'
import { guestFieldMessages, guestRowMessages } from '@/i18n/messages/guests'
import { answerMessages } from '@/i18n/messages/weddings'
import { formatTable } from '@/lib/guests/formatTable'
import { PhoneNumber } from '@/lib/phone/PhoneNumber'
import button from '@/ui/button/Button.module.css'
import { DeleteIcon, EditIcon } from '@/ui/icons/pageIcons'
import styles from './GuestTable.module.css'

/** What the member may do with a household: everything, change its table and tags, or read it. */
export type RowAccess = 'all' | 'label' | 'read'

interface GuestRowProps {
  household: Household
  halls: readonly Hall[]
  /** Of the wedding. */
  timeZone: string
  /** What it has replied; undefined without a reply. */
  answer: Answer | undefined
  access: RowAccess
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

/** Arrow keys move between the names of the rows that can be opened. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const getDistance = ({ dataset }: HTMLElement) =>
    (Number(dataset.row) - Number(event.currentTarget.dataset.row)) * step
  const names = event.currentTarget.closest('[role="rowgroup"]')?.querySelectorAll<HTMLElement>('[data-row]') ?? []
  const [next] = [...names]
    .filter((name) => getDistance(name) > 0)
    .toSorted((one, other) => getDistance(one) - getDistance(other))
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** A household: a card on a phone, a row of the table on a desktop. */
export function GuestRow({ offset, measure, ...cells }: GuestRowProps) {
  const { index, isSelected } = cells
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
      <Cells {...cells} />
    </div>
  )
}

/** What a row shows. Rendered again only when its own data change, not when the row moves. */
const Cells = memo(function Cells(props: Omit<GuestRowProps, 'offset' | 'measure'>) {
  const { household, halls, timeZone, answer, access, isSelected, index, onSelect, onEdit, onDelete } = props
  const intl = useIntl()
  const { name } = household
  return (
    <>
      <div role="cell" className={styles.selectCell}>
        {/* The label is the target of 44 px. */}
        <label className={styles.select}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={intl.formatMessage(guestRowMessages.select, { name })}
            onChange={(event) => onSelect(household, index, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
      </div>
      <div role="cell" className={styles.name}>
        <Name household={household} index={index} onEdit={access === 'read' ? undefined : onEdit} />
      </div>
      <Details household={household} halls={halls} timeZone={timeZone} answer={answer} />
      <div role="cell" className={styles.actions}>
        {access !== 'read' && (
          <button
            type="button"
            className={button.round}
            aria-label={intl.formatMessage(guestRowMessages.edit, { name })}
            onClick={() => onEdit(household)}
          >
            <EditIcon size={22} />
          </button>
        )}
        {access === 'all' && (
          <button
            type="button"
            className={button.round}
            aria-label={intl.formatMessage(guestRowMessages.delete, { name })}
            onClick={() => onDelete(household)}
          >
            <DeleteIcon size={22} />
          </button>
        )}
      </div>
    </>
  )
})

interface NameProps {
  household: Household
  index: number
  /** Undefined for a household that the member reads. */
  onEdit: ((household: Household) => void) | undefined
}

function Name({ household, index, onEdit }: NameProps) {
  const { name, honorific } = household
  // One direction for both: two would be in the order of the page, so that a Latin title came after its name.
  const text = (
    <bdi>
      {honorific !== undefined && <span className={styles.honorific}>{honorific} </span>}
      {name}
    </bdi>
  )
  if (!onEdit) return <span className={styles.readName}>{text}</span>
  return (
    <button
      type="button"
      className={styles.open}
      data-row={index}
      onKeyDown={moveFocus}
      onClick={() => onEdit(household)}
    >
      {text}
    </button>
  )
}

function Details({
  household,
  halls,
  timeZone,
  answer,
}: Pick<GuestRowProps, 'household' | 'halls' | 'timeZone' | 'answer'>) {
  const { locale } = useIntl()
  const { side, tags, tableLabel } = household
  return (
    <div className={styles.details} role="presentation">
      <span role="cell">
        <FormattedMessage {...guestFieldMessages[side]} />
      </span>
      <span role="cell" className={styles.seatsCell}>
        <SeatsText household={household} halls={halls} />
        {answer && (
          <span className={answer === 'coming' ? `${styles.answer} ${styles.coming}` : styles.answer}>
            <FormattedMessage {...answerMessages[answer]} />
          </span>
        )}
      </span>
      <span role="cell">
        <Phone household={household} timeZone={timeZone} />
      </span>
      <span role="cell" className={styles.tags}>
        {tags.map((tag) => (
          <bdi key={tag} className={styles.tag}>
            {tag}
          </bdi>
        ))}
      </span>
      <span role="cell" className={styles.tableLabel}>
        {tableLabel !== undefined && (
          <FormattedMessage {...guestRowMessages.tableNumber} values={{ table: formatTable(tableLabel, locale) }} />
        )}
      </span>
    </div>
  )
}

/** The seats of each hall, a line each. */
function SeatsText({ household, halls }: Pick<GuestRowProps, 'household' | 'halls'>) {
  const seats = halls.flatMap(({ id, name }) => {
    const allowed = household.seats.find(({ hallId }) => hallId === id)?.allowed ?? 0
    return allowed > 0 ? [{ hall: name, seats: allowed }] : []
  })
  if (seats.length === 0) return <FormattedMessage {...guestRowMessages.noSeats} />
  return seats.map((values) => (
    <span key={values.hall} className={styles.seats}>
      <FormattedMessage {...guestRowMessages.seats} values={values} />
    </span>
  ))
}

function Phone({ household: { phone, phoneE164 }, timeZone }: Pick<GuestRowProps, 'household' | 'timeZone'>) {
  if (phone === undefined) return null
  const mark = getPhoneMark(phone, phoneE164, timeZone)
  return (
    <>
      <PhoneNumber phone={phone} phoneE164={phoneE164} className={styles.phone} />
      {mark && (
        <span className={styles.unread}>
          {' '}
          <FormattedMessage {...guestFieldMessages[mark]} />
        </span>
      )}
    </>
  )
}
