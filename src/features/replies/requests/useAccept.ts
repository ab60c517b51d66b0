import { useState } from 'react'
import { hasErrorCode } from '@/api'
import {
  useDecideReplyRequestMutation,
  useDeleteHouseholdMutation,
  type Household,
  type ReplyRequest,
  type ReplyRequestUpdate,
} from '@/api/weddings'
import { toHouseholdUpdate } from '@/lib/guests/toHouseholdUpdate'
import { useStoreHousehold } from '@/lib/guests/useStoreHousehold'
import { toHouseholdInput, toSeats, type AcceptValues } from './acceptance'

/**
 * Accepts a request into a new household or one on the list, which is stored together with the decision.
 * @param similar the households that the form offers
 * @returns `accept`, which returns a function that undoes it
 */
export function useAccept(weddingId: string, request: ReplyRequest, similar: readonly Household[]) {
  const [remove] = useDeleteHouseholdMutation()
  const [decide] = useDecideReplyRequestMutation()
  // A repeated request creates no second household.
  const [newId] = useState(() => crypto.randomUUID())
  const storeHousehold = useStoreHousehold(weddingId)
  const store = (replyRequestUpdate: ReplyRequestUpdate) =>
    decide({ weddingId, requestId: request.id, replyRequestUpdate }).unwrap()

  const acceptInto = async (household: Household, values: AcceptValues) => {
    const { id: householdId, version } = household
    const householdUpdate = toHouseholdUpdate(household, { seats: toSeats(values) })
    await store({ state: 'accepted', householdId, householdUpdate })
    const earlier = toHouseholdUpdate(household, { version: version + 1 })
    return () => store({ state: 'pending', seenState: 'accepted', householdId, householdUpdate: earlier })
  }

  const acceptAsNew = async (values: AcceptValues) => {
    const newHousehold = { ...toHouseholdInput(values, newId), id: newId }
    try {
      await store({ state: 'accepted', newHousehold })
    } catch (error) {
      if (!hasErrorCode(error, 'already_exists')) throw error
      // A request whose response was lost has stored what was typed then.
      await storeHousehold(newHousehold)
    }
    return async () => {
      await store({ state: 'pending', seenState: 'accepted' })
      await remove({ weddingId, householdId: newId }).unwrap()
    }
  }

  return (values: AcceptValues): Promise<() => Promise<unknown>> => {
    const household = similar.find(({ id }) => id === values.family)
    return household ? acceptInto(household, values) : acceptAsNew(values)
  }
}
