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

function showHouseholds({ entities }: HouseholdEntities, changes: readonly UnsentChange[]): void {
  for (const { householdId, createdAt, ...content } of changes) {
    const known = entities[householdId]
    if (content.endpoint === 'createHousehold') entities[householdId] ??= toNewHousehold(content.body, createdAt)
    else if (content.endpoint === 'updateHousehold' && known) entities[householdId] = applyUpdate(known, content.body)
  }
}

function showStatuses(list: StatusEntities, changes: readonly UnsentChange[]): void {
  for (const change of changes)
    if (change.endpoint === 'recordReply' || change.endpoint === 'recordSend') {
      const known = list.entities[change.householdId] ?? null
      mergeStatuses(list, [toStatus(known, change.householdId, change, change.createdAt)])
    }
}

/** Shows changes that wait in what the server has sent, or the device has stored. They may be shown already. */
export function applyUnsent(dispatch: AppDispatch, changes: readonly UnsentChange[]): void {
  for (const weddingId of new Set(changes.map((change) => change.weddingId))) {
    const ofWedding = changes.filter((change) => change.weddingId === weddingId)
    dispatch(editHouseholds(weddingId, (list) => showHouseholds(list, ofWedding)))
    dispatch(editStatuses(weddingId, (list) => showStatuses(list, ofWedding)))
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
