/**
 * Provider states: what must be true of the server before an interaction of the contract is replayed.
 * Shared by both sides; a state without a handler fails the verification.
 */

import { sampleAccount } from '../tests/fixtures/account.ts'

/** The couple of the contract; the states create its account with this id. */
export const couple = {
  id: '2f5d2c3a-7b0e-4a55-9b1d-6a1f0e8c9d21',
  email: sampleAccount.email,
  password: sampleAccount.password,
} as const

/** Another account, whose data the couple must not see. */
export const otherCouple = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' } as const

/** Another session of the couple's account, on a phone. */
export const otherSession = { id: '9a1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11' } as const

/** The couple's published invitation. Its wedding lies far ahead, so that the contract does not age. */
export const publishedInvitation = {
  id: '0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10',
  slug: 'omar-and-laila-k3v9xq2m7tdh4',
  shortCode: 'p7m3kx9v2qhtd',
  weddingDate: '2050-06-17',
} as const

/** A stored background picture, by the id in its address. */
export const uploadedPicture = { id: '5b8a1f5e-3c1d-4e0b-9a7e-6f2d1c0b9a87' } as const

/** A provider in the directory. */
export const approvedProvider = { id: '51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11', businessName: 'Adasa Studio' } as const

/** An id, a slug and a short code that nothing has. */
export const absent = {
  id: 'c0ffee00-0000-4000-8000-000000000000',
  slug: 'nobody-and-none-0000000000000',
  shortCode: 'nobody0000000',
} as const

/** Stand for what a contract cannot hold: the provider's side puts the real thing in their place. */
export const placeholders = {
  /** In `Authorization: Bearer …`: the `accessToken` that the state answers. */
  accessToken: 'access-token-of-the-couple',
  /** In the cookie `zaffa_refresh`: the `refreshToken` that the state answers. */
  refreshToken: 'refresh-token-of-the-couple',
  /** At the end of an uploaded picture (`pictures/large.png`): so many bytes that it is above 5 MB. */
  largePicture: 'picture-of-more-than-5-MB',
} as const

/** What each state takes. The table in README.md is made of these lines; a test compares them. */
export interface StateParameters {
  /** No account uses the address. */
  'no account uses this e-mail address': { email: string }
  /** An account exists, with this id and password; nobody is signed in. */
  'an account exists': { id: string; email: string; password: string }
  /** The account exists, with the contract's password, and its profile has this version. Answers its `accessToken`. */
  'a couple is signed in': { id: string; email: string; profileVersion: number }
  /** The account `userId` is signed in on a phone with Safari too, in the session with this id. */
  'an account is signed in on a phone too': { userId: string; id: string }
  /** The account exists. Answers an `accessToken` of it that has expired. */
  'an access token has expired': { id: string; email: string }
  /** The account exists. Answers a `refreshToken` of it that is not used yet. */
  'a refresh cookie is valid': { id: string; email: string }
  /** The account exists, and this very token has come to it by mail and is not used yet. */
  'a link to set a new password has been sent': { id: string; email: string; token: string }
  /** The account exists, and this very token, which confirms its address, has come to it by mail. Answers its `accessToken`. */
  'a link to confirm the e-mail address has been sent': { id: string; email: string; token: string }
  /** The directory holds this photographer in Heliopolis, Cairo, with every optional field filled in, and nobody else. */
  'a provider is approved': { id: string; businessName: string }
  /** The account `ownerId` (made if it is not there) owns this invitation. */
  'an invitation is published': {
    ownerId: string
    id: string
    slug: string
    shortCode: string
    weddingDate: string
    version: number
  }
  /** The account `ownerId` (made if it is not there) has as many invitations as one account may. */
  'an account can publish no more': { ownerId: string }
  /** The account `ownerId` (made if it is not there) has uploaded this picture. */
  'a picture is uploaded': { ownerId: string; id: string }
  /** The account `ownerId` (made if it is not there) has as many pictures as one account may. */
  'an account can upload no more': { ownerId: string }
  /** Whoever calls next has used up the limit of calls of this operation (its operationId in the document). */
  'the limit of calls is used up': { operation: string }
}

export type StateName = keyof StateParameters

/** The names, for handlers and interactions. */
export const states = {
  noAccount: 'no account uses this e-mail address',
  accountExists: 'an account exists',
  signedIn: 'a couple is signed in',
  signedInOnPhone: 'an account is signed in on a phone too',
  tokenExpired: 'an access token has expired',
  refreshCookieValid: 'a refresh cookie is valid',
  resetLinkSent: 'a link to set a new password has been sent',
  verificationLinkSent: 'a link to confirm the e-mail address has been sent',
  providerApproved: 'a provider is approved',
  invitationPublished: 'an invitation is published',
  invitationsFull: 'an account can publish no more',
  pictureUploaded: 'a picture is uploaded',
  picturesFull: 'an account can upload no more',
  limitUsedUp: 'the limit of calls is used up',
} as const satisfies Record<string, StateName>
