import { getView } from '../../http/auth.ts'
import type { Handlers, Request, ResponseBody } from '../../http/handlerTypes.ts'
import { createLinkToken } from '../../lib/codes.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { editHouseholds } from './bulk.ts'
import { findMaybeElsewhere, importHouseholds, listImports } from './imports.ts'
import type { ImportRecord } from './imports.ts'
import { toHouseholdWire } from './model.ts'
import { replaceLinkToken } from './personalLinks.ts'
import { createHousehold, editHousehold, removeHousehold } from './edits.ts'
import { listHouseholds } from './service.ts'
import { summarizeGuests } from './summary.ts'
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

/** Handlers for guest lists, as the member sees them. `authorizeWedding` has already checked access to the wedding of the address. */
export function createGuestHandlers(deps: WeddingDeps): Handlers<GuestOperation> {
  const { clock } = deps
  return {
    listHouseholds: async (request) => {
      const { sort = 'name', order: direction = 'asc', cursor, limit = 100 } = request.query
      const order = { column: SORT_COLUMNS[sort], direction }
      const view = getView(request)
      const page = await listHouseholds(deps, view, toFilters(request.query), { order, cursor, limit })
      return { ...page, items: page.items.map((household) => toHouseholdWire(household, view)) }
    },

    createHousehold: async (request) => {
      const view = getView(request)
      return toHouseholdWire(await createHousehold(deps, view, request.body), view)
    },

    updateHousehold: async (request) => {
      const view = getView(request)
      return toHouseholdWire(await editHousehold(deps, view, request.params.householdId, request.body), view)
    },

    deleteHousehold: async (request, reply) => {
      await removeHousehold(deps, getView(request), request.params.householdId)
      return reply.send()
    },

    renewHouseholdLink: async (request) => {
      const view = getView(request)
      return toHouseholdWire(await replaceLinkToken(deps, view, request.params.householdId, createLinkToken()), view)
    },

    revokeHouseholdLink: async (request) => {
      const view = getView(request)
      return toHouseholdWire(await replaceLinkToken(deps, view, request.params.householdId, null), view)
    },

    bulkEditHouseholds: async (request) => ({
      items: (await editHouseholds(deps, getView(request), request.body)).map(({ row: { id, version } }) => ({
        id,
        version,
      })),
    }),

    getGuestSummary: async (request) => summarizeGuests(deps, getView(request)),

    listImports: async (request) => ({
      items: (await listImports(deps, getView(request))).map((record) => toImportWire(record, clock())),
    }),

    importHouseholds: async (request) => {
      const view = getView(request)
      const record = await importHouseholds(deps, view, request.body)
      const maybeElsewhere = await findMaybeElsewhere(deps, view, record)
      return { ...toImportWire(record, clock()), ...(maybeElsewhere ? { maybeElsewhere } : {}) }
    },

    undoImport: async (request) => {
      const { record, ...counts } = await undoImport(deps, getView(request), request.params.importId)
      return { ...counts, import: toImportWire(record, clock()) }
    },
  }
}
