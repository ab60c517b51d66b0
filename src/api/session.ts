import { createAction } from '@reduxjs/toolkit'
import type { AuthUser } from './generated/endpoints'

/** What the transport knows of the session. The auth slice holds it; storage and redirects follow in listeners. */
export interface SessionState {
  auth: { token: string | null }
}

/** The access token; null also in a store without sessions, the guest's. */
export const selectToken = (state: unknown): string | null => (state as Partial<SessionState>).auth?.token ?? null

/** Whether a session has ended between two states, however it did: signed out, expired, or ended in another tab. */
export const sessionEnded = (now: unknown, before: unknown): boolean => selectToken(now) === null && selectToken(before) !== null

/** A new access token has arrived, by sign-in or by refresh. */
export const sessionRenewed = createAction<{ token: string; user?: AuthUser }>('session/renewed')

/** The couple has signed out, or deleted the account, here. */
export const signedOut = createAction('session/signedOut')

/** The access token was refused and could not be refreshed (specification §4, "Unauthorized response"). */
export const sessionExpired = createAction('session/expired')
