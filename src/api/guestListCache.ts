import { original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { addTag } from '@shared/guests/household'
import { HOUSEHOLDS_PER_WEDDING } from '@shared/limits'
import { isApiError } from './errors'
import { weddingEndpoints } from './generated/weddingEndpoints'
import type {
  BulkEdit,
  BulkResult,
  Household,
  HouseholdPage,
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
const { invalidateTags } = weddingEndpoints.enhanceEndpoints({ addTagTypes: ['Household'] }).util

/** @returns an update of the cached guest list */
const updateList = (weddingId: string, update: (page: HouseholdPage) => void) =>
  weddingEndpoints.util.updateQueryData('listHouseholds', getGuestListArgs(weddingId), update)

/** @returns the households of a draft of the list. Reading the draft itself would create a proxy for each household. */
const getItems = (page: HouseholdPage): readonly Household[] => (original(page) ?? page).items

const findIndex = (page: HouseholdPage, id: string): number =>
  getItems(page).findIndex((household) => household.id === id)

/** Puts a household into the list, unless the list has a newer version of it. */
function storeHousehold(page: HouseholdPage, household: Household): void {
  const index = findIndex(page, household.id)
  const known = getItems(page)[index]
  if (!known) {
    page.items.push(household)
    page.total += 1
  } else if (known.version <= household.version) page.items[index] = household
}

function removeHouseholds(page: HouseholdPage, ids: ReadonlySet<string>): void {
  page.items = getItems(page).filter(({ id }) => !ids.has(id))
  page.total = page.items.length
}

/** @returns the household as it will be after the update; the server's response corrects what it derives, such as the phone */
function applyUpdate(before: Household, { version: _version, ...details }: HouseholdUpdate): Household {
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

/** @returns the current state in the response of a refused edit */
function getCurrent(error: unknown): Household | undefined {
  const { error: failure } = error as { error?: unknown }
  return isApiError(failure) && failure.kind === 'other' ? (failure.current as Household | undefined) : undefined
}

type ApiState = Parameters<ReturnType<typeof listHouseholds.select>>[0]

/** A household before an edit, and as the edit shows it; null while it is shown as deleted. */
interface ShownEdit {
  before: Household
  shown: Household | null
}

/**
 * Shows an edit before the server responds.
 * @param edit returns the edited household; null deletes it
 */
function showEdit(page: HouseholdPage, ids: readonly string[], edit: (household: Household) => Household | null) {
  const wanted = new Set(ids)
  const edits = getItems(page)
    .filter(({ id }) => wanted.has(id))
    .map((before): ShownEdit => ({ before, shown: edit(before) }))
  if (edits.length === 0) return edits
  const shown = new Map(edits.map((one) => [one.before.id, one.shown]))
  removeHouseholds(page, new Set(edits.filter((one) => one.shown === null).map(({ before }) => before.id)))
  page.items = page.items.map((household) => shown.get(household.id) ?? household)
  return edits
}

/** Takes back a failed edit, except of households that have changed again since. */
function restoreHouseholds(page: HouseholdPage, edits: readonly ShownEdit[]): void {
  for (const { before, shown } of edits) {
    const index = findIndex(page, before.id)
    if ((getItems(page)[index] ?? null) !== shown) continue
    if (shown === null) page.items.push(before)
    else page.items[index] = before
  }
  page.total = page.items.length
}

/** Puts the new versions of a bulk edit into the list. */
function storeVersions(page: HouseholdPage, { items }: BulkResult): void {
  const versions = new Map(items.map(({ id, version }) => [id, version]))
  page.items = getItems(page).map((one) => {
    const version = versions.get(one.id) ?? 0
    return version > one.version ? { ...one, version } : one
  })
}

interface EditLifecycle<Result> {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  getState: () => ApiState
  queryFulfilled: Promise<{ data: Result }>
}

interface CachedEdit<Result> {
  ids?: readonly string[]
  /** @returns the household as it is shown before the response; null deletes it */
  edit?: (household: Household) => Household | null
  /** Puts the response into the list. */
  store: (page: HouseholdPage, result: Result) => void
}

/**
 * Shows an edit in the cached list before the server responds, and takes it back when the edit fails. The list is fetched again after a failure, and when
 * something else has changed it meanwhile: responses may arrive in another order than the server's.
 */
async function runEdit<Result>(
  weddingId: string,
  { dispatch, getState, queryFulfilled }: EditLifecycle<Result>,
  { ids = [], edit = (household) => household, store }: CachedEdit<Result>,
): Promise<void> {
  const update = (recipe: (page: HouseholdPage) => void) => dispatch(updateList(weddingId, recipe))
  const selectList = () => listHouseholds.select(getGuestListArgs(weddingId))(getState())
  const refetch = () => dispatch(invalidateTags([{ type: 'Household', id: weddingId }]))
  let edits: ShownEdit[] = []
  update((page) => {
    edits = showEdit(page, ids, edit)
  })
  const { data: shown } = selectList()
  try {
    const { data } = await queryFulfilled
    const list = selectList()
    update((page) => store(page, data))
    if (list.data !== shown || list.isLoading) refetch()
  } catch (error) {
    update((page) => {
      restoreHouseholds(page, edits)
      const current = getCurrent(error)
      if (current) storeHousehold(page, current)
    })
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
            ids: [householdId],
            edit: (household) => applyUpdate(household, householdUpdate),
            store: storeHousehold,
          }),
      },
      deleteHousehold: {
        onQueryStarted: ({ weddingId, householdId }, lifecycle) =>
          runEdit(weddingId, lifecycle, {
            ids: [householdId],
            edit: () => null,
            store: (page) => removeHouseholds(page, new Set([householdId])),
          }),
      },
      bulkEditHouseholds: {
        onQueryStarted: ({ weddingId, bulkEdit }, lifecycle) =>
          runEdit(weddingId, lifecycle, {
            ids: bulkEdit.ids,
            edit: (household) => (bulkEdit.action === 'delete' ? null : applyBulkEdit(household, bulkEdit)),
            store: storeVersions,
          }),
      },
    },
  })
}
