import { createAction } from '@reduxjs/toolkit'
import type { FetchArgs } from '@reduxjs/toolkit/query'
import { selectAccountId } from '@/lib/session/accountId'
import { weddingEndpoints } from '@/api/weddings'
import { listUnsent } from './unsentStore'
import type { UnsentChange } from './unsentChange'

/** What a device knows about its connection. */
export interface Connection {
  /** False after a request that did not reach the server. */
  isReachable: boolean
  /** When the server last sent the oldest of what is shown, in ms since 1970; null while everything is fresh. */
  storedAt: number | null
  /** Whether a change could not be stored, because the browser refuses or too many wait. */
  isFull: boolean
}

const initialConnection: Connection = { isReachable: true, storedAt: null, isFull: false }

/** Somebody has decided about changes that wait, or wants them to be sent now. */
export const unsentDecided = createAction('offline/unsentDecided')

/** The state of the device, beside that of the server in the same cache: it is reset with the session. */
const offlineEndpoints = weddingEndpoints.injectEndpoints({
  endpoints: (build) => ({
    listUnsentChanges: build.query<UnsentChange[], void>({
      queryFn: async (_arg, { getState }) => ({ data: await listUnsent(selectAccountId(getState())) }),
    }),
    getConnection: build.query<Connection, void>({ queryFn: () => ({ data: initialConnection }) }),
    /** Sends a change that has waited. */
    sendUnsentChange: build.mutation<unknown, FetchArgs>({ query: (args) => args }),
  }),
})

const { getConnection, listUnsentChanges, sendUnsentChange } = offlineEndpoints.endpoints
export const offlineQueries = { getConnection, listUnsentChanges, sendUnsentChange }
export const { util: offlineUtil } = offlineEndpoints
/** @returns the changes of the account that wait */
export const useUnsentChanges = (): UnsentChange[] => offlineEndpoints.useListUnsentChangesQuery().data ?? NONE
const NONE: UnsentChange[] = []

/** @returns whether a household is new and the server does not have it */
export const useIsUnsent = (householdId: string): boolean =>
  useUnsentChanges().some((change) => change.endpoint === 'createHousehold' && change.householdId === householdId)

/** @returns what is known about the connection; a connection that returns does not reset it */
export const useConnection = (): Connection =>
  offlineEndpoints.useGetConnectionQuery(undefined, { refetchOnReconnect: false }).data ?? initialConnection
