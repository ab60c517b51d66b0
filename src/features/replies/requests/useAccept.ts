import { useState } from 'react'
import {
  useCreateHouseholdMutation,
  useDecideReplyRequestMutation,
  useDeleteHouseholdMutation,
  useUpdateHouseholdMutation,
  type Household,
  type ReplyRequest,
} from '@/api/weddings'
import { toHouseholdUpdate } from '@/lib/guests/toHouseholdUpdate'
import { toHouseholdInput, toSeats, type AcceptValues } from './acceptance'

/**
 * Accepts a request into a new household or one on the list.
 * @param similar the households that the form offers
 * @returns `accept`, which returns a function that undoes it
 */
export function useAccept(weddingId: string, request: ReplyRequest, similar: readonly Household[]) {
  const [create] = useCreateHouseholdMutation()
  const [update] = useUpdateHouseholdMutation()
  const [remove] = useDeleteHouseholdMutation()
  const [decide] = useDecideReplyRequestMutation()
  // A repeated request creates no second household.
  const [newId] = useState(() => crypto.randomUUID())

  const storeSeats = async (values: AcceptValues) => {
    const before = similar.find(({ id }) => id === values.family)
    if (!before) {
      const { id } = await create({ weddingId, householdInput: toHouseholdInput(values, newId) }).unwrap()
      return { householdId: id, undo: () => remove({ weddingId, householdId: id }).unwrap() }
    }
    const { id: householdId } = before
    const householdUpdate = toHouseholdUpdate(before, { seats: toSeats(values) })
    const { version } = await update({ weddingId, householdId, householdUpdate }).unwrap()
    const undo = () =>
      update({ weddingId, householdId, householdUpdate: toHouseholdUpdate(before, { version }) }).unwrap()
    return { householdId, undo }
  }

  return async (values: AcceptValues): Promise<() => Promise<unknown>> => {
    const { householdId, undo } = await storeSeats(values)
    const decision = { weddingId, requestId: request.id }
    await decide({ ...decision, replyRequestUpdate: { state: 'accepted', householdId } }).unwrap()
    return async () => {
      await decide({ ...decision, replyRequestUpdate: { state: 'pending' } }).unwrap()
      await undo()
    }
  }
}
