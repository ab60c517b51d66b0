import type { Row } from '../../database/schema.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import { toHouseholdWire } from '../guests/model.ts'
import type { ChangeKind, ChangedDetails } from '../weddings/changes.ts'
import { toRightsWire } from '../weddings/members.ts'
import { viewWholeWedding } from '../weddings/wholeWedding.ts'
import { toEventWire, toHallWire, toWeddingWire } from '../weddings/model.ts'

type AccountExport = ResponseBody<'exportAccount'>
type ExportedChange = AccountExport['changes'][number]
type ExportedImport = AccountExport['imports'][number]

/** @returns the rows, oldest first */
export const sortByTime = <T extends { created_at: string }>(rows: T[]): T[] =>
  rows.toSorted((a, b) => a.created_at.localeCompare(b.created_at))

function toExportedHousehold(row: Row<'households'>): AccountExport['households'][number] {
  const {
    seats: _seats,
    linkToken: _linkToken,
    ...household
  } = toHouseholdWire({ row, seats: [] }, viewWholeWedding(row.wedding_id))
  return { weddingId: row.wedding_id, ...household }
}

function toExportedEvent(row: Row<'events'>): AccountExport['events'][number] {
  const { halls: _halls, movedAt: _movedAt, ...event } = toEventWire({ ...row, language: 'ar' }, [])
  return { weddingId: row.wedding_id, ...event }
}

const toExportedHall = (row: Row<'halls'>): AccountExport['halls'][number] => ({
  weddingId: row.wedding_id,
  ...toHallWire({ ...row, places: null, language: 'ar' }),
})

function toExportedWedding(row: Row<'weddings'>): AccountExport['weddings'][number] {
  const {
    role: _role,
    unreadReplies: _unread,
    unseenChanges: _unseen,
    ...wedding
  } = toWeddingWire({
    ...row,
    role: 'owner',
    side: null,
    unread_replies: 0,
    unseen_changes: 0,
    date: null,
    last_date: null,
  })
  return wedding
}

/** The export format of the tables of weddings and guest lists: all columns, without the keys for searching. */
export const weddingFormatters = {
  weddings: (rows: Row<'weddings'>[]) => ({ weddings: sortByTime(rows).map(toExportedWedding) }),
  wedding_members: (rows: Row<'wedding_members'>[]) => ({
    memberships: sortByTime(rows).map(({ wedding_id: weddingId, side, label, created_at: createdAt, ...row }) => ({
      weddingId,
      ...toRightsWire({ role: row.role, side, label }),
      createdAt,
    })),
  }),
  member_invites: (rows: Row<'member_invites'>[]) => ({
    memberInvites: sortByTime(rows).map((row) => ({
      weddingId: row.wedding_id,
      ...toRightsWire(row),
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      ...(row.accepted_at === null ? {} : { acceptedAt: row.accepted_at }),
      ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
    })),
  }),
  changes: (rows: Row<'changes'>[]) => ({
    changes: sortByTime(rows).map((row) => ({
      weddingId: row.wedding_id,
      number: row.number,
      ...(row.user_id === null ? {} : { memberId: row.user_id }),
      kind: row.kind as ChangeKind,
      ...(row.household_id === null ? {} : { householdId: row.household_id }),
      ...(row.side === null ? {} : { side: row.side as ExportedChange['side'] & string }),
      ...(row.name === null ? {} : { name: row.name }),
      count: row.count,
      ...(row.before === null ? {} : { before: JSON.parse(row.before) as ChangedDetails }),
      ...(row.after === null ? {} : { after: JSON.parse(row.after) as ChangedDetails }),
      ...(row.undoes === null ? {} : { undoes: row.undoes }),
      createdAt: row.created_at,
    })),
  }),
  events: (rows: Row<'events'>[]) => ({ events: sortByTime(rows).map(toExportedEvent) }),
  halls: (rows: Row<'halls'>[]) => ({
    halls: sortByTime(rows).map(toExportedHall),
  }),
  households: (rows: Row<'households'>[]) => ({ households: sortByTime(rows).map(toExportedHousehold) }),
  seats: (rows: Row<'seats'>[]) => ({
    seats: rows.map(({ household_id: householdId, hall_id: hallId, allowed }) => ({ householdId, hallId, allowed })),
  }),
  imports: (rows: Row<'imports'>[]) => ({
    imports: sortByTime(rows).map((row) => ({
      weddingId: row.wedding_id,
      source: row.source as ExportedImport['source'],
      ...(row.file_name === null ? {} : { fileName: row.file_name }),
      added: row.added,
      updated: row.updated,
      unchanged: row.unchanged,
      createdAt: row.created_at,
      ...(row.undone_at === null ? {} : { undoneAt: row.undone_at }),
    })),
  }),
}
