import { randomUUID } from 'node:crypto'
import { EVENTS_PER_WEDDING, HALLS_PER_EVENT, WEDDINGS_PER_ACCOUNT } from '../../server/config/limits.ts'
import { HOUSEHOLDS_PER_WEDDING } from '../../shared/limits.ts'
import type { InvitationDeps } from '../../server/modules/invitations/service.ts'
import type { WeddingDeps } from '../../server/modules/weddings/service.ts'
import { importHouseholds } from '../../server/modules/guests/imports.ts'
import { createHousehold, editHousehold, removeHousehold } from '../../server/modules/guests/edits.ts'
import { toDetails } from '../../server/modules/guests/model.ts'
import { getListedHousehold } from '../../server/modules/guests/service.ts'
import { decideReplyRequest } from '../../server/modules/replies/requestDecisions.ts'
import { storeReply } from '../../server/modules/replies/replies.ts'
import { recordStatusChange } from '../../server/modules/replies/statuses.ts'
import { createEvent } from '../../server/modules/weddings/events.ts'
import { createHall } from '../../server/modules/weddings/halls.ts'
import { changePlans } from '../../server/modules/plans/service.ts'
import { authorizeWedding, createWedding } from '../../server/modules/weddings/service.ts'
import { viewWholeWedding } from '../../server/modules/weddings/wholeWedding.ts'
import { couple } from '../states.ts'
import type { StateHandlers } from './stateHandlers.ts'

type WeddingState =
  | 'a wedding is planned'
  | 'a family is on the guest list'
  | 'a member has changed a family'
  | 'a family is in the bin'
  | 'plans have been changed'
  | 'a wedding is full'
  | 'an account can have no more weddings'
  | 'a guest list has been imported'
  | 'a family has replied'
  | 'a family has a personal link'
  | 'seats have been requested'
  | 'a request for seats has been declined'

const HOUR_MS = 3_600_000
/** A place with every optional detail. */
const place = {
  place: 'فندق النيل',
  address: '١٢ كورنيش النيل',
  area: 'الزمالك',
  mapsLink: 'https://maps.app.goo.gl/4f2kQ',
  translation: { place: 'Nile Hotel', address: '12 Corniche', area: 'Zamalek' },
}

const wedding = { title: 'عمر وليلى', language: 'ar', timeZone: 'Africa/Cairo' } as const

/**
 * Handlers of the states of weddings and guest lists.
 * @param ensureAccount creates an account unless it exists
 */
export function createWeddingStateHandlers(
  deps: WeddingDeps & Pick<InvitationDeps, 'invitationCache'>,
  ensureAccount: (id: string) => Promise<unknown>,
): Pick<StateHandlers, WeddingState> {
  const { db, clock, invitationCache } = deps

  return {
    'a wedding is planned': async ({ ownerId, weddingId, eventId, hallId, version }) => {
      await ensureAccount(ownerId)
      await createWedding(deps, ownerId, { ...wedding, id: weddingId })
      // A new wedding has an event and a hall with ids of its own.
      await db.deleteFrom('events').where('wedding_id', '=', weddingId).execute()
      const time = { date: '2050-06-17', time: '19:30' }
      await createEvent(deps, viewWholeWedding(weddingId), { id: eventId, kind: 'wedding', ...time, ...place })
      const seats = { capacity: 300, groomSeats: 140, brideSeats: 160 }
      await createHall(deps, viewWholeWedding(weddingId), {
        id: hallId,
        eventId,
        name: 'قاعة النيل',
        audience: 'mixed',
        ...seats,
      })
      await db.updateTable('weddings').set({ version }).where('id', '=', weddingId).execute()
      await db.updateTable('events').set({ version }).where('id', '=', eventId).execute()
      await db.updateTable('halls').set({ version }).where('id', '=', hallId).execute()
      // The state is of a wedding in which no member has changed anything yet.
      await db.deleteFrom('changes').where('wedding_id', '=', weddingId).execute()
      return {}
    },

    'a family is on the guest list': async ({ weddingId, hallId, householdId, version }) => {
      await createHousehold(deps, viewWholeWedding(weddingId), {
        id: householdId,
        honorific: 'الحاج',
        name: 'أحمد عبد الرحمن وعائلته',
        side: 'groom',
        tags: ['الشغل'],
        phone: '٠١٠١٢٣٤٥٦٧٨',
        language: 'ar',
        tableLabel: '12',
        note: 'يفضّل مكانًا هادئًا',
        seats: [{ hallId, allowed: 5 }],
        persons: [{ name: 'سلمى', child: true }],
      })
      await db.updateTable('households').set({ version }).where('id', '=', householdId).execute()
      return {}
    },

    'a member has changed a family': async ({ weddingId, householdId, userId, allowed }) => {
      const view = await authorizeWedding(db, userId, weddingId)
      const household = await db.transaction().execute((trx) => getListedHousehold(trx, view, householdId))
      const details = toDetails(household)
      const seats = details.seats.map((seat) => ({ ...seat, allowed }))
      await editHousehold(deps, view, householdId, { ...details, seats, version: household.row.version })
      return {}
    },

    'a family is in the bin': async ({ weddingId, householdId }) => {
      await removeHousehold(deps, viewWholeWedding(weddingId), householdId)
      return {}
    },

    'plans have been changed': async ({ weddingId, eventId }) => {
      const view = viewWholeWedding(weddingId)
      await changePlans(deps, view, { events: [{ id: eventId, version: 1, date: '2050-07-01', ...place }] })
      return {}
    },

    'a wedding is full': async ({ weddingId, eventId }) => {
      const event = { kind: 'custom', title: 'Dinner' } as const
      for (let count = 1; count < EVENTS_PER_WEDDING; count += 1)
        await createEvent(deps, viewWholeWedding(weddingId), event)
      const hall = { eventId, name: 'Garden', audience: 'mixed' } as const
      for (let count = 1; count < HALLS_PER_EVENT; count += 1) await createHall(deps, viewWholeWedding(weddingId), hall)
      const rows = Array.from({ length: HOUSEHOLDS_PER_WEDDING }, (_, index) => ({ name: `Family ${index}` }))
      await importHouseholds(deps, viewWholeWedding(weddingId), { source: 'paste', rows })
      return {}
    },

    'an account can have no more weddings': async ({ ownerId }) => {
      await ensureAccount(ownerId)
      for (let count = 0; count < WEDDINGS_PER_ACCOUNT; count += 1) await createWedding(deps, ownerId, wedding)
      return {}
    },

    'a guest list has been imported': async ({ weddingId, importId, hoursAgo }) => {
      const past = { ...deps, clock: () => clock() - hoursAgo * HOUR_MS }
      const rows = [{ name: 'Mona Adel', side: 'bride' as const }]
      await importHouseholds(past, viewWholeWedding(weddingId), {
        id: importId,
        source: 'csv',
        fileName: 'الضيوف.csv',
        rows,
      })
      return {}
    },

    'a family has replied': async ({ weddingId, householdId, hallId, replyId }) => {
      const now = new Date(clock()).toISOString()
      const ofHousehold = { wedding_id: weddingId, household_id: householdId }
      await db.transaction().execute(async (trx) => {
        const household = await getListedHousehold(trx, viewWholeWedding(weddingId), householdId)
        await storeReply(
          trx,
          household,
          { channel: 'link', now },
          {
            id: replyId,
            seats: [{ hallId, coming: 3, children: 1 }],
            message: 'ألف مبروك يا عرسان',
            mayPublish: true,
          },
        )
        await recordStatusChange(trx, { weddingId, householdId }, { opened_at: now, opened_by: 'link' })
      })
      const send = { id: randomUUID(), kind: 'invite', result: 'sent', created_at: now }
      await db
        .insertInto('sends')
        .values({ ...ofHousehold, ...send })
        .execute()
      const view = { invitation_id: null, source: 'link', date: now.slice(0, 10), count: 1 }
      await db
        .insertInto('views')
        .values({ ...ofHousehold, ...view })
        .execute()
      return {}
    },

    'a family has a personal link': async ({ weddingId, householdId, slug, token, replyBy }) => {
      await db.updateTable('invitations').set({ wedding_id: weddingId }).where('slug', '=', slug).execute()
      invitationCache.drop([slug])
      await db.updateTable('households').set({ token }).where('id', '=', householdId).execute()
      await db.updateTable('reply_settings').set({ reply_by: replyBy }).where('wedding_id', '=', weddingId).execute()
      return {}
    },

    'seats have been requested': async ({ weddingId, requestId }) => {
      const guest = { name: 'سامح فؤاد', phone: '01112345678', phone_e164: '+201112345678', count: 2 }
      await db
        .insertInto('reply_requests')
        .values({
          ...guest,
          id: requestId,
          wedding_id: weddingId,
          message: 'زميل عمر في الشغل',
          state: 'pending',
          household_id: null,
          network: null,
          created_at: new Date(clock()).toISOString(),
          decided_at: null,
          decided_by: null,
        })
        .execute()
      return {}
    },

    'a request for seats has been declined': async ({ weddingId, requestId }) => {
      await decideReplyRequest(deps, await authorizeWedding(db, couple.id, weddingId), requestId, { state: 'rejected' })
      return {}
    },
  }
}
