import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { components } from '@openapi/generated/types'

type AuthUser = components['schemas']['AuthUser']

/**
 * The part of the state that the transport reads. The auth slice holds it; features react to the events below in their
 * own reducers.
 */
export interface SessionState {
  auth: { token: string | null }
}

/** The access token; null also in a store without sessions, the guest page's. */
export const selectToken = (state: unknown): string | null => (state as Partial<SessionState>).auth?.token ?? null

/** The token that storage holds at start, or after a change in another tab. */
export const tokenRestored = createAction<string | null>('session/tokenRestored')

/** A refresh has brought a new access token. */
export const sessionRenewed = createAction<{ token: string; user?: AuthUser }>('session/renewed')

/** The couple has signed out, or deleted the account, here. */
export const signedOut = createAction('session/signedOut')

/** Another account has signed in: what the former one has left in this tab is removed. */
export const accountChanged = createAction('session/accountChanged')

/** The access token was refused and could not be refreshed (specification §4, "Unauthorized response"). */
export const sessionExpired = createAction('session/expired')

/** Matches every end of a session: signed out here or in another tab, or expired. */
export const isSessionEnd = (action: UnknownAction): boolean =>
  isAnyOf(signedOut, sessionExpired)(action) || (tokenRestored.match(action) && action.payload === null)
