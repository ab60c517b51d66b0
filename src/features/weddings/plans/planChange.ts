import { addDays, countDaysBetween } from '@shared/timeZones'
import type { Event, EventStatus, PlanChange } from '@/api/weddings'
import { toEventDetails, toEventValues, type EventValues } from '../form/eventValues'

/** What becomes of an event: it takes place, or the reason why not. */
export type PlanStatus = 'planned' | EventStatus

/** What the form of a change of plans has: the wedding itself, and what becomes of the other days and of the replies. */
export interface PlanValues extends EventValues {
  status: PlanStatus
  otherDays: 'shift' | 'stay'
  replies: 'keep' | 'askAgain'
}

/** One detail of an event that changes. */
export interface PlanDifference {
  event: Event
  field: 'status' | 'date' | 'time' | 'place' | 'address' | 'area' | 'mapsLink'
  before: string
  after: string
}

/** An event after the change. */
interface ChangedEvent {
  event: Event
  status: PlanStatus
  values: EventValues
}

const FIELDS = ['date', 'time', 'place', 'address', 'area', 'mapsLink'] as const

export const getPlanStatus = ({ status }: Pick<Event, 'status'>): PlanStatus => status ?? 'planned'

/** @returns the days by which the wedding moves; 0 while one of the dates is unknown */
export const countShiftedDays = (wedding: Event, { date }: Pick<EventValues, 'date'>): number =>
  wedding.date === undefined || date === '' ? 0 : countDaysBetween(wedding.date, date)

/** @returns whether the day on which the wedding takes place changes */
export const isDayChanged = (wedding: Event, { status, date }: Pick<PlanValues, 'status' | 'date'>): boolean =>
  status !== getPlanStatus(wedding) || (status === 'planned' && date !== (wedding.date ?? ''))

/** @returns the other days that can move with the wedding; all of them are called off with it */
export function listOtherDays(events: readonly Event[], wedding: Event, values: PlanValues): Event[] {
  const others = events.filter(({ id }) => id !== wedding.id)
  if (values.status === 'calledOff') return others.filter(({ status }) => status !== 'calledOff')
  const isLikeWedding = ({ status }: Event) => status === wedding.status
  if (values.status === 'postponed')
    return others.filter((event) => isLikeWedding(event) && event.date !== undefined && event.status !== 'postponed')
  const isMoved = countShiftedDays(wedding, values) !== 0
  return others.filter(
    (event) => isLikeWedding(event) && (event.status !== undefined || (isMoved && event.date !== undefined)),
  )
}

/** @returns all events that change, the wedding first */
function listChanges(events: readonly Event[], wedding: Event, values: PlanValues): ChangedEvent[] {
  const { status, otherDays, replies: _replies, ...details } = values
  const days = countShiftedDays(wedding, values)
  const isShifted = otherDays === 'shift' || status === 'calledOff'
  const others = isShifted ? listOtherDays(events, wedding, values) : []
  return [
    { event: wedding, status, values: details },
    ...others.map((event) => {
      const old = toEventValues(event)
      return { event, status, values: { ...old, date: old.date === '' ? '' : addDays(old.date, days) } }
    }),
  ]
}

/** @returns what the change replaces, event by event */
export const listDifferences = (events: readonly Event[], wedding: Event, values: PlanValues): PlanDifference[] =>
  listChanges(events, wedding, values).flatMap(({ event, status, values: after }): PlanDifference[] => {
    const statusBefore = getPlanStatus(event)
    const ofStatus = { event, field: 'status' as const, before: statusBefore, after: status }
    const changed = statusBefore === status ? [] : [ofStatus]
    if (status !== 'planned') return changed
    const before = toEventValues(event)
    const details = FIELDS.filter((field) => before[field].trim() !== after[field].trim()).map((field) => ({
      event,
      field,
      before: before[field].trim(),
      after: after[field].trim(),
    }))
    return [...changed, ...details]
  })

/** @returns pairs of events that take place at the same date and time after the change */
export function listClashes(events: readonly Event[], wedding: Event, values: PlanValues): [Event, Event][] {
  const changed = new Map(listChanges(events, wedding, values).map((change) => [change.event.id, change]))
  const times = events
    .map((event) => changed.get(event.id) ?? { event, status: getPlanStatus(event), values: toEventValues(event) })
    .filter((one) => one.status === 'planned' && one.values.date !== '' && one.values.time !== '')
  return times.flatMap((one, index) =>
    times
      .slice(index + 1)
      .filter((other) => one.values.date === other.values.date && one.values.time === other.values.time)
      .map((other): [Event, Event] => [one.event, other.event]),
  )
}

/** @returns the change as the API takes it */
export const toPlanChange = (events: readonly Event[], wedding: Event, values: PlanValues): PlanChange => ({
  events: listChanges(events, wedding, values).map(({ event: { id, version, kind }, status, values: after }) => {
    if (status !== 'planned') return { id, version, status }
    const { title: _title, ...details } = toEventDetails(after, kind)
    return { id, version, ...details }
  }),
  ...(values.replies === 'askAgain' && asksAboutReplies(wedding, values) ? { replies: 'askAgain' } : {}),
})

/** @returns whether the couple is asked what becomes of the replies: when there may be another day */
export const asksAboutReplies = (wedding: Event, values: PlanValues): boolean =>
  values.status !== 'calledOff' && isDayChanged(wedding, values)

/** @returns whether the events are already as the change makes them, because its response was lost */
export function isChanged(current: readonly Event[], change: PlanChange): boolean {
  return change.events.every(({ id, version: _version, status, ...wanted }) => {
    const event = current.find((one) => one.id === id)
    if (!event || event.status !== status) return false
    if (status !== undefined) return true
    const { title: _title, ...stored } = toEventValues(event)
    const { title: _none, ...sent } = toEventValues(wanted)
    return JSON.stringify(stored) === JSON.stringify(sent)
  })
}
