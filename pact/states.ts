/**
 * Provider states: what must be true of the server before an interaction of the contract is replayed.
 * Shared by both sides; a state without a handler fails the verification.
 */

/** The couple of the contract, whose account the states set up under these very ids. */
export const couple = {
  id: '2f5d2c3a-7b0e-4a55-9b1d-6a1f0e8c9d21',
  email: 'laila@example.com',
  password: 'Farah#2027',
} as const

/** Somebody else, whose things the couple must not see. */
export const otherCouple = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', email: 'sara@example.com' } as const

/** The couple's published invitation. Its wedding lies far ahead, so that the contract does not age. */
export const publishedInvitation = {
  id: '0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10',
  slug: 'omar-and-laila-k3v9xq2m7tdh4',
  shortCode: 'p7m3kx9v2qhtd',
  weddingDate: '2050-06-17',
} as const

/** A provider in the directory. */
export const approvedProvider = { id: '51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11', businessName: 'Adasa Studio' } as const

/** An id, a slug and a short code that nothing has. */
export const absent = {
  id: 'c0ffee00-0000-4000-8000-000000000000',
  slug: 'nobody-and-none-0000000000000',
  shortCode: 'nobody0000000',
} as const

/** Stand for credentials that only a running server can give: the provider's side puts real ones in their place. */
export const placeholders = {
  /** In `Authorization: Bearer …`: the access token of the couple of state `signedIn`. */
  accessToken: 'access-token-of-the-couple',
  /** In the cookie `zaffa_refresh`: the token of state `refreshCookieValid`. */
  refreshToken: 'refresh-token-of-the-couple',
} as const

/** What each state takes. */
export interface StateParameters {
  /** No account uses the address. */
  'no account uses this e-mail address': { email: string }
  /** An account exists, with this id and password; nobody is signed in. */
  'an account exists': { id: string; email: string; password: string }
  /** The account exists, its profile has this version, and `placeholders.accessToken` stands for its access token. */
  'a couple is signed in': { id: string; email: string; profileVersion: number }
  /** The account exists, and `placeholders.refreshToken` stands for a refresh token not used yet. */
  'a refresh cookie is valid': { id: string; email: string }
  /** The account exists, and this very token has come to it by mail and is not used yet. */
  'a link to set a new password has been sent': { id: string; email: string; token: string }
  /** The directory holds this provider: a photographer in Heliopolis, Cairo, with every optional field filled in; and nobody else. */
  'a provider is approved': { id: string; businessName: string }
  /** The account `ownerId` (set up by an earlier state of the same interaction, else set it up) owns this invitation. */
  'an invitation is published': { ownerId: string; id: string; slug: string; shortCode: string; weddingDate: string; version: number }
}

export type StateName = keyof StateParameters

/** The names, for handlers and interactions. */
export const states = {
  noAccount: 'no account uses this e-mail address',
  accountExists: 'an account exists',
  signedIn: 'a couple is signed in',
  refreshCookieValid: 'a refresh cookie is valid',
  resetLinkSent: 'a link to set a new password has been sent',
  providerApproved: 'a provider is approved',
  invitationPublished: 'an invitation is published',
} as const satisfies Record<string, StateName>
