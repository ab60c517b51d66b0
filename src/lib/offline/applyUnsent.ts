import {
  applyUpdate,
  getGuestListArgs,
  mergeStatuses,
  weddingEndpoints,
  type HouseholdEntities,
  type StatusEntities,
} from '@/api/weddings'
import type { AppDispatch } from '@/store/hooks'
import { toNewHousehold, toStatus } from './describeWrite'
import type { UnsentChange } from './unsentChange'

const { updateQueryData } = weddingEndpoints.util

/** Edits the cached guest list of a wedding, if there is one. */
export const editHouseholds = (weddingId: string, recipe: (list: HouseholdEntities) => void) =>
  updateQueryData('listHouseholds', getGuestListArgs(weddingId), recipe)

/** Edits the cached statuses of a wedding, if there are any. */
export const editStatuses = (weddingId: string, recipe: (list: StatusEntities) => void) =>
  updateQueryData('listStatuses', { weddingId }, recipe)

/** Shows changes that wait in what the server has sent, or the device has stored. They may be shown already. */
export function applyUnsent(dispatch: AppDispatch, changes: readonly UnsentChange[]): void {
  for (const change of changes) {
    const { weddingId, householdId, createdAt } = change
    if (change.endpoint === 'createHousehold')
      dispatch(
        editHouseholds(
          weddingId,
          ({ entities }) => void (entities[householdId] ??= toNewHousehold(change.body, createdAt)),
        ),
      )
    else if (change.endpoint === 'updateHousehold')
      dispatch(
        editHouseholds(weddingId, ({ entities }) => {
          const known = entities[householdId]
          if (known) entities[householdId] = applyUpdate(known, change.body)
        }),
      )
    else
      dispatch(
        editStatuses(weddingId, (list) => {
          const known = list.entities[householdId] ?? null
          mergeStatuses(list, [toStatus(known, householdId, change, createdAt)])
        }),
      )
  }
}

/** Shows what was before a change that is given up; the next response of the server corrects it. */
export function takeBack(dispatch: AppDispatch, change: UnsentChange): void {
  const { weddingId, householdId } = change
  if (change.endpoint === 'createHousehold')
    dispatch(editHouseholds(weddingId, ({ entities }) => void delete entities[householdId]))
  else if (change.endpoint === 'updateHousehold')
    dispatch(
      editHouseholds(weddingId, ({ entities }) => {
        const { linkToken } = entities[householdId] ?? {}
        entities[householdId] = { ...change.base, ...(linkToken === undefined ? {} : { linkToken }) }
      }),
    )
  else
    dispatch(
      editStatuses(weddingId, ({ entities }) => {
        if (change.base) entities[householdId] = change.base
        else delete entities[householdId]
      }),
    )
}
