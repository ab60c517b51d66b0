import type { Household, HouseholdUpdate } from '@/api/weddings'

/** @returns the update of a household in which only some of its details change */
export function toHouseholdUpdate(household: Household, changes: Partial<HouseholdUpdate>): HouseholdUpdate {
  const { id: _id, phoneE164: _phone, linkToken: _token, dataRemovedAt: _removed, ...details } = household
  const { createdAt: _created, updatedAt: _updated, deletedAt: _deleted, ...stored } = details
  return { ...stored, ...changes }
}
