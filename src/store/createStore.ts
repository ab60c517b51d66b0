import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { baseApi, type ApiExtra } from '../api'
import { consentSlice } from '../features/analytics/consent/consentSlice'
import { authSlice } from '../features/auth/authSlice'
import { startAuthListeners } from '../features/auth/authListeners'
import { invitationSlice } from '../features/invitation/invitationSlice'
import { startWishlistListeners } from '../features/items/wishlist/wishlistListeners'
import { wishlistSlice } from '../features/items/wishlist/wishlistSlice'
import { referralSlice } from '../lib/session/referralSlice'
import { toastSlice } from '../lib/toastSlice'
import { startPersistence } from './persistBrowserState'

const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [authSlice.name]: authSlice.reducer,
  [referralSlice.name]: referralSlice.reducer,
  [invitationSlice.name]: invitationSlice.reducer,
  [toastSlice.name]: toastSlice.reducer,
  [wishlistSlice.name]: wishlistSlice.reducer,
  [consentSlice.name]: consentSlice.reducer,
})

export type RootState = ReturnType<typeof rootReducer>

interface StoreOptions {
  preloadedState?: Partial<RootState>
  /** Origin of the API; empty for the page's own origin. */
  apiHost?: string
}

/**
 * Creates the application's store, for every entry and the tests. It reads nothing from the browser: see
 * `restoreBrowserState`.
 */
export function createStore({ preloadedState, apiHost = '' }: StoreOptions = {}) {
  const extra: ApiExtra = { apiHost }
  const listeners = createListenerMiddleware()
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch>()
  startAuthListeners(startListening)
  startWishlistListeners(startListening)
  startPersistence(startListening)
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
  })
}

export type AppStore = ReturnType<typeof createStore>
export type AppDispatch = AppStore['dispatch']
