import { getAccount, getView } from '../../../http/auth.ts'
import type { Handlers } from '../../../http/handlerTypes.ts'
import { createEvent, editEvent, listEvents, orderEvents, removeEvent } from '../events.ts'
import { createHall, editHall, removeHall } from '../halls.ts'
import { toEventListWire, toEventWire, toHallWire, toWeddingWire } from '../model.ts'
import type { EventRow } from '../model.ts'
import { createWedding, editWedding, getWedding, listWeddings, removeWedding } from '../service.ts'
import type { WeddingDeps } from '../service.ts'

type WeddingOperation =
  | 'listWeddings'
  | 'createWedding'
  | 'getWedding'
  | 'updateWedding'
  | 'deleteWedding'
  | 'listEvents'
  | 'orderEvents'
  | 'createEvent'
  | 'updateEvent'
  | 'deleteEvent'
  | 'createHall'
  | 'updateHall'
  | 'deleteHall'

/** Handlers for weddings, their events and halls. `authorizeWedding` has already checked access to the wedding of the address. */
export function createWeddingHandlers(deps: WeddingDeps): Handlers<WeddingOperation> {
  const toWireWithHalls = async (row: EventRow) => toEventWire(row, (await listEvents(deps, row.wedding_id)).halls)

  return {
    listWeddings: async (request) => ({
      items: (await listWeddings(deps.db, getAccount(request).userId)).map(toWeddingWire),
    }),

    createWedding: async (request) =>
      toWeddingWire(await createWedding(deps, getAccount(request).userId, request.body)),

    getWedding: async (request) =>
      toWeddingWire(await getWedding(deps, getAccount(request).userId, request.params.weddingId)),

    updateWedding: async (request) =>
      toWeddingWire(await editWedding(deps, getAccount(request).userId, request.params.weddingId, request.body)),

    deleteWedding: async ({ params }, reply) => {
      await removeWedding(deps, params.weddingId)
      return reply.send()
    },

    listEvents: async ({ params }) => toEventListWire(await listEvents(deps, params.weddingId)),

    orderEvents: async ({ params, body }) => toEventListWire(await orderEvents(deps, params.weddingId, body.ids)),

    createEvent: async (request) => toWireWithHalls(await createEvent(deps, getView(request), request.body)),

    updateEvent: async (request) =>
      toWireWithHalls(await editEvent(deps, getView(request), request.params.eventId, request.body)),

    deleteEvent: async (request, reply) => {
      await removeEvent(deps, getView(request), request.params.eventId)
      return reply.send()
    },

    createHall: async (request) => toHallWire(await createHall(deps, getView(request), request.body)),

    updateHall: async (request) =>
      toHallWire(await editHall(deps, getView(request), request.params.hallId, request.body)),

    deleteHall: async (request, reply) => {
      await removeHall(deps, getView(request), request.params.hallId)
      return reply.send()
    },
  }
}
