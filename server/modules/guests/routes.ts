import type { Handlers, Request, ResponseBody } from '../../http/handlerTypes.ts'
import { createLinkToken } from '../../lib/codes.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { editHouseholds } from './bulk.ts'
import { importHouseholds, listImports } from './imports.ts'
import type { ImportRecord } from './imports.ts'
import { toHouseholdWire } from './model.ts'
import { replaceLinkToken } from './personalLinks.ts'
import { createHousehold, editHousehold, listHouseholds, removeHousehold, summarizeGuests } from './service.ts'
import { getUndoLimit, undoImport } from './undoImport.ts'

type GuestOperation =
  | 'listHouseholds'
  | 'createHousehold'
  | 'updateHousehold'
  | 'deleteHousehold'
  | 'bulkEditHouseholds'
  | 'getGuestSummary'
  | 'listImports'
  | 'importHouseholds'
  | 'undoImport'
  | 'renewHouseholdLink'
  | 'revokeHouseholdLink'

const SORT_COLUMNS = { name: 'name_key', createdAt: 'created_at' } as const

function toFilters({ q, side, eventId, hallId, tag, hasPhone, deleted = false }: Request<'listHouseholds'>['query']) {
  return { q, side, eventId, hallId, tag, hasPhone, isDeleted: deleted }
}

const toImportWire = (record: ImportRecord, now: number): ResponseBody<'importHouseholds'> => {
  const undoableUntil = getUndoLimit(record, now)
  return {
    id: record.id,
    source: record.source as ResponseBody<'importHouseholds'>['source'],
    ...(record.file_name === null ? {} : { fileName: record.file_name }),
    added: record.added,
    updated: record.updated,
    unchanged: record.unchanged,
    createdAt: record.created_at,
    ...(undoableUntil === null ? {} : { undoableUntil }),
    ...(record.undone_at === null ? {} : { undoneAt: record.undone_at }),
  }
}

/** Handlers for guest lists. `authorizeWedding` has already checked access to the wedding of the address. */
export function createGuestHandlers(deps: WeddingDeps): Handlers<GuestOperation> {
  const { clock } = deps
  return {
    listHouseholds: async ({ params, query }) => {
      const { sort = 'name', order: direction = 'asc', cursor, limit = 100 } = query
      const order = { column: SORT_COLUMNS[sort], direction }
      const page = await listHouseholds(deps, params.weddingId, toFilters(query), { order, cursor, limit })
      return { ...page, items: page.items.map(toHouseholdWire) }
    },

    createHousehold: async ({ params, body }) => toHouseholdWire(await createHousehold(deps, params.weddingId, body)),

    updateHousehold: async ({ params, body }) =>
      toHouseholdWire(await editHousehold(deps, params.weddingId, params.householdId, body)),

    deleteHousehold: async ({ params }, reply) => {
      await removeHousehold(deps, params.weddingId, params.householdId)
      return reply.send()
    },

    renewHouseholdLink: async ({ params }) =>
      toHouseholdWire(await replaceLinkToken(deps, params.weddingId, params.householdId, createLinkToken())),

    revokeHouseholdLink: async ({ params }) =>
      toHouseholdWire(await replaceLinkToken(deps, params.weddingId, params.householdId, null)),

    bulkEditHouseholds: async ({ params, body }) => ({
      items: (await editHouseholds(deps, params.weddingId, body)).map(({ row: { id, version } }) => ({ id, version })),
    }),

    getGuestSummary: async ({ params }) => summarizeGuests(deps, params.weddingId),

    listImports: async ({ params }) => ({
      items: (await listImports(deps, params.weddingId)).map((record) => toImportWire(record, clock())),
    }),

    importHouseholds: async ({ params, body }) =>
      toImportWire(await importHouseholds(deps, params.weddingId, body), clock()),

    undoImport: async ({ params }) => {
      const { record, ...counts } = await undoImport(deps, params.weddingId, params.importId)
      return { ...counts, import: toImportWire(record, clock()) }
    },
  }
}
