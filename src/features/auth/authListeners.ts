import { isAnyOf } from '@reduxjs/toolkit'
import { baseApi, generatedApi, selectToken, sessionRenewed, signedOut, tokenRestored } from '@/api'
import type { StartListening } from '@/store/listeners'
import { clearPendingDetails, findPendingDetails } from './pendingDetails'

const { getProfile, login, updateProfile } = generatedApi.endpoints

/** Resets the cache and completes the profile when the session changes. */
export function startAuthListeners(startListening: StartListening<unknown>): void {
  startListening({
    // One couple's data must never be shown to the next one. Not on sessionExpired: a reset aborts every call in progress,
    // also those that need no account. Pages of an account are not shown without a session.
    matcher: isAnyOf(signedOut, login.matchFulfilled, sessionRenewed, tokenRestored),
    effect: (action, { dispatch, getState, getOriginalState }) => {
      const begins = selectToken(getOriginalState()) === null && selectToken(getState()) !== null
      if (begins || signedOut.match(action)) dispatch(baseApi.util.resetApiState())
    },
  })
  startListening({
    matcher: login.matchFulfilled,
    effect: async ({ payload }, { dispatch }) => {
      const details = payload.user && findPendingDetails(payload.user.email)
      if (!details) return
      const { firstName, lastName, newsletter } = details
      const profile = await dispatch(getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }))
      if (!profile.data) return
      const { phone, language, version } = profile.data
      const profileUpdate = { phone, language, version, firstName, lastName, newsletter }
      const saved = await dispatch(updateProfile.initiate({ profileUpdate }, { track: false }))
      if (saved.data) clearPendingDetails()
    },
  })
}
