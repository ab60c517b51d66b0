import { memo } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { formatFullName } from '@shared/guests/household'
import type { Event, Hall, Wedding } from '@/api/weddings'
import { guestFieldMessages, guestRowMessages, hallListMessages } from '@/i18n/messages/guests'
import { eventMessages } from '@/i18n/messages/weddings'
import { useEventTexts } from '@/lib/useEventTexts'
import { formatTable } from '@/lib/guests/formatTable'
import { PhoneNumber } from '@/lib/phone/PhoneNumber'
import type { SeatedHousehold, TableGroup } from './groupByTable'
import styles from './HallSheet.module.css'

interface HallSheetProps {
  wedding: Wedding
  event: Event
  hall: Hall
  groups: TableGroup[]
  hasPhones: boolean
}

interface Columns {
  hasSides: boolean
  hasPhones: boolean
}

/** The list that a person holds at the door of a hall: a square to tick and a line for notes beside each family. */
export const HallSheet = memo(function HallSheet({ groups, hasPhones, ...header }: HallSheetProps) {
  const sides = new Set(groups.flatMap(({ households }) => households.map(({ household }) => household.side)))
  const columns = { hasSides: sides.size > 1, hasPhones }
  return (
    <article className={styles.sheet}>
      <SheetHeader groups={groups} {...header} />
      {groups.map((group, index) => (
        <GroupTable
          key={group.households[0]!.household.id}
          group={group}
          hasHead={index === 0}
          // Where nobody has a table, a title above all families says nothing.
          hasTitle={group.label !== undefined || groups.length > 1}
          {...columns}
        />
      ))}
    </article>
  )
})

function SheetHeader({ wedding, event, hall, groups }: Omit<HallSheetProps, 'hasPhones'>) {
  const intl = useIntl()
  const { formatEventName, formatDate, formatTime } = useEventTexts()
  const { date, time, place } = event
  const when =
    date !== undefined && time !== undefined
      ? intl.formatMessage(eventMessages.dateAndTime, { date: formatDate(date), time: formatTime(time) })
      : date && formatDate(date)
  return (
    <header className={styles.header}>
      <div>
        <p className={styles.wedding}>
          <bdi>{wedding.title}</bdi>
        </p>
        <h2 className={styles.hall}>
          <bdi>{hall.name}</bdi>
        </h2>
        <p className={styles.event}>
          {[formatEventName(event), when, place].filter(Boolean).map((text) => (
            <bdi key={text}>{text}</bdi>
          ))}
        </p>
      </div>
      <p className={styles.totals}>
        <FormattedMessage
          {...hallListMessages.totals}
          values={{
            families: groups.reduce((sum, { households }) => sum + households.length, 0),
            seats: groups.reduce((sum, { seats }) => sum + seats, 0),
          }}
        />
      </p>
    </header>
  )
}

interface GroupTableProps extends Columns {
  group: TableGroup
  /** Whether the names of the columns are above the title. */
  hasHead: boolean
  hasTitle: boolean
}

/** The families of one table. Its title is in the head, which printers repeat when the table goes on on the next page. */
function GroupTable({ group, hasHead, hasTitle, ...columns }: GroupTableProps) {
  return (
    <table className={styles.table}>
      <colgroup>
        <col />
        <col className={styles.seatsColumn} />
        {columns.hasSides && <col className={styles.sideColumn} />}
        {columns.hasPhones && <col className={styles.phoneColumn} />}
        <col className={styles.notesColumn} />
      </colgroup>
      <thead>
        {hasHead && <ColumnNames {...columns} />}
        {hasTitle && <Title group={group} {...columns} />}
      </thead>
      <tbody>
        {group.households.map((seated) => (
          <HouseholdRow key={seated.household.id} {...seated} {...columns} />
        ))}
      </tbody>
    </table>
  )
}

function ColumnNames({ hasSides, hasPhones }: Columns) {
  return (
    <tr className={styles.columnNames}>
      <th scope="col" className={styles.nameHead}>
        <FormattedMessage {...hallListMessages.name} />
      </th>
      <th scope="col" className={styles.seats}>
        <FormattedMessage {...guestFieldMessages.seats} />
      </th>
      {hasSides && (
        <th scope="col" className={styles.side}>
          <FormattedMessage {...guestFieldMessages.side} />
        </th>
      )}
      {hasPhones && (
        <th scope="col" className={styles.phone}>
          <FormattedMessage {...guestFieldMessages.phone} />
        </th>
      )}
      <th scope="col" className={styles.notes} aria-hidden>
        <FormattedMessage {...hallListMessages.notes} />
      </th>
    </tr>
  )
}

function Title({ group: { label, households, seats }, hasSides, hasPhones }: { group: TableGroup } & Columns) {
  const { locale } = useIntl()
  return (
    <tr className={styles.group}>
      <th scope="colgroup" colSpan={3 + Number(hasSides) + Number(hasPhones)}>
        {/* Isolated from each other: the number of the table would join the number of families. */}
        <bdi className={styles.title}>
          {label === undefined ? (
            <FormattedMessage {...hallListMessages.noTable} />
          ) : (
            <FormattedMessage {...guestRowMessages.tableNumber} values={{ table: formatTable(label, locale) }} />
          )}
        </bdi>
        <bdi className={styles.count}>
          <FormattedMessage {...hallListMessages.totals} values={{ families: households.length, seats }} />
        </bdi>
      </th>
    </tr>
  )
}

function HouseholdRow({ household, seats, hasSides, hasPhones }: SeatedHousehold & Columns) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <bdi>{formatFullName(household)}</bdi>
      </th>
      <td className={styles.seats}>
        <FormattedNumber value={seats} />
      </td>
      {hasSides && (
        <td className={styles.side}>
          <FormattedMessage {...guestFieldMessages[household.side]} />
        </td>
      )}
      {hasPhones && (
        <td className={styles.phone}>
          {household.phone !== undefined && <PhoneNumber phone={household.phone} phoneE164={household.phoneE164} />}
        </td>
      )}
      <td className={styles.notes} aria-hidden />
    </tr>
  )
}
