import { addDays } from '@shared/timeZones'
import type { Event, PlanChange } from '@/api/weddings'
import { toEventDetails, toEventValues, type EventValues } from '../form/eventValues'
import { countDaysBetween } from '../plan'

/** What the form of a change of plans has: the wedding itself, and what becomes of the other days. */
export interface PlanValues extends EventValues {
  otherDays: 'shift' | 'stay'
}

/** One detail of an event that changes. */
export interface PlanDifference {
  event: Event
  field: 'date' | 'time' | 'place' | 'address' | 'area' | 'mapsLink'
  before: string
  after: string
}

const FIELDS: PlanDifference['field'][] = ['date', 'time', 'place', 'address', 'area', 'mapsLink']

/** @returns the days by which the wedding moves; 0 while one of the dates is unknown */
export const countShiftedDays = (wedding: Event, { date }: Pick<EventValues, 'date'>): number =>
  wedding.date === undefined || date === '' ? 0 : countDaysBetween(wedding.date, date)

/** @returns the values of all events that change, the wedding first */
function getChangedValues(
  events: readonly Event[],
  wedding: Event,
  { otherDays, ...values }: PlanValues,
): [Event, EventValues][] {
  const days = otherDays === 'shift' ? countShiftedDays(wedding, values) : 0
  const others = events.filter(({ id, date }) => days !== 0 && id !== wedding.id && date !== undefined)
  return [
    [wedding, values],
    ...others.map((event): [Event, EventValues] => {
      const old = toEventValues(event)
      return [event, { ...old, date: addDays(old.date, days) }]
    }),
  ]
}

/** @returns what the change replaces, event by event */
export const listDifferences = (events: readonly Event[], wedding: Event, values: PlanValues): PlanDifference[] =>
  getChangedValues(events, wedding, values).flatMap(([event, after]) => {
    const before = toEventValues(event)
    return FIELDS.filter((field) => before[field].trim() !== after[field].trim()).map((field) => ({
      event,
      field,
      before: before[field].trim(),
      after: after[field].trim(),
    }))
  })

/** @returns pairs of events that are at the same date and time after the change */
export function listClashes(events: readonly Event[], wedding: Event, values: PlanValues): [Event, Event][] {
  const changed = new Map(getChangedValues(events, wedding, values).map(([{ id }, after]) => [id, after]))
  const times = events.map((event) => ({ event, ...(changed.get(event.id) ?? toEventValues(event)) }))
  return times.flatMap((one, index) =>
    times
      .slice(index + 1)
      .filter((other) => one.date !== '' && one.time !== '' && one.date === other.date && one.time === other.time)
      .map((other): [Event, Event] => [one.event, other.event]),
  )
}

/** @returns the change as the API takes it */
export const toPlanChange = (events: readonly Event[], wedding: Event, values: PlanValues): PlanChange => ({
  events: getChangedValues(events, wedding, values).map(([{ id, version, kind }, after]) => {
    const { title: _title, ...details } = toEventDetails(after, kind)
    return { id, version, ...details }
  }),
})

/** @returns whether the events are already as the change makes them, because its response was lost */
export function isChanged(current: readonly Event[], change: PlanChange): boolean {
  return change.events.every(({ id, version: _version, ...wanted }) => {
    const event = current.find((one) => one.id === id)
    if (!event) return false
    const { title: _title, ...stored } = toEventValues(event)
    const { title: _none, ...sent } = toEventValues(wanted)
    return JSON.stringify(stored) === JSON.stringify(sent)
  })
}
