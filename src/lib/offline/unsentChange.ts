import type { ApiError } from '@/api'
import type { Household, HouseholdInput, HouseholdStatus, HouseholdUpdate, ReplyInput, SendInput } from '@/api/weddings'

/** Why a change cannot be sent as it is; the person decides. */
export type UnsentProblem =
  /** The household was changed elsewhere too, in the same fields. */
  | { kind: 'conflict'; current: Household }
  /** The household was deleted elsewhere. */
  | { kind: 'gone' }
  /** The server has refused it. */
  | { kind: 'refused'; error: ApiError }

/** The operations that wait for a connection, with what they send. */
export type UnsentContent =
  | { endpoint: 'createHousehold'; body: HouseholdInput & { id: string } }
  /** `base` is what was edited, with the version that the server knows. */
  | { endpoint: 'updateHousehold'; body: HouseholdUpdate; base: Household }
  | { endpoint: 'recordReply'; body: ReplyInput; base: HouseholdStatus | null }
  | { endpoint: 'recordSend'; body: SendInput; base: HouseholdStatus | null }

interface UnsentDetails {
  account: string
  weddingId: string
  householdId: string
  /** The full name of the household, to list the change by. */
  name: string
  /** By the clock of the device, in ms since 1970. */
  createdAt: number
  problem?: UnsentProblem
}

export type NewUnsentChange = UnsentDetails & UnsentContent

/** A change of a wedding that is stored on the device until the server has it. */
export type UnsentChange = NewUnsentChange & {
  /** Changes are sent in this order. */
  order: number
}

/** @returns whether a change is of the household itself, and not of its status */
export const isHouseholdChange = <Change extends NewUnsentChange>(
  change: Change,
): change is Extract<Change, { endpoint: 'createHousehold' | 'updateHousehold' }> =>
  change.endpoint === 'createHousehold' || change.endpoint === 'updateHousehold'

/** The most changes of an account that wait, so that a device is not filled. */
export const UNSENT_LIMIT = 500

/** How long changes are kept for an account that does not sign in again, in ms. */
export const UNSENT_KEEP_MS = 30 * 24 * 60 * 60 * 1000

/** @returns the address of the operation below `/api/v1` */
export function getUnsentUrl({ endpoint, weddingId, householdId }: UnsentChange): string {
  const households = `/weddings/${encodeURIComponent(weddingId)}/households`
  const household = `${households}/${encodeURIComponent(householdId)}`
  return {
    createHousehold: households,
    updateHousehold: household,
    recordReply: `${household}/replies`,
    recordSend: `/weddings/${encodeURIComponent(weddingId)}/sends`,
  }[endpoint]
}
