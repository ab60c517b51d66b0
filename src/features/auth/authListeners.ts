import { isAnyOf } from '@reduxjs/toolkit'
import { accountChanged, baseApi, generatedApi, selectToken, sessionRenewed, signedOut, tokenRestored } from '@/api'
import { readAccountId } from '@/lib/session/readAccountId'
import { readStored, writeStored } from '@/config/browserStorage'
import type { StartListening } from '@/store/listeners'
import { storageKeys } from '@shared/storageKeys'

import { clearPendingDetails, findPendingDetails } from './pendingDetails'

const { getProfile, login, updateProfile } = generatedApi.endpoints

/** Resets the cache and completes the profile when the session changes. */
export function startAuthListeners(startListening: StartListening<unknown>): void {
  // First: it resets the cache, which would abort what the others fetch for the next account.
  startListening({
    predicate: (_action, now, before) => selectToken(now) !== selectToken(before),
    effect: (_action, { dispatch, getState }) => {
      const token = selectToken(getState())
      if (token === null) return
      const account = readAccountId(token)
      const former = readStored('sessionStorage', storageKeys.tabAccount)
      writeStored('sessionStorage', storageKeys.tabAccount, account)
      if (former !== null && former !== account) dispatch(accountChanged())
    },
  })
  startListening({
    // One couple's data must never be shown to the next one. Not on sessionExpired: a reset aborts every call in progress,
    // also those that need no account. Pages of an account are not shown without a session.
    matcher: isAnyOf(signedOut, accountChanged, login.matchFulfilled, sessionRenewed, tokenRestored),
    effect: (action, { dispatch, getState, getOriginalState }) => {
      const beginsOrEnds = (selectToken(getOriginalState()) === null) !== (selectToken(getState()) === null)
      if (beginsOrEnds || isAnyOf(signedOut, accountChanged)(action)) dispatch(baseApi.util.resetApiState())
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
