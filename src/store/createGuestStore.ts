import { configureStore } from '@reduxjs/toolkit'
import { guestBaseApi } from '../api/guest'

/** The store of the guest's page: the API alone. A guest has no session, draft or referral, and their code stays off cheap phones. */
export const createGuestStore = () =>
  configureStore({
    reducer: { [guestBaseApi.reducerPath]: guestBaseApi.reducer },
    middleware: (defaults) => defaults().concat(guestBaseApi.middleware),
  })
