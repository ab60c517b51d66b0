import { configureStore } from '@reduxjs/toolkit'
import { guestBaseApi } from '../api/guest'

/** The store of the guest page: the API only. A guest has no session, draft or referral. */
export const createGuestStore = () =>
  configureStore({
    reducer: { [guestBaseApi.reducerPath]: guestBaseApi.reducer },
    middleware: (defaults) => defaults().concat(guestBaseApi.middleware),
  })
