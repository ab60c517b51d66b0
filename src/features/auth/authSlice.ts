import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { generatedApi, sessionExpired, sessionRenewed, signedOut, tokenRestored, type AuthUser } from '@/api'

interface AuthState {
  /** The access token, kept in local storage under `userToken` (specification §3). */
  token: string | null
  user: AuthUser | null
  /** The session has expired, or ended in another tab, and the couple has not been told yet. */
  expired: boolean
}

const initialState: AuthState = { token: null, user: null, expired: false }

/** The message of a successful login; a refusal also has status 200 (specification §7). */
export const LOGIN_SUCCESS = 'success'

const { login, changePassword } = generatedApi.endpoints

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    expiryAcknowledged: (state) => {
      state.expired = false
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(tokenRestored, (state, { payload }) => {
        if (payload === state.token) return
        state.expired = payload === null
        state.token = payload
        state.user = null
      })
      .addCase(sessionRenewed, (state, { payload }) => {
        state.token = payload.token
        state.user = payload.user ?? state.user
        state.expired = false
      })
      .addCase(signedOut, () => initialState)
      .addCase(sessionExpired, () => ({ ...initialState, expired: true }))
      .addMatcher(isAnyOf(login.matchFulfilled, changePassword.matchFulfilled), (state, { payload }) => {
        if (payload.message !== LOGIN_SUCCESS || !payload.token) return
        state.token = payload.token
        state.user = payload.user ?? null
        state.expired = false
      }),
  selectors: {
    selectIsSignedIn: (state) => state.token !== null,
    selectSessionExpired: (state) => state.expired,
  },
})

export const { expiryAcknowledged } = authSlice.actions
export const { selectIsSignedIn, selectSessionExpired } = authSlice.selectors
