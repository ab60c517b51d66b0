import type { Household } from '@/api/weddings'
import { toHouseholdUpdate } from '@/lib/guests/toHouseholdUpdate'
import { mergeEdit } from '@/lib/mergeEdit'
import type { UnsentChange } from './unsentChange'

/** An edit of a household that waits. */
export type UnsentEdit = Extract<UnsentChange, { endpoint: 'updateHousehold' }>

/** @returns details with what they clear: a text that is left out is cleared */
export const withCleared = <Details extends object>(details: Details) => ({
  honorific: undefined,
  phone: undefined,
  tableLabel: undefined,
  note: undefined,
  ...details,
})

/** Merges an edit that waits with what is stored meanwhile, whose version the result has, because the edit has that of its base. */
export function mergeUnsent({ base, body }: UnsentEdit, current: Household) {
  const theirs = toHouseholdUpdate(current, {})
  return { ...mergeEdit(toHouseholdUpdate(base, {}), withCleared(body), theirs), theirs }
}
