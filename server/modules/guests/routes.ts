import type { FastifyReply } from 'fastify'
import { EXPORTS_WAITING, FILE_SECURITY_POLICY } from '../../config/limits.ts'
import type { Handlers, Request, ResponseBody } from '../../http/handlerTypes.ts'
import { getLanguage, getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'
import { createLinkToken } from '../../lib/codes.ts'
import { createConcurrencyLimiter } from '../../lib/concurrencyLimiter.ts'
import { listEvents } from '../weddings/events.ts'
import type { EventsAndHalls } from '../weddings/model.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { editHouseholds } from './bulk.ts'
import { buildCsv } from './exportFiles.ts'
import { importHouseholds, listImports } from './imports.ts'
import type { ImportRecord } from './imports.ts'
import { toHouseholdWire } from './model.ts'
import type { StoredHousehold } from './model.ts'
import { replaceLinkToken } from './personalLinks.ts'
import {
  createHousehold,
  editHousehold,
  listAllHouseholds,
  listHouseholds,
  removeHousehold,
  summarizeGuests,
} from './service.ts'
import { getUndoLimit, undoImport } from './undoImport.ts'
import { buildXlsxInThread } from './xlsxThread.ts'

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
  | 'exportHouseholdsCsv'
  | 'exportHouseholdsXlsx'
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

/** Sends a file under the name of the guest list in the client's language. */
function sendFile(reply: FastifyReply, language: Language, extension: string, type: string, content: string | Buffer) {
  const name = encodeURIComponent(`${getMessages(language).guestList.fileName}.${extension}`)
  return reply
    .header('Content-Disposition', `attachment; filename="guests.${extension}"; filename*=UTF-8''${name}`)
    .header('Content-Security-Policy', FILE_SECURITY_POLICY)
    .type(type)
    .send(content)
}

type BuildFile<Content> = (
  households: StoredHousehold[],
  planning: EventsAndHalls,
  language: Language,
) => Promise<Content>

/** Handlers for guest lists. `authorizeWedding` has already checked access to the wedding of the address. */
export function createGuestHandlers(deps: WeddingDeps): Handlers<GuestOperation> {
  const { clock } = deps
  const exports = createConcurrencyLimiter(EXPORTS_WAITING, 1)
  const exportList = <Content>(weddingId: string, language: Language, build: BuildFile<Content>): Promise<Content> =>
    exports.run(async () =>
      build(await listAllHouseholds(deps, weddingId), await listEvents(deps, weddingId), language),
    )
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

    exportHouseholdsCsv: async (request, reply) => {
      const language = getLanguage(request)
      const csv = await exportList(request.params.weddingId, language, buildCsv)
      return sendFile(reply, language, 'csv', 'text/csv; charset=utf-8', csv)
    },

    exportHouseholdsXlsx: async (request, reply) => {
      const language = getLanguage(request)
      const xlsx = await exportList(request.params.weddingId, language, buildXlsxInThread)
      return sendFile(reply, language, 'xlsx', XLSX_TYPE, xlsx)
    },
  }
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
