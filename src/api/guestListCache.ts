import { original } from '@reduxjs/toolkit'
import { addTag } from '@shared/guests/household'
import { HOUSEHOLDS_PER_WEDDING } from '@shared/limits'
import { isApiError } from './errors'
import { weddingEndpoints } from './generated/weddingEndpoints'
import type {
  BulkEdit,
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

/** @returns an update of the cached guest list */
const updateList = (weddingId: string, update: (page: HouseholdPage) => void) =>
  weddingEndpoints.util.updateQueryData('listHouseholds', getGuestListArgs(weddingId), update)

/** @returns the index of a household in a draft of the list. Reading the draft itself would create a proxy for each household. */
const findIndex = (page: HouseholdPage, id: string): number =>
  (original(page) ?? page).items.findIndex((household) => household.id === id)

function replaceHousehold(page: HouseholdPage, household: Household): void {
  const index = findIndex(page, household.id)
  if (index < 0) {
    page.items.push(household)
    page.total += 1
  } else page.items[index] = household
}

function removeHouseholds(page: HouseholdPage, ids: ReadonlySet<string>): void {
  page.items = (original(page) ?? page).items.filter(({ id }) => !ids.has(id))
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

interface LinkLifecycle {
  dispatch: (update: ReturnType<typeof updateList>) => unknown
  queryFulfilled: Promise<{ data: Household }>
}

/** Puts the household in the response into the cached list, in its new version. */
async function storeHousehold(
  { weddingId }: { weddingId: string },
  { dispatch, queryFulfilled }: LinkLifecycle,
): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: null }))
  if (data) dispatch(updateList(weddingId, (page) => replaceHousehold(page, data)))
}

/**
 * Shows edits in the cached guest list before the server responds, and undoes them when it refuses. The list of up to 3,000 households is not
 * fetched again for one edit.
 */
export function addOptimisticUpdates(): void {
  weddingEndpoints.enhanceEndpoints({
    endpoints: {
      createHousehold: { onQueryStarted: storeHousehold },
      renewHouseholdLink: { onQueryStarted: storeHousehold },
      revokeHouseholdLink: { onQueryStarted: storeHousehold },
      updateHousehold: {
        onQueryStarted: async ({ weddingId, householdId, householdUpdate }, { dispatch, queryFulfilled }) => {
          const edit = dispatch(
            updateList(weddingId, (page) => {
              const index = findIndex(page, householdId)
              if (index >= 0) page.items[index] = applyUpdate((original(page) ?? page).items[index]!, householdUpdate)
            }),
          )
          try {
            const { data } = await queryFulfilled
            dispatch(updateList(weddingId, (page) => replaceHousehold(page, data)))
          } catch (error) {
            edit.undo()
            const current = getCurrent(error)
            if (current) dispatch(updateList(weddingId, (page) => replaceHousehold(page, current)))
          }
        },
      },
      deleteHousehold: {
        onQueryStarted: async ({ weddingId, householdId }, { dispatch, queryFulfilled }) => {
          const removal = dispatch(updateList(weddingId, (page) => removeHouseholds(page, new Set([householdId]))))
          await queryFulfilled.catch(() => removal.undo())
        },
      },
      bulkEditHouseholds: {
        onQueryStarted: async ({ weddingId, bulkEdit }, { dispatch, queryFulfilled }) => {
          const ids = new Set(bulkEdit.ids)
          const edit = dispatch(
            updateList(weddingId, (page) => {
              if (bulkEdit.action === 'delete') return removeHouseholds(page, ids)
              const { items } = original(page) ?? page
              page.items = items.map((household) =>
                ids.has(household.id) ? applyBulkEdit(household, bulkEdit) : household,
              )
            }),
          )
          try {
            const { data } = await queryFulfilled
            const versions = new Map(data.items.map(({ id, version }) => [id, version]))
            dispatch(
              updateList(weddingId, (page) => {
                const { items } = original(page) ?? page
                page.items = items.map((one) => ({ ...one, version: versions.get(one.id) ?? one.version }))
              }),
            )
          } catch {
            edit.undo()
          }
        },
      },
    },
  })
}
