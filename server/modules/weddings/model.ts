import type { components } from '../../../openapi/generated/types.ts'
import type { CeremonyKind, ContractName } from '../../../shared/guests/events.ts'
import { addDays } from '../../../shared/timeZones.ts'
import { PHONE_RETENTION_DAYS } from '../../config/limits.ts'
import type { Row } from '../../database/schema.ts'
import type { Language } from '../../messages/index.ts'
import { getHallName, parseOtherPlaces, toPlaceTextsWire, toPlaceWire } from './places.ts'
import type { PlaceTexts } from './places.ts'

type Schemas = components['schemas']
export type WeddingDetails = Schemas['WeddingDetails']
export type WeddingInput = Schemas['WeddingInput']
export type EventDetails = Schemas['EventDetails']
export type EventInput = Schemas['EventInput']
export type EventStatus = Schemas['EventStatus']
export type HallDetails = Schemas['HallDetails']
export type HallInput = Schemas['HallInput']

export type WeddingRow = Row<'weddings'> & {
  role: string
  /** Of a side manager. */
  side: string | null
  /** Of the wedding itself. */
  date: string | null
  /** Replies of guests that the member has not seen. */
  unread_replies: number
  /** Changes of other members that it has not seen, up to CHANGES_COUNTED. */
  unseen_changes: number
  /** Of the events; null while one of them is postponed. */
  last_date: string | null
}
export type EventRow = Row<'events'> & {
  /** Of its wedding. */
  language: string
}
export type HallRow = Row<'halls'> & {
  /** Of its event. */
  places: string | null
  /** Of its wedding. */
  language: string
}

/** The events of a wedding by position, and all its halls. */
export interface EventsAndHalls {
  events: EventRow[]
  halls: HallRow[]
}

export const toWeddingWire = (row: WeddingRow): Schemas['Wedding'] => ({
  id: row.id,
  title: row.title,
  language: row.language as Schemas['Wedding']['language'],
  timeZone: row.time_zone,
  role: row.role as Schemas['MemberRole'],
  ...(row.side === null ? {} : { side: row.side as Schemas['ManagedSide'] }),
  ...(row.date === null ? {} : { date: row.date }),
  unreadReplies: row.unread_replies,
  unseenChanges: row.unseen_changes,
  ...(row.last_date === null ? {} : { phonesPurgeAt: addDays(row.last_date, PHONE_RETENTION_DAYS) }),
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** @param name of the column */
export const toContractNameWire = (name: string | null): { contractName?: ContractName } =>
  name === null ? {} : { contractName: name as ContractName }

/** @param status of the column */
export const toEventStatusWire = (status: string | null): { status?: EventStatus } =>
  status === null ? {} : { status: status as EventStatus }

export const toHallWire = (row: HallRow): Schemas['Hall'] => ({
  id: row.id,
  eventId: row.event_id,
  name: getHallName(row, row.language as Language),
  hasPlaceName: row.has_place_name === 1,
  audience: row.audience as Schemas['Hall']['audience'],
  ...(row.capacity === null ? {} : { capacity: row.capacity }),
  ...(row.groom_seats === null ? {} : { groomSeats: row.groom_seats }),
  ...(row.bride_seats === null ? {} : { brideSeats: row.bride_seats }),
  version: row.version,
})

/** @param halls of any events; only those of this event are used */
export const toEventWire = (row: EventRow, halls: HallRow[]): Schemas['Event'] => ({
  id: row.id,
  kind: row.kind as Schemas['Event']['kind'],
  ...toContractNameWire(row.contract_name),
  ...(row.title === null ? {} : { title: row.title }),
  ...(row.date === null ? {} : { date: row.date }),
  ...(row.time === null ? {} : { time: row.time }),
  ...toEventStatusWire(row.status),
  ...toPlaceWire(row, row.language as Language, { hasTranslation: true }),
  ...(row.moved_at === null ? {} : { movedAt: row.moved_at }),
  ...(row.other_places === null ? {} : { otherPlaces: parseOtherPlaces(row.other_places).map(toPlaceTextsWire) }),
  version: row.version,
  halls: halls.filter((hall) => hall.event_id === row.id).map(toHallWire),
})

export const toEventListWire = ({ events, halls }: EventsAndHalls): Schemas['EventList'] => ({
  items: events.map((row) => toEventWire(row, halls)),
})

/** What the invitations of a wedding show of its events. */
export interface InvitationPlans {
  timeZone: string
  /** Time of the wedding. */
  time: string | null
  /** How the contract is called; undefined keeps what is stored. */
  contractName: ContractName | undefined
  dates: { wedding: string } & Record<CeremonyKind, string | null>
  /** The language of the invitation, in which the place is. */
  language: Language
  /** Place of the wedding. */
  place: PlaceTexts
  mapsLink: string | null
}
