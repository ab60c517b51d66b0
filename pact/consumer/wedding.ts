import { MatchersV3 } from '@pact-foundation/pact'
import {
  couple,
  guestImport,
  listedHousehold,
  otherCouple,
  otherWedding,
  placeholders,
  plannedWedding,
  states,
} from '../states.ts'
import type { Call } from './calls.ts'
import {
  createSignedInState,
  limitReached,
  matchCalendarDate,
  matchErrorBody,
  matchInstant,
  verifyExchange,
  withStore,
  type ExchangeResponse,
  type Given,
} from './contract.ts'

const { boolean, eachLike, integer, regex, string } = MatchersV3

/** The ids that the calls of weddings and guest lists name. */
export type WeddingIds = Record<'weddingId' | 'eventId' | 'hallId' | 'householdId' | 'importId', string>
export const ownIds: WeddingIds = { ...plannedWedding, ...listedHousehold, ...guestImport }
const { weddingId, eventId, hallId, householdId, importId } = ownIds

/** The wedding of the contract's couple. */
export const createPlannedState = (version = 1) =>
  [states.weddingPlanned, { ownerId: couple.id, ...plannedWedding, version }] as const

/** Another couple's wedding. @param ids of what belongs to it */
export const createForeignState = (ids: Partial<Record<keyof typeof plannedWedding, string>> = {}) =>
  [states.weddingPlanned, { ownerId: otherCouple.id, ...otherWedding, ...ids, version: 1 }] as const

/** A family on the guest list of the couple's wedding. */
export const createListedState = (version = 1) =>
  [states.familyListed, { weddingId, hallId, householdId, version }] as const

export const inBin = [states.familyInBin, { weddingId, householdId }] as const
export const weddingsFull = [states.weddingsFull, { ownerId: couple.id }] as const
export const plansChanged = [states.plansChanged, { weddingId, eventId }] as const
export const fullWedding = [states.weddingFull, { weddingId, eventId }] as const
export const createImportedState = (hoursAgo: number) =>
  [states.listImported, { weddingId, importId, hoursAgo }] as const

export const times = {
  createdAt: matchInstant('2026-11-21T10:00:00.000Z'),
  updatedAt: matchInstant('2026-11-21T10:00:00.000Z'),
}

export const matchWedding = (version = 1) => ({
  id: weddingId,
  title: string('عمر وليلى'),
  language: regex('^(ar|en)$', 'ar'),
  timeZone: string('Africa/Cairo'),
  role: 'owner',
  unreadReplies: integer(0),
  unseenChanges: integer(0),
  version,
  ...times,
})

export const matchHall = (version = 1) => ({
  id: hallId,
  eventId,
  name: string('قاعة النيل'),
  hasPlaceName: boolean(false),
  audience: regex('^(mixed|men|women)$', 'mixed'),
  capacity: integer(300),
  groomSeats: integer(140),
  brideSeats: integer(160),
  version,
})

export const matchEvent = (version = 1) => ({
  id: eventId,
  kind: 'wedding',
  date: matchCalendarDate('2050-06-17'),
  time: regex('^[0-2][0-9]:[0-5][0-9]$', '19:30'),
  place: string('فندق النيل'),
  address: string('١٢ كورنيش النيل'),
  area: string('الزمالك'),
  mapsLink: string('https://maps.app.goo.gl/4f2kQ'),
  translation: { place: string('Nile Hotel'), address: string('12 Corniche'), area: string('Zamalek') },
  version,
  halls: [matchHall(version)],
})

export const matchPlans = () => ({ informed: eachLike({ eventId, households: integer(1) }), answered: integer(0) })

const side = regex('^(groom|bride|both)$', 'groom')

export const matchHousehold = (version = 1) => ({
  id: householdId,
  honorific: string('الحاج'),
  name: string('أحمد عبد الرحمن وعائلته'),
  side,
  tags: eachLike(string('الشغل')),
  phone: string('٠١٠١٢٣٤٥٦٧٨'),
  phoneE164: regex('^\\+[0-9]+$', '+201012345678'),
  language: regex('^(ar|en)$', 'ar'),
  tableLabel: string('12'),
  note: string('يفضّل مكانًا هادئًا'),
  seats: [{ hallId, allowed: 5 }],
  persons: eachLike({ name: string('سلمى'), child: boolean(true) }),
  asksReply: boolean(true),
  version,
  ...times,
})

export const matchSummary = () => ({
  households: 1,
  guests: 5,
  withoutPhone: 0,
  withoutSeats: 0,
  inBin: 0,
  halls: [
    {
      hallId,
      households: 1,
      seats: 5,
      sides: [
        { side: 'groom', seats: 5, coming: 0 },
        { side: 'bride', seats: 0, coming: 0 },
        { side: 'both', seats: 0, coming: 0 },
      ],
    },
  ],
  replies: { coming: 0, notComing: 0, silent: integer(1), guests: 0 },
  sides: eachLike({ side, households: integer(1), guests: integer(5) }),
  tags: eachLike({ tag: string('الشغل'), households: integer(1), guests: integer(5) }),
})

/** @param counts of households */
export const matchImport = (counts: { added: number; updated: number; unchanged: number }) => ({
  id: importId,
  source: regex('^(paste|csv|xlsx|vcard|contacts)$', 'csv'),
  fileName: string('الضيوف.csv'),
  ...counts,
  createdAt: matchInstant('2026-11-21T10:00:00.000Z'),
})
export const undoableUntil = matchInstant('2026-11-22T10:00:00.000Z')
export const undoneAt = matchInstant('2026-11-21T11:00:00.000Z')

/** Response to an update of a stale version. @param current the state that the site compares with its own */
export const createConflict = (current: object): ExchangeResponse => ({
  status: 409,
  body: {
    ...matchErrorBody('version_conflict', 'This was changed somewhere else. Reload it before you save.'),
    current,
  },
})

/** Response to a creation whose id was used before with other content. @param current what is stored, which the site then edits */
export const createRepetition = (current: object): ExchangeResponse => ({
  status: 409,
  body: { ...matchErrorBody('already_exists', 'This exists already. Reload the page.'), current },
})

const inUse = {
  status: 409,
  body: matchErrorBody('in_use', 'Something still belongs to this. Delete or move that first.'),
}
const alreadyExists = { status: 409, body: matchErrorBody('already_exists', 'This exists already. Reload the page.') }
const tooLate = { status: 409, body: matchErrorBody('too_late', 'It is too late to undo this.') }
/** Responses of status 409 by their code. */
export const conflicts = {
  already_exists: alreadyExists,
  in_use: inUse,
  limit_reached: limitReached,
  too_late: tooLate,
} as const

interface Answer {
  /** States after the sign-in. */
  given?: readonly Given[]
  /** Completes the description of the call. */
  when?: string
  response: ExchangeResponse
}

/** Adds a call of the signed-in couple to the contract. @returns what the site gets */
export async function verifyCall(
  { receiving, request, run }: Call,
  { given = [], when, response }: Answer,
): Promise<{ data?: unknown; error?: unknown }> {
  let result: Awaited<ReturnType<Call['run']>> = {}
  await verifyExchange(
    {
      given: [createSignedInState(), ...given],
      receiving: when === undefined ? receiving : `${receiving} ${when}`,
      request,
      response,
    },
    (server) =>
      withStore(server, placeholders.accessToken, async (store) => {
        result = await run(store)
      }),
  )
  return result
}
