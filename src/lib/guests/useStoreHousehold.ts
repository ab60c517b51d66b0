import { findCurrent } from '@/api'
import { useCreateHouseholdMutation, useUpdateHouseholdMutation } from '@/api/weddings'
import type { Household, HouseholdInput } from '@/api/weddings'
import { toHouseholdUpdate } from './toHouseholdUpdate'

type NewHousehold = HouseholdInput & { id: string }

/** @returns a function that adds a household. Its caller keeps the id until the household is stored: it is added once, with the latest details. */
export function useStoreHousehold(weddingId: string): (input: NewHousehold) => Promise<Household> {
  const [create] = useCreateHouseholdMutation()
  const [update] = useUpdateHouseholdMutation()
  return async (input) => {
    try {
      return await create({ weddingId, householdInput: input }).unwrap()
    } catch (error) {
      // A request whose response was lost has stored other details.
      const stored = findCurrent(error, 'already_exists') as Household | undefined
      if (!stored) throw error
      const { id, ...details } = input
      const householdUpdate = toHouseholdUpdate(stored, { ...details, phone: input.phone })
      return update({ weddingId, householdId: id, householdUpdate }).unwrap()
    }
  }
}
