import { isDeepStrictEqual } from 'node:util'
import type { ChangeKind, ChangedDetails, NewChange } from './changes.ts'
import { toEventWire, toHallWire } from './model.ts'
import type { EventRow, HallRow } from './model.ts'

/** Events, halls and invitations have no side: whoever sees the changes of families sees theirs. */
const SIDE = 'both'

type Details = Partial<ChangedDetails>
type PlanKind = Extract<ChangeKind, `event${string}` | `hall${string}` | `invitation${string}`>

function toEventDetails(row: EventRow): Details {
  const { title, date, time, status, place, address, area } = toEventWire(row, [])
  return { title, date, time, status, place, address, area }
}

function toHallDetails(row: HallRow): Details {
  const { name, audience, capacity, groomSeats, brideSeats } = toHallWire(row)
  return { name, audience, capacity, groomSeats, brideSeats }
}

/** @returns the given details that another state has not */
function pickDifferent(details: Details, other: Details): ChangedDetails {
  const different = Object.entries(details).filter(
    ([name, value]) => value !== undefined && value !== other[name as keyof Details],
  )
  return Object.fromEntries(different)
}

const toEventName = (row: EventRow): ChangedDetails => ({ event: row.kind as NonNullable<ChangedDetails['event']> })

interface States<Row> {
  before?: Row
  after?: Row
}

const getKind = (type: 'event' | 'hall', { before, after }: States<unknown>): PlanKind => {
  if (!before) return `${type}Added`
  return after ? `${type}Edited` : `${type}Deleted`
}

/** @returns whether an edit has stored nothing new */
const isSame = ({ before, after }: States<object>): boolean =>
  before !== undefined && after !== undefined && isDeepStrictEqual({ ...before, version: 0 }, { ...after, version: 0 })

/** @returns an event that was added, edited or deleted, for the log; nothing for an edit that changes nothing */
export function describeEvent(states: States<EventRow>): NewChange[] {
  if (isSame(states)) return []
  const { before, after } = states
  const row = (after ?? before)!
  const [was, is] = [before ? toEventDetails(before) : {}, after ? toEventDetails(after) : {}]
  return [
    {
      kind: getKind('event', states),
      entityId: row.id,
      side: SIDE,
      name: row.title,
      before: { ...toEventName(row), ...pickDifferent(was, is) },
      after: { ...toEventName(row), ...pickDifferent(is, was) },
    },
  ]
}

/** @returns a hall that was added, edited or deleted, for the log; nothing for an edit that changes nothing */
export function describeHall(states: States<HallRow>): NewChange[] {
  if (isSame(states)) return []
  const { before, after } = states
  const row = (after ?? before)!
  const [was, is] = [before ? toHallDetails(before) : {}, after ? toHallDetails(after) : {}]
  return [
    {
      kind: getKind('hall', states),
      entityId: row.id,
      side: SIDE,
      name: toHallWire(row).name || null,
      before: pickDifferent(was, is),
      after: pickDifferent(is, was),
    },
  ]
}

/** @returns what was done with an invitation, for the log */
export const describeInvitation = (
  kind: Extract<PlanKind, `invitation${string}`>,
  invitationId: string,
): NewChange => ({
  kind,
  entityId: invitationId,
  side: SIDE,
})
