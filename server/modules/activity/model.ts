import type { components } from '../../../openapi/generated/types.ts'
import { BIN_S, IMPORT_UNDO_S } from '../../config/limits.ts'
import { canEditSide } from '../../lib/weddingView.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import type { BatchRow, ChangeKind, ChangeRow, ChangedDetails } from '../weddings/changes.ts'

type Schemas = components['schemas']
export type ChangeTopic = Schemas['ChangeTopic']

export const KINDS_OF_TOPIC: Record<ChangeTopic, readonly ChangeKind[]> = {
  households: [
    'householdAdded',
    'householdEdited',
    'householdMovedAway',
    'householdDeleted',
    'householdRestored',
    'householdErased',
    'linkRenewed',
    'linkRevoked',
    'imported',
    'importUndone',
  ],
  replies: ['replyRecorded', 'replyUndone', 'replyRestored'],
  plans: [
    'eventAdded',
    'eventEdited',
    'eventDeleted',
    'hallAdded',
    'hallEdited',
    'hallDeleted',
    'invitationAdded',
    'invitationEdited',
    'invitationDeleted',
  ],
  members: ['memberJoined', 'memberChanged', 'memberRemoved', 'memberLeft'],
}

/** How long a change of these kinds can be undone, in s. */
const UNDOABLE_S: Partial<Record<ChangeKind, number>> = {
  householdAdded: Infinity,
  householdEdited: Infinity,
  householdDeleted: BIN_S,
  householdRestored: Infinity,
  imported: IMPORT_UNDO_S,
  replyRecorded: Infinity,
  replyUndone: Infinity,
  replyRestored: Infinity,
}

export const parseDetails = (json: string | null): ChangedDetails =>
  json === null ? {} : (JSON.parse(json) as ChangedDetails)

/** @returns whether a phone is all that the change has replaced, which is not kept */
const isPhoneOnly = ({ kind, before, after }: ChangeRow): boolean =>
  kind === 'householdEdited' && before === '{}' && after === '{}'

/** @returns whether a member may undo a change now. @param now in epoch ms */
export function canUndo(view: WeddingView, row: ChangeRow, now: number): boolean {
  const seconds = UNDOABLE_S[row.kind as ChangeKind]
  if (seconds === undefined || row.undone_by !== null || isPhoneOnly(row)) return false
  // Erased, because the household was deleted for ever or its guests wished so.
  if (row.name === null && row.kind !== 'imported') return false
  const isEditable = row.side === null ? view.member?.role === 'owner' : canEditSide(view, row.side)
  return isEditable && now < Date.parse(row.created_at) + seconds * 1000
}

/** @param rows the first ones of a batch */
export function toChangeWire(
  rows: BatchRow[],
  view: WeddingView,
  { members, now }: { members: ReadonlyMap<string, Schemas['ChangeMember']>; now: number },
): Schemas['Change'] {
  const row = rows[0]!
  const member = row.user_id === null ? undefined : members.get(row.user_id)
  const isOne = row.total === 1
  return {
    number: row.batch,
    createdAt: row.created_at,
    ...(member ? { member } : {}),
    isOwn: row.user_id !== null && row.user_id === view.member?.userId,
    kind: row.kind as ChangeKind,
    count: isOne ? row.count : row.total,
    names: rows.flatMap(({ name }) => (name === null ? [] : [name])),
    ...(isOne && row.household_id !== null ? { householdId: row.household_id } : {}),
    ...(isOne && row.before !== null ? { before: parseDetails(row.before) } : {}),
    ...(isOne && row.after !== null ? { after: parseDetails(row.after) } : {}),
    ...(row.phone_changed === 1 ? { phoneChanged: true } : {}),
    canUndo: canUndo(view, row, now),
    ...(row.undoes === null ? {} : { undoes: row.undoes }),
    ...(row.undone_by === null ? {} : { undoneBy: row.undone_by }),
  }
}
