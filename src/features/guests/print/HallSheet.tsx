import { memo } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { formatFullName } from '@shared/guests/household'
import type { Event, Hall, Wedding } from '@/api/weddings'
import { guestFieldMessages, guestRowMessages, hallListMessages } from '@/i18n/messages/guests'
import { answerMessages, replyFigureMessages, eventMessages } from '@/i18n/messages/weddings'
import { useEventTexts } from '@/lib/useEventTexts'
import { formatTable } from '@/lib/guests/formatTable'
import { PhoneNumber } from '@/lib/phone/PhoneNumber'
import { sumUp, type SeatedHousehold, type TableGroup } from './groupByTable'
import styles from './HallSheet.module.css'

interface HallSheetProps {
  wedding: Wedding
  event: Event
  hall: Hall
  groups: TableGroup[]
  hasPhones: boolean
  hasMessages: boolean
}

interface Columns {
  hasReplies: boolean
  hasSides: boolean
  hasPhones: boolean
}

/** Names, seats and notes, and what else is shown. */
const countColumns = ({ hasReplies, hasSides, hasPhones }: Columns): number =>
  3 + [hasReplies, hasSides, hasPhones].filter(Boolean).length

/** The list that a person holds at the door of a hall: a square to tick and a line for notes beside each family. */
export const HallSheet = memo(function HallSheet({ groups, hasPhones, hasMessages, ...header }: HallSheetProps) {
  const households = groups.flatMap((group) => group.households)
  const sides = new Set(households.map(({ household }) => household.side))
  // Until somebody has replied, a column of replies says nothing.
  const hasReplies = households.some(({ answer }) => answer === 'coming' || answer === 'notComing')
  const columns = { hasReplies, hasSides: sides.size > 1, hasPhones }
  return (
    <article className={styles.sheet}>
      <SheetHeader households={households} hasReplies={hasReplies} {...header} />
      {groups.map((group, index) => (
        <GroupTable
          key={group.households[0]!.household.id}
          group={group}
          hasHead={index === 0}
          // Where nobody has a table, a title above all families says nothing.
          hasTitle={group.label !== undefined || groups.length > 1}
          hasMessages={hasMessages}
          {...columns}
        />
      ))}
    </article>
  )
})

interface SheetHeaderProps extends Pick<HallSheetProps, 'wedding' | 'event' | 'hall'> {
  households: SeatedHousehold[]
  hasReplies: boolean
}

function SheetHeader({ wedding, event, hall, households, hasReplies }: SheetHeaderProps) {
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
        <TotalsText households={households} hasReplies={hasReplies} />
      </p>
    </header>
  )
}

/** How many families and seats there are, and who comes. */
function TotalsText({ households, hasReplies }: { households: SeatedHousehold[]; hasReplies: boolean }) {
  const { families, seats, coming, children } = sumUp(households)
  return (
    <>
      <span>
        <FormattedMessage {...hallListMessages.totals} values={{ families, seats }} />
      </span>
      {hasReplies && (
        <span className={styles.confirmed}>
          <FormattedMessage {...replyFigureMessages.confirmedCount} values={{ count: coming, children }} />
        </span>
      )}
    </>
  )
}

interface GroupTableProps extends Columns {
  group: TableGroup
  /** Whether the names of the columns are above the title. */
  hasHead: boolean
  hasTitle: boolean
  hasMessages: boolean
}

/** The families of one table. Its title is in the head, which printers repeat when the table goes on on the next page. */
function GroupTable({ group, hasHead, hasTitle, hasMessages, ...columns }: GroupTableProps) {
  return (
    <table className={columns.hasPhones ? `${styles.table} ${styles.withPhones}` : styles.table}>
      <colgroup>
        <col />
        <col className={styles.seatsColumn} />
        {columns.hasReplies && <col className={styles.comingColumn} />}
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
          <HouseholdRow key={seated.household.id} seated={seated} hasMessages={hasMessages} {...columns} />
        ))}
      </tbody>
    </table>
  )
}

function ColumnNames({ hasReplies, hasSides, hasPhones }: Columns) {
  return (
    <tr className={styles.columnNames}>
      <th scope="col" className={styles.nameHead}>
        <FormattedMessage {...hallListMessages.name} />
      </th>
      <th scope="col" className={styles.seats}>
        <FormattedMessage {...guestFieldMessages.seats} />
      </th>
      {hasReplies && (
        <th scope="col" className={styles.coming}>
          <FormattedMessage {...hallListMessages.coming} />
        </th>
      )}
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

function Title({ group: { label, households }, ...columns }: { group: TableGroup } & Columns) {
  const { locale } = useIntl()
  return (
    <tr className={styles.group}>
      <th scope="colgroup" colSpan={countColumns(columns)}>
        {/* Isolated from each other: the number of the table would join the number of families. */}
        <bdi className={styles.title}>
          {label === undefined ? (
            <FormattedMessage {...hallListMessages.noTable} />
          ) : (
            <FormattedMessage {...guestRowMessages.tableNumber} values={{ table: formatTable(label, locale) }} />
          )}
        </bdi>
        <bdi className={styles.count}>
          <TotalsText households={households} hasReplies={columns.hasReplies} />
        </bdi>
      </th>
    </tr>
  )
}

interface HouseholdRowProps extends Columns {
  seated: SeatedHousehold
  hasMessages: boolean
}

function HouseholdRow({ seated, hasMessages, hasReplies, hasSides, hasPhones }: HouseholdRowProps) {
  const { household, seats, answer, coming, children } = seated
  const message = hasMessages ? seated.message : undefined
  const classes = [message !== undefined && styles.withMessage, answer === 'notComing' && styles.declined]
  const row = (
    <tr className={classes.filter(Boolean).join(' ')}>
      <th scope="row" className={styles.name}>
        <bdi>{formatFullName(household)}</bdi>
      </th>
      <td className={styles.seats}>
        <FormattedNumber value={seats} />
      </td>
      {hasReplies && (
        <td className={styles.coming}>
          {answer === 'coming' ? (
            <FormattedMessage {...hallListMessages.comingCount} values={{ coming, children }} />
          ) : (
            <FormattedMessage {...answerMessages[answer]} />
          )}
        </td>
      )}
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
  if (message === undefined) return row
  return (
    <>
      {row}
      <tr>
        <td colSpan={countColumns({ hasReplies, hasSides, hasPhones })} className={styles.message} dir="auto">
          {message}
        </td>
      </tr>
    </>
  )
}
