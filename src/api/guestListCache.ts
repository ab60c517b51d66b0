import { original } from '@reduxjs/toolkit'
import { addTag } from '@shared/guests/household'
import { HOUSEHOLDS_PER_WEDDING } from '@shared/limits'
import { weddingEndpoints, type EditLifecycle, type HouseholdEntities } from './entities'
import type {
  BulkEdit,
  BulkResult,
  Household,
  HouseholdUpdate,
  ListHouseholdsApiArg,
} from './generated/weddingEndpoints'

/**
 * The whole list in one request: it is searched, sorted and counted in the browser.
 * @returns the arguments of `listHouseholds` under which the guest list of a wedding is cached
 */
export const getGuestListArgs = (weddingId: string): ListHouseholdsApiArg => ({
  weddingId,
  limit: HOUSEHOLDS_PER_WEDDING,
})

const { listHouseholds } = weddingEndpoints.endpoints
const { invalidateTags, updateQueryData } = weddingEndpoints.enhanceEndpoints({
  addTagTypes: ['Household', 'Summary'],
}).util

/** @returns an action after which a guest list and its counts are fetched again */
export const invalidateGuestList = (weddingId: string) =>
  invalidateTags([
    { type: 'Household', id: weddingId },
    { type: 'Summary', id: weddingId },
  ])

/** @returns the household as it will be after the update; the server's response corrects what it derives, such as the phone */
export function applyUpdate(before: Household, { version: _version, ...details }: HouseholdUpdate): Household {
  const { id, version, createdAt, updatedAt, language, linkToken } = before
  const defaults = { tags: [], seats: [], persons: [], language, asksReply: true }
  const phoneE164 = details.phone === before.phone ? before.phoneE164 : undefined
  return {
    id,
    version,
    createdAt,
    updatedAt,
    ...defaults,
    ...details,
    ...(phoneE164 === undefined ? {} : { phoneE164 }),
    ...(linkToken === undefined ? {} : { linkToken }),
  }
}

/** @returns a household after a bulk edit of its details */
function applyBulkEdit(household: Household, { action, tag, side, hallId, allowed = 0 }: BulkEdit): Household {
  switch (action) {
    case 'addTag':
      return { ...household, tags: addTag(household.tags, tag!) }
    case 'removeTag':
      return { ...household, tags: household.tags.filter((one) => one !== tag) }
    case 'setSide':
      return { ...household, side: side! }
    case 'setSeats': {
      const others = household.seats.filter((seat) => seat.hallId !== hallId)
      return { ...household, seats: allowed > 0 ? [...others, { hallId: hallId!, allowed }] : others }
    }
    default:
      return household
  }
}

/** Edits those of the households that the list has. Their drafts are not read: that would create a proxy for each of up to 3,000. */
function editHouseholds(
  list: HouseholdEntities,
  ids: readonly string[],
  edit: (household: Household) => Household,
): void {
  const known = original(list).entities
  for (const id of ids) if (known[id]) list.entities[id] = edit(known[id])
}

function removeHouseholds({ entities }: HouseholdEntities, ids: readonly string[]): void {
  for (const id of ids) delete entities[id]
}

/** Puts a household into the list, unless the list has a newer version of it. */
export function storeHousehold(list: HouseholdEntities, household: Household): void {
  const known = list.entities[household.id]
  if (!known || known.version <= household.version) list.entities[household.id] = household
}

/** Puts the new versions of a bulk edit into the list. */
function storeVersions(list: HouseholdEntities, { items }: BulkResult): void {
  const versions = new Map(items.map(({ id, version }) => [id, version]))
  editHouseholds(list, [...versions.keys()], (one) => ({
    ...one,
    version: Math.max(one.version, versions.get(one.id)!),
  }))
}

/** Takes back an edit that has failed, except of households that have changed again since it was shown. */
function restoreHouseholds(list: HouseholdEntities, before: HouseholdEntities, shown: HouseholdEntities): void {
  const now = original(list).entities
  for (const [id, household] of Object.entries(before.entities))
    if (household !== shown.entities[id] && now[id] === shown.entities[id]) list.entities[id] = household
}

interface CachedEdit<Result> {
  /** Shows the edit before the server responds. */
  show?: (list: HouseholdEntities) => void
  /** Puts the response into the list. */
  store: (list: HouseholdEntities, result: Result) => void
}

/**
 * Shows an edit in the cached list before the server responds, and takes it back when the edit fails. The list is fetched again after a failure, and when
 * something else has changed it meanwhile: responses may arrive in another order than the server's.
 */
async function runEdit<Result>(
  weddingId: string,
  { dispatch, getState, queryFulfilled }: EditLifecycle<Result>,
  { show, store }: CachedEdit<Result>,
): Promise<void> {
  const args = getGuestListArgs(weddingId)
  const update = (recipe: (list: HouseholdEntities) => void) =>
    dispatch(updateQueryData('listHouseholds', args, recipe))
  const selectList = () => listHouseholds.select(args)(getState())
  const refetch = () => dispatch(invalidateTags([{ type: 'Household', id: weddingId }]))
  const { data: before } = selectList()
  if (show) update(show)
  const { data: shown } = selectList()
  try {
    const { data } = await queryFulfilled
    const list = selectList()
    update((draft) => store(draft, data))
    // The list did not have the household: another edit deletes it, and the server may handle that one first or last.
    const wasMissing = show !== undefined && shown === before
    if (list.data !== shown || list.isLoading || wasMissing) refetch()
  } catch {
    if (before && shown) update((draft) => restoreHouseholds(draft, before, shown))
    refetch()
  }
}

const storeResponse = ({ weddingId }: { weddingId: string }, lifecycle: EditLifecycle<Household>) =>
  runEdit(weddingId, lifecycle, { store: storeHousehold })

/** Shows edits in the cached guest list. The list of up to 3,000 households is not fetched again for one edit that succeeds. */
export function addOptimisticUpdates(): void {
  weddingEndpoints.enhanceEndpoints({
    endpoints: {
      createHousehold: { onQueryStarted: storeResponse },
      renewHouseholdLink: { onQueryStarted: storeResponse },
      revokeHouseholdLink: { onQueryStarted: storeResponse },
      updateHousehold: {
        onQueryStarted: ({ weddingId, householdId, householdUpdate }, lifecycle) =>
          runEdit(weddingId, lifecycle, {
            show: (list) => editHouseholds(list, [householdId], (household) => applyUpdate(household, householdUpdate)),
            store: storeHousehold,
          }),
      },
      deleteHousehold: {
        onQueryStarted: ({ weddingId, householdId }, lifecycle) => {
          const remove = (list: HouseholdEntities) => removeHouseholds(list, [householdId])
          return runEdit(weddingId, lifecycle, { show: remove, store: remove })
        },
      },
      bulkEditHouseholds: {
        onQueryStarted: ({ weddingId, bulkEdit }, lifecycle) =>
          runEdit(weddingId, lifecycle, {
            show: (list) => {
              if (bulkEdit.action === 'delete') removeHouseholds(list, bulkEdit.ids)
              else editHouseholds(list, bulkEdit.ids, (household) => applyBulkEdit(household, bulkEdit))
            },
            store: storeVersions,
          }),
      },
    },
  })
}
