import { configureStore } from '@reduxjs/toolkit'
import { guestBaseApi, type ApiExtra } from '../api/guest'

/** The store of the guest's page: the API alone. A guest has no session, draft or referral, and their code stays off cheap phones. */
export function makeGuestStore() {
  const extra: ApiExtra = { apiHost: '' }
  return configureStore({
    reducer: { [guestBaseApi.reducerPath]: guestBaseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(guestBaseApi.middleware),
  })
}

export type GuestStore = ReturnType<typeof makeGuestStore>
