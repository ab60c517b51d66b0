import { useRef } from 'react'
import { useCreateHouseholdMutation, useUpdateHouseholdMutation } from '@/api/weddings'
import type { Household, HouseholdInput } from '@/api/weddings'
import { toHouseholdUpdate } from './toHouseholdUpdate'

type NewHousehold = HouseholdInput & { id: string }

const hasDetails = (stored: Household, { name, phone, side, seats }: NewHousehold): boolean =>
  JSON.stringify([stored.name, stored.phone, stored.side, stored.seats]) === JSON.stringify([name, phone, side, seats])

/**
 * @returns a function that adds a household. Its caller keeps the id until the household is stored: a repeated request adds it once, with the
 * latest details. `isRepeated`: whether another request may have stored it.
 */
export function useStoreHousehold(
  weddingId: string,
): (input: NewHousehold, isRepeated?: boolean) => Promise<Household> {
  const [create] = useCreateHouseholdMutation()
  const [update] = useUpdateHouseholdMutation()
  const sentId = useRef('')
  return async (input, isRepeated = sentId.current === input.id) => {
    sentId.current = input.id
    const stored = await create({ weddingId, householdInput: input }).unwrap()
    // The server returns what the first request has stored.
    if (!isRepeated || hasDetails(stored, input)) return stored
    const { id, ...details } = input
    const householdUpdate = toHouseholdUpdate(stored, { ...details, phone: input.phone })
    return update({ weddingId, householdId: id, householdUpdate }).unwrap()
  }
}
