import {
  weddingEndpoints,
  type EventInput,
  type EventUpdate,
  type HallInput,
  type HallUpdate,
  type PlanChange,
  type WeddingInput,
  type WeddingUpdate,
} from '@/api/weddings'
import type { Call } from './calls.ts'
import { bearer, type ExchangeRequest } from './contract.ts'
import { ownIds, type WeddingIds } from './wedding.ts'

const { endpoints } = weddingEndpoints
const once = { subscribe: false } as const
const { eventId } = ownIds

/** The bodies of the calls. Weddings, events and halls come with the ids that the browser has generated. */
export const newWedding: WeddingInput = {
  id: '9e2d5b7c-4a1f-4c83-b6d0-7f3a8e1c5b92',
  title: 'كريم ونور',
  language: 'ar',
  timeZone: 'Africa/Cairo',
}
export const weddingUpdate: WeddingUpdate = {
  title: 'Omar and Laila',
  language: 'en',
  timeZone: 'Asia/Riyadh',
  version: 1,
}
export const newEvent: EventInput = {
  id: '2d8f6a14-9c3b-4e57-8b20-6f1e3c5d7a94',
  kind: 'custom',
  title: 'عشاء العائلتين',
  date: '2050-06-10',
  time: '20:00',
  place: 'مطعم على النيل',
}
export const eventUpdate: EventUpdate = {
  date: '2050-06-18',
  time: '20:00',
  place: 'Nile Garden',
  address: '5 Corniche',
  area: 'Maadi',
  mapsLink: 'https://maps.app.goo.gl/7h3mR',
  translation: { place: 'حديقة النيل', address: '٥ الكورنيش', area: 'المعادي' },
  version: 1,
}
/** The wedding a week later. */
export const newPlans: PlanChange = {
  events: [{ id: eventId, version: 1, date: '2050-06-24', time: '20:00', place: 'Nile Garden' }],
}
export const newHall: HallInput = {
  id: '4b7e1c93-5f2a-4d86-a9c1-8e0d2b6f4a75',
  eventId,
  name: 'قاعة الرجال',
  audience: 'men',
  capacity: 200,
  groomSeats: 90,
  brideSeats: 110,
}
export const hallUpdate: HallUpdate = {
  name: "Men's hall",
  audience: 'men',
  capacity: 250,
  groomSeats: 120,
  brideSeats: 130,
  version: 1,
}

/** @param path below `/weddings/` */
export const buildRequest = (method: ExchangeRequest['method'], path: string, body?: object): ExchangeRequest => ({
  method,
  path: `/weddings/${path}`,
  headers: bearer,
  ...(body === undefined ? {} : { body }),
})

export const buildCreateWedding = (weddingInput = newWedding): Call => ({
  receiving: 'a new wedding',
  request: { method: 'POST', path: '/weddings', headers: bearer, body: weddingInput },
  run: (store) => store.dispatch(endpoints.createWedding.initiate({ weddingInput })),
})

export const listWeddingsCall: Call = {
  receiving: "a request for one's weddings",
  request: { method: 'GET', path: '/weddings', headers: bearer },
  run: (store) => store.dispatch(endpoints.listWeddings.initiate(undefined, once)),
}

/** Builders of the calls for a wedding, its events and halls, by operation. */
export const weddingCalls = {
  updateWedding: ({ weddingId } = ownIds, update = weddingUpdate) => ({
    receiving: 'an edit of a wedding',
    request: buildRequest('PUT', weddingId, update),
    run: (store) => store.dispatch(endpoints.updateWedding.initiate({ weddingId, weddingUpdate: update })),
  }),
  deleteWedding: ({ weddingId } = ownIds) => ({
    receiving: 'a deletion of a wedding',
    request: buildRequest('DELETE', weddingId),
    run: (store) => store.dispatch(endpoints.deleteWedding.initiate({ weddingId })),
  }),
  listEvents: ({ weddingId } = ownIds) => ({
    receiving: 'a request for the events of a wedding',
    request: buildRequest('GET', `${weddingId}/events`),
    run: (store) => store.dispatch(endpoints.listEvents.initiate({ weddingId }, once)),
  }),
  orderEvents: ({ weddingId } = ownIds, ids = [ownIds.eventId]) => ({
    receiving: 'a new order of the events of a wedding',
    request: buildRequest('PUT', `${weddingId}/events`, { ids }),
    run: (store) => store.dispatch(endpoints.orderEvents.initiate({ weddingId, eventOrder: { ids } })),
  }),
  createEvent: ({ weddingId } = ownIds, eventInput = newEvent) => ({
    receiving: 'a new event of a wedding',
    request: buildRequest('POST', `${weddingId}/events`, eventInput),
    run: (store) => store.dispatch(endpoints.createEvent.initiate({ weddingId, eventInput })),
  }),
  updateEvent: (ids = ownIds, update = eventUpdate) => ({
    receiving: 'an edit of an event',
    request: buildRequest('PUT', `${ids.weddingId}/events/${ids.eventId}`, update),
    run: (store) => store.dispatch(endpoints.updateEvent.initiate({ ...ids, eventUpdate: update })),
  }),
  deleteEvent: (ids = ownIds) => ({
    receiving: 'a deletion of an event',
    request: buildRequest('DELETE', `${ids.weddingId}/events/${ids.eventId}`),
    run: (store) => store.dispatch(endpoints.deleteEvent.initiate(ids)),
  }),
  getPlans: ({ weddingId } = ownIds) => ({
    receiving: 'a request for the plans of a wedding',
    request: buildRequest('GET', `${weddingId}/plans`),
    run: (store) => store.dispatch(endpoints.getPlans.initiate({ weddingId }, once)),
  }),
  changePlans: ({ weddingId } = ownIds, planChange = newPlans) => ({
    receiving: 'a change of plans',
    request: buildRequest('PUT', `${weddingId}/plans`, planChange),
    run: (store) => store.dispatch(endpoints.changePlans.initiate({ weddingId, planChange })),
  }),
  undoPlans: ({ weddingId } = ownIds) => ({
    receiving: 'a request to undo a change of plans',
    request: buildRequest('POST', `${weddingId}/plans/undo`),
    run: (store) => store.dispatch(endpoints.undoPlans.initiate({ weddingId })),
  }),
  createHall: ({ weddingId } = ownIds, hallInput = newHall) => ({
    receiving: 'a new hall of an event',
    request: buildRequest('POST', `${weddingId}/halls`, hallInput),
    run: (store) => store.dispatch(endpoints.createHall.initiate({ weddingId, hallInput })),
  }),
  updateHall: (ids = ownIds, update = hallUpdate) => ({
    receiving: 'an edit of a hall',
    request: buildRequest('PUT', `${ids.weddingId}/halls/${ids.hallId}`, update),
    run: (store) => store.dispatch(endpoints.updateHall.initiate({ ...ids, hallUpdate: update })),
  }),
  deleteHall: (ids = ownIds) => ({
    receiving: 'a deletion of a hall',
    request: buildRequest('DELETE', `${ids.weddingId}/halls/${ids.hallId}`),
    run: (store) => store.dispatch(endpoints.deleteHall.initiate(ids)),
  }),
} as const satisfies Record<string, (ids?: WeddingIds) => Call>
