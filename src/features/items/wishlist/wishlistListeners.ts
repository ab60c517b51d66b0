import { generatedApi, selectToken, sessionEnded, sessionExpired } from '@/api'
import type { ListenerEffects, StartListening } from '@/store/listeners'
import {
  savingRetried,
  selectWishlist,
  selectWishlistState,
  wishToggled,
  wishlistCleared,
  wishlistOpened,
  wishlistRefused,
  wishlistRestored,
  wishlistSaved,
} from './wishlistSlice'
import { writeWishlist } from './wishlistStorage'

/** Hearts pressed one after the other go out as one list. */
const SAVE_AFTER_MS = 300

const { getWishlist, updateWishlist } = generatedApi.endpoints

async function save({ dispatch, getState }: ListenerEffects, itemIds: string[]): Promise<void> {
  const { data } = await dispatch(updateWishlist.initiate({ wishlist: { itemIds } }, { track: false }))
  // What was pressed meanwhile is on its way in a list of its own.
  if (selectWishlist(getState()).join() !== itemIds.join()) return
  dispatch(data ? wishlistSaved(data.itemIds) : wishlistRefused())
}

/** Brings browser and account together: wishes of a visitor are added to the account's, unsaved changes win over it. */
async function meetAccount(effects: ListenerEffects): Promise<void> {
  const { dispatch, getState } = effects
  const { data } = await dispatch(getWishlist.initiate(undefined, { forceRefetch: true, subscribe: false }))
  if (!data) return
  const { itemIds, standing } = selectWishlistState(getState())
  if (standing === 'saved') dispatch(wishlistSaved(data.itemIds))
  else {
    const wanted = standing === 'own' ? [...new Set([...data.itemIds, ...itemIds])] : itemIds
    dispatch(wishlistRestored({ itemIds: wanted, standing: 'waiting' }))
    if (wanted.join() === data.itemIds.join()) dispatch(wishlistSaved(wanted))
    else await save(effects, wanted)
  }
}

/** Storage, and the account of a signed-in couple, follow the list. */
export function startWishlistListeners(startListening: StartListening): void {
  startListening({
    predicate: (_action, now, before) => selectWishlistState(now) !== selectWishlistState(before),
    effect: (_action, { getState }) => writeWishlist(selectWishlistState(getState())),
  })
  startListening({
    predicate: (action, now, before) => {
      if (selectToken(now) === null) return false
      const { itemIds, standing } = selectWishlistState(now)
      const brings = selectToken(before) === null && standing !== 'saved' && itemIds.length > 0
      return wishlistOpened.match(action) || brings
    },
    effect: async (_action, effects) => {
      effects.cancelActiveListeners()
      await meetAccount(effects)
    },
  })
  startListening({
    predicate: (_action, now, before) => sessionEnded(now, before),
    effect: (action, { dispatch, getState }) => {
      const { itemIds, standing } = selectWishlistState(getState())
      const unsaved = standing === 'waiting' || standing === 'refused'
      // A session that ended by itself takes nothing along that its account does not have yet.
      dispatch(sessionExpired.match(action) && unsaved ? wishlistRestored({ itemIds, standing: 'own' }) : wishlistCleared())
    },
  })
  startListening({
    predicate: (action, now) => selectToken(now) !== null && (wishToggled.match(action) || savingRetried.match(action)),
    effect: async (_action, effects) => {
      effects.cancelActiveListeners()
      await effects.delay(SAVE_AFTER_MS)
      const { itemIds, standing } = selectWishlistState(effects.getState())
      // A list that has not met the account yet must not take the place of the account's.
      await (standing === 'own' ? meetAccount(effects) : save(effects, itemIds))
    },
  })
}
