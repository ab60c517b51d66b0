import { baseApi, generatedApi, selectToken, signedOut } from '@/api'
import { readStored, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@/config/storageKeys'
import type { StartListening } from '@/store/listeners'
import { forgetPendingDetails, pendingDetailsOf } from './pendingDetails'

/** @returns the access token that an earlier visit kept. */
export const readStoredToken = (): string | null => readStored('localStorage', storageKeys.userToken)

/** Storage, cache and profile follow the session; nothing of this happens in the transport. */
export function startAuthListeners(startListening: StartListening): void {
  startListening({
    predicate: (_action, now, before) => selectToken(now) !== selectToken(before),
    effect: (_action, { getState }) => writeStored('localStorage', storageKeys.userToken, selectToken(getState())),
  })
  startListening({
    // One couple's data must never be seen by the next. Not when a session ends by itself: a reset aborts every call under way,
    // also those that need no account. Pages of an account are not shown without a session.
    predicate: (action, now, before) => signedOut.match(action) || (selectToken(now) !== null && selectToken(before) === null),
    effect: (_action, { dispatch }) => void dispatch(baseApi.util.resetApiState()),
  })
  startListening({
    matcher: generatedApi.endpoints.login.matchFulfilled,
    effect: async ({ payload }, { dispatch }) => {
      const details = payload.user && pendingDetailsOf(payload.user.email)
      if (!details) return
      const { firstName, lastName, newsletter } = details
      const profile = await dispatch(generatedApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }))
      if (!profile.data) return
      const { phone, language, version } = profile.data
      const profileUpdate = { phone, language, version, firstName, lastName, newsletter }
      const saved = await dispatch(generatedApi.endpoints.updateProfile.initiate({ profileUpdate }, { track: false }))
      if (saved.data) forgetPendingDetails()
    },
  })
}
