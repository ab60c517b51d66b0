import { baseApi, generatedApi, selectToken, sessionExpired } from '../../api'
import { readStored, readStoredObject, writeStored } from '../../config/browserStorage'
import { storageKeys } from '../../config/storageKeys'
import type { StartListening } from '../../store/listeners'
import { signedOut, tokenRestored } from './authSlice'

interface PendingNames {
  email: string
  firstName: string
  lastName: string
}

/** Register sends e-mail and password alone; the names wait on the device for the first sign-in (decisions, "Faults"). */
export function keepPendingNames(names: PendingNames): void {
  writeStored('localStorage', storageKeys.pendingNames, JSON.stringify(names))
}

function pendingNamesOf(email: string): PendingNames | null {
  const names = readStoredObject('localStorage', storageKeys.pendingNames) as Partial<PendingNames> | null
  return names?.email?.toLowerCase() === email.toLowerCase() ? (names as PendingNames) : null
}

/** @returns the access token that an earlier visit kept. */
export const readStoredToken = (): string | null => readStored('localStorage', storageKeys.userToken)

/** Storage, cache and profile follow the session; nothing of this happens in the transport. */
export function startAuthListeners(startListening: StartListening): void {
  startListening({
    predicate: (_action, now, before) => selectToken(now) !== selectToken(before),
    effect: (_action, { getState }) => writeStored('localStorage', storageKeys.userToken, selectToken(getState())),
  })
  startListening({
    // One couple's data must never be seen by the next.
    predicate: (action) => signedOut.match(action) || sessionExpired.match(action) || tokenRestored.match(action),
    effect: (action, { dispatch, getOriginalState }) => {
      const hadToken = selectToken(getOriginalState()) !== null
      if (hadToken && !(tokenRestored.match(action) && action.payload !== null)) dispatch(baseApi.util.resetApiState())
    },
  })
  startListening({
    matcher: generatedApi.endpoints.login.matchFulfilled,
    effect: async ({ payload }, { dispatch }) => {
      const names = payload.user && pendingNamesOf(payload.user.email)
      if (!names) return
      const { firstName, lastName } = names
      const profile = await dispatch(generatedApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }))
      if (!profile.data) return
      const { phone, language, newsletter, version } = profile.data
      const profileUpdate = { phone, language, newsletter, version, firstName, lastName }
      const saved = await dispatch(generatedApi.endpoints.updateProfile.initiate({ profileUpdate }, { track: false }))
      if (saved.data) writeStored('localStorage', storageKeys.pendingNames, null)
    },
  })
}
