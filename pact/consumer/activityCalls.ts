import { weddingEndpoints, type ChangeUndo, type ListChangesApiArg } from '@/api/weddings'
import type { Call } from './calls.ts'
import { ownIds } from './wedding.ts'
import { buildRequest } from './weddingCalls.ts'

const { endpoints } = weddingEndpoints
/** Of the change of a member; the addition of the family is the first one. */
export const CHANGE_NUMBER = 2

/** Builders of the calls for what members have changed, by operation. */
export const activityCalls = {
  listChanges: ({ weddingId } = ownIds, filter: Omit<ListChangesApiArg, 'weddingId'> = {}) => ({
    receiving: 'a request for what members have changed',
    request: {
      ...buildRequest('GET', `${weddingId}/changes`),
      ...(Object.keys(filter).length === 0
        ? {}
        : { query: Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)])) }),
    },
    run: (store) => store.dispatch(endpoints.listChanges.initiate({ weddingId, ...filter }, { subscribe: false })),
  }),
  markChangesSeen: ({ weddingId } = ownIds, number = CHANGE_NUMBER) => ({
    receiving: 'a mark that changes were seen',
    request: buildRequest('PUT', `${weddingId}/changes/seen`, { number }),
    run: (store) => store.dispatch(endpoints.markChangesSeen.initiate({ weddingId, seenChanges: { number } })),
  }),
  undoChange: ({ weddingId } = ownIds, number = CHANGE_NUMBER, changeUndo: ChangeUndo = {}) => ({
    receiving: 'the undoing of a change',
    request: buildRequest('POST', `${weddingId}/changes/${number}/undo`, changeUndo),
    run: (store) => store.dispatch(endpoints.undoChange.initiate({ weddingId, number, changeUndo })),
  }),
} as const satisfies Record<string, (ids?: typeof ownIds) => Call>
