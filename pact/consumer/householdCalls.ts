import {
  downloadGuestList,
  getGuestListArgs,
  weddingEndpoints,
  type BulkEdit,
  type GuestListFormat,
  type HouseholdInput,
  type HouseholdUpdate,
  type ImportInput,
  type ListHouseholdsApiArg,
} from '@/api/weddings'
import type { Call } from './calls.ts'
import { ownIds, type WeddingIds } from './wedding.ts'
import { buildRequest } from './weddingCalls.ts'

const { endpoints } = weddingEndpoints
const once = { subscribe: false } as const
const { hallId, householdId, importId } = ownIds

/** The bodies of the calls. Households and imports come with the ids that the browser has generated. */
export const newHousehold: HouseholdInput = {
  id: householdId,
  honorific: 'الحاج',
  name: 'أحمد عبد الرحمن وعائلته',
  side: 'groom',
  tags: ['الشغل'],
  phone: '٠١٠١٢٣٤٥٦٧٨',
  seats: [{ hallId, allowed: 5 }],
}
export const householdUpdate: HouseholdUpdate = {
  name: 'Ahmed Abdelrahman & family',
  side: 'groom',
  tags: ['work'],
  phone: '01012345678',
  seats: [{ hallId, allowed: 4 }],
  version: 1,
}
export const addedTag: BulkEdit = { ids: [householdId], action: 'addTag', tag: 'العائلة' }
/** A new household and one on the list. */
export const importInput: ImportInput = {
  id: importId,
  source: 'csv',
  fileName: 'الضيوف.csv',
  rows: [
    { name: 'Mona Adel', side: 'bride', phone: '01112345678', seats: [{ hallId, allowed: 3 }] },
    { householdId, seats: [{ hallId, allowed: 4 }] },
  ],
}

const buildListCall = (args: ListHouseholdsApiArg): Call => {
  const { weddingId, ...query } = args
  return {
    receiving: 'a request for the households of a wedding',
    request: {
      ...buildRequest('GET', `${weddingId}/households`),
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    },
    run: (store) => store.dispatch(endpoints.listHouseholds.initiate(args, once)),
  }
}

const exportContent = { declined: 'omit', messages: 'include' } as const

const buildDownload = (weddingId: string, format: GuestListFormat): Call => ({
  receiving: `a download of a guest list as ${format}`,
  request: { ...buildRequest('GET', `${weddingId}/exports/households.${format}`), query: exportContent },
  run: (store) =>
    store.dispatch(downloadGuestList(weddingId, format, exportContent)).then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    ),
})

/** Builders of the calls for the guest list of a wedding, by operation. */
export const householdCalls = {
  listHouseholds: ({ weddingId } = ownIds, filters: Partial<ListHouseholdsApiArg> = {}) =>
    buildListCall({ ...getGuestListArgs(weddingId), ...filters }),
  createHousehold: ({ weddingId } = ownIds, householdInput = newHousehold) => ({
    receiving: 'a new household on a guest list',
    request: buildRequest('POST', `${weddingId}/households`, householdInput),
    run: (store) => store.dispatch(endpoints.createHousehold.initiate({ weddingId, householdInput })),
  }),
  updateHousehold: (ids = ownIds, update = householdUpdate) => ({
    receiving: 'an edit of a household',
    request: buildRequest('PUT', `${ids.weddingId}/households/${ids.householdId}`, update),
    run: (store) => store.dispatch(endpoints.updateHousehold.initiate({ ...ids, householdUpdate: update })),
  }),
  deleteHousehold: (ids = ownIds) => ({
    receiving: 'a deletion of a household',
    request: buildRequest('DELETE', `${ids.weddingId}/households/${ids.householdId}`),
    run: (store) => store.dispatch(endpoints.deleteHousehold.initiate(ids)),
  }),
  bulkEditHouseholds: ({ weddingId } = ownIds, bulkEdit = addedTag) => ({
    receiving: 'a change of several households',
    request: buildRequest('POST', `${weddingId}/households/bulk`, bulkEdit),
    run: (store) => store.dispatch(endpoints.bulkEditHouseholds.initiate({ weddingId, bulkEdit })),
  }),
  getGuestSummary: ({ weddingId } = ownIds) => ({
    receiving: 'a request for the counts of a guest list',
    request: buildRequest('GET', `${weddingId}/summary`),
    run: (store) => store.dispatch(endpoints.getGuestSummary.initiate({ weddingId }, once)),
  }),
  listImports: ({ weddingId } = ownIds) => ({
    receiving: 'a request for the imports of a guest list',
    request: buildRequest('GET', `${weddingId}/imports`),
    run: (store) => store.dispatch(endpoints.listImports.initiate({ weddingId }, once)),
  }),
  importHouseholds: ({ weddingId } = ownIds, input = importInput) => ({
    receiving: 'an import of a guest list',
    request: buildRequest('POST', `${weddingId}/imports`, input),
    run: (store) => store.dispatch(endpoints.importHouseholds.initiate({ weddingId, importInput: input })),
  }),
  undoImport: (ids = ownIds) => ({
    receiving: 'the undoing of an import',
    request: buildRequest('POST', `${ids.weddingId}/imports/${ids.importId}/undo`),
    run: (store) => store.dispatch(endpoints.undoImport.initiate(ids)),
  }),
  exportHouseholdsCsv: ({ weddingId } = ownIds) => buildDownload(weddingId, 'csv'),
  exportHouseholdsXlsx: ({ weddingId } = ownIds) => buildDownload(weddingId, 'xlsx'),
} as const satisfies Record<string, (ids?: WeddingIds) => Call>
