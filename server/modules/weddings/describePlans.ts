import { isDeepStrictEqual } from 'node:util'
import type { ChangeKind, ChangedDetails, NewChange } from './changes.ts'
import { toEventWire, toHallWire } from './model.ts'
import type { EventRow, HallRow } from './model.ts'

/** Events, halls and invitations have no side: whoever sees the changes of families sees theirs. */
const SIDE = 'both'

type Details = Partial<ChangedDetails>
type PlanKind = Extract<ChangeKind, `event${string}` | `hall${string}` | `invitation${string}`>

/** What the log says of an event or a hall. */
interface PlanState {
  name: string | null
  /** What stays, and says which one it is. */
  identity: ChangedDetails
  details: Details
}

interface States<Row> {
  before?: Row
  after?: Row
}

function readEvent(row: EventRow): PlanState {
  const { kind, title, date, time, status, place, address, area } = toEventWire(row, [])
  return { name: row.title, identity: { event: kind }, details: { title, date, time, status, place, address, area } }
}

function readHall(row: HallRow): PlanState {
  const { name, audience, capacity, groomSeats, brideSeats } = toHallWire(row)
  return { name: name || null, identity: {}, details: { name, audience, capacity, groomSeats, brideSeats } }
}

/** @returns the given details that another state has not */
function pickDifferent(details: Details, other: Details): ChangedDetails {
  const different = Object.entries(details).filter(
    ([name, value]) => value !== undefined && value !== other[name as keyof Details],
  )
  return Object.fromEntries(different)
}

const getKind = (type: 'event' | 'hall', { before, after }: States<unknown>): PlanKind => {
  if (!before) return `${type}Added`
  return after ? `${type}Edited` : `${type}Deleted`
}

/** @returns whether an edit has stored nothing new */
const isSame = ({ before, after }: States<object>): boolean =>
  before !== undefined && after !== undefined && isDeepStrictEqual({ ...before, version: 0 }, { ...after, version: 0 })

function describePlan<Row extends { id: string }>(
  type: 'event' | 'hall',
  states: States<Row>,
  read: (row: Row) => PlanState,
): NewChange[] {
  if (isSame(states)) return []
  const { before, after } = states
  const row = (after ?? before)!
  const { name, identity } = read(row)
  const [was, is] = [before ? read(before).details : {}, after ? read(after).details : {}]
  return [
    {
      kind: getKind(type, states),
      entityId: row.id,
      side: SIDE,
      name,
      before: { ...identity, ...pickDifferent(was, is) },
      after: { ...identity, ...pickDifferent(is, was) },
    },
  ]
}

/** @returns an event that was added, edited or deleted, for the log; nothing for an edit that changes nothing */
export const describeEvent = (states: States<EventRow>): NewChange[] => describePlan('event', states, readEvent)

/** @returns a hall that was added, edited or deleted, for the log; nothing for an edit that changes nothing */
export const describeHall = (states: States<HallRow>): NewChange[] => describePlan('hall', states, readHall)

/** @returns what was done with an invitation, for the log */
export const describeInvitation = (
  kind: Extract<PlanKind, `invitation${string}`>,
  invitationId: string,
): NewChange => ({
  kind,
  entityId: invitationId,
  side: SIDE,
})
