import { Fragment, useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getCalendarDate } from '@shared/timeZones'
import type { Change } from '@/api/weddings'
import { activityMessages } from '@/i18n/messages/activity'
import { useEventTexts } from '@/lib/useEventTexts'
import { useToday } from '@/lib/useToday'
import styles from './activity.module.css'
import type { DetailTexts } from './changedDetails'
import { Entry } from './Entry'
import type { Undoing } from './useUndoChange'

const DAY_MS = 86_400_000

interface DaysProps {
  /** Newest first. */
  changes: readonly Change[]
  texts: DetailTexts
  timeZone: string
  /** The number up to which the account had seen changes; undefined while that is unknown. */
  seen: number | undefined
  undoing: Undoing
}

/** @returns the changes of each day, newest first */
function groupByDay(changes: readonly Change[], timeZone: string): [string, Change[]][] {
  const days = new Map<string, Change[]>()
  for (const change of changes) {
    const day = getCalendarDate(timeZone, Date.parse(change.createdAt))
    days.set(day, [...(days.get(day) ?? []), change])
  }
  return [...days]
}

/** The changes by day, in the time zone of the wedding. A line separates the new ones of others from those that were seen. */
export function Days({ changes, texts, timeZone, seen, undoing }: DaysProps) {
  const isNew = ({ number, isOwn }: Change) => seen !== undefined && number > seen && !isOwn
  const hasNew = changes.some(isNew)
  const firstSeen = hasNew ? changes.find(({ number }) => number <= seen!)?.number : undefined
  return groupByDay(changes, timeZone).map(([day, ofDay]) => (
    <Day key={day} date={day} timeZone={timeZone}>
      {ofDay.map((change) => (
        <Fragment key={change.number}>
          {change.number === firstSeen && (
            <li className={styles.seen}>
              <FormattedMessage {...activityMessages.seen} />
            </li>
          )}
          <Entry change={change} texts={texts} timeZone={timeZone} isNew={isNew(change)} undoing={undoing} />
        </Fragment>
      ))}
    </Day>
  ))
}

interface DayProps {
  /** YYYY-MM-DD */
  date: string
  timeZone: string
  children: ReactNode
}

function Day({ date, timeZone, children }: DayProps) {
  const intl = useIntl()
  const id = useId()
  const today = useToday(timeZone)
  const { formatDate } = useEventTexts()
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10)
  const recent = { [today]: activityMessages.today, [yesterday]: activityMessages.yesterday }[date]
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h2 id={id} className={styles.dayTitle}>
        {recent ? intl.formatMessage(recent) : formatDate(date)}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}
