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

/** The couple's wedding with its event and hall. Its day lies far ahead, as above. */
export const plannedWedding = {
  weddingId: '3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03',
  eventId: '8f4b2d17-1c3e-4a95-b0d6-7e9a5c3f2b18',
  hallId: 'b7d3f0a1-5e2c-4f86-8c19-2a6d4e9b7f35',
} as const

/** Another couple's wedding. */
export const otherWedding = {
  weddingId: '6c2f7b18-3d94-4e0a-a5c7-9b1e4f8d2a60',
  eventId: 'd41a8e53-6b7c-4f29-8e03-1c5d9a7b2f46',
  hallId: 'e95b3c07-2a8d-4d61-9f7e-4b0c6d8a1e32',
} as const

/** A family on a guest list. */
export const listedHousehold = { householdId: '5d9c1b3e-8a7f-4e20-9b46-3f1d7c5a2e84' } as const

/** An import of a guest list. */
export const guestImport = { importId: '1a6e8d4c-2f9b-4735-8c0e-6b5d3a9f7e12' } as const

/** A reply of a family. */
export const givenReply = { replyId: '9b2d4f6a-1c8e-4d35-a7f0-4e6b8c2d9a13' } as const
/** A message that was sent to the family. */
export const recordedSend = { sendId: '2d8f6b4c-5a1e-4c79-b3d0-8f7e6a5c4b32' } as const

/** A request for seats from the public link. */
export const seatRequest = { requestId: '7c5e3a1b-9f2d-4b86-8e04-1d3a5c7b9f26' } as const

/** An operator of the console, with an account of its own. */
export const operator = { id: '4e7a9c1d-2b6f-4d83-9e05-8c3b1f7d5a62', email: 'mona@zaffa.example' } as const

/** What the lists of the console show. */
export const consoleEntries = {
  providerId: approvedProvider.id,
  messageId: '7d0f6a52-4a0e-4f0b-9d3c-9c8f5a1e2b11',
  answerId: '6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11',
  shortCode: 'app',
} as const

/** An id, a slug and a short code that do not exist. */
export const absent = {
  id: 'c0ffee00-0000-4000-8000-000000000000',
  slug: 'nobody-and-none-0000000000000',
  shortCode: 'nobody0000000',
} as const

/** Placeholders for values that a contract cannot contain; the provider's side replaces them. */
export const placeholders = {
  /** In `Authorization: Bearer …`: the `accessToken` that the state returns. */
  accessToken: 'access-token-of-the-couple',
  /** In the cookie `zaffa_refresh`: the `refreshToken` that the state returns. */
  refreshToken: 'refresh-token-of-the-couple',
  /** In the cookie `zaffa_operator`: the `operatorToken` that the state returns. */
  operatorToken: 'token-of-the-operator',
  /** In the property `code` of a body: the `operatorCode` that the state returns. */
  operatorCode: '123456',
  /** At the end of an uploaded picture (`pictures/large.png`): replaced by enough bytes to exceed 5 MB. */
  largePicture: 'picture-of-more-than-5-MB',
} as const

/** Parameters of each state. The table in README.md has the same rows; a test compares them. */
export interface StateParameters {
  /** No account uses the address. */
  'no account uses this e-mail address': { email: string }
  /** An account exists, with this id and password; nobody is signed in. */
  'an account exists': { id: string; email: string; password: string }
  /** The account exists, with the contract's password, and its profile has this version. Returns its `accessToken`. */
  'a couple is signed in': { id: string; email: string; profileVersion: number }
  /** The account `userId` has another session with this id, on a phone with Safari. */
  'an account is signed in on a phone too': { userId: string; id: string }
  /** The account exists. Returns an expired `accessToken` of it. */
  'an access token has expired': { id: string; email: string }
  /** The account exists. Returns an unused `refreshToken` of it. */
  'a refresh cookie is valid': { id: string; email: string }
  /** The account exists. A link with this token was mailed to it and is unused. */
  'a link to set a new password has been sent': { id: string; email: string; token: string }
  /** The account exists. A link with this token, which confirms its address, was mailed to it and is unused. Returns its `accessToken`. */
  'a link to confirm the e-mail address has been sent': { id: string; email: string; token: string }
  /** The directory holds this photographer in Heliopolis, Cairo, with every optional field, and no other provider. */
  'a provider is approved': { id: string; businessName: string }
  /** The account `ownerId` (created if it does not exist) owns this invitation. */
  'an invitation is published': {
    ownerId: string
    id: string
    slug: string
    shortCode: string
    weddingDate: string
    version: number
  }
  /** The invitation was published with this `Idempotency-Key`. */
  'an invitation has a key': { id: string; requestKey: string }
  /** The account `ownerId` (created if it does not exist) has reached the limit of invitations. */
  'an account can publish no more': { ownerId: string }
  /** The account `ownerId` (created if it does not exist) has uploaded this picture. */
  'a picture is uploaded': { ownerId: string; id: string }
  /** The account `ownerId` (created if it does not exist) has reached the limit of pictures. */
  'an account can upload no more': { ownerId: string }
  /** The account `ownerId` (created if it does not exist) owns this wedding. It has one event, the wedding, and this has one hall; all three have this version and every optional field. */
  'a wedding is planned': { ownerId: string; weddingId: string; eventId: string; hallId: string; version: number }
  /** The wedding has this household, with every optional field and 5 seats in the hall. */
  'a family is on the guest list': { weddingId: string; hallId: string; householdId: string; version: number }
  /** The household was put into the bin. */
  'a family is in the bin': { weddingId: string; householdId: string }
  /** The household was sent its invitation, under this id. */
  'an invitation was sent to a family': { weddingId: string; householdId: string; sendId: string }
  /** The wedding has this template of the invitation in Arabic from the groom's family, and no other. */
  'a message has its own text': { weddingId: string; text: string }
  /** The wedding's event was put off to 1 July 2050, which can be undone. */
  'plans have been changed': { weddingId: string; eventId: string }
  /** The wedding has reached the limits of events, of halls of this event and of households on its list. */
  'a wedding is full': { weddingId: string; eventId: string }
  /** The account `ownerId` (created if it does not exist) has reached the limit of weddings. */
  'an account can have no more weddings': { ownerId: string }
  /** A file with one new household was imported to the guest list this number of hours ago. */
  'a guest list has been imported': { weddingId: string; importId: string; hoursAgo: number }
  /** The household was sent the invitation, has opened its page by the link, and has replied there: 3 come, 1 of them a child, with a message that may be published. */
  'a family has replied': { weddingId: string; householdId: string; hallId: string; replyId: string }
  /** The household's personal link has this token and shows the published invitation `slug`; guests can reply until the day `replyBy`. */
  'a family has a personal link': {
    weddingId: string
    householdId: string
    slug: string
    token: string
    replyBy: string
  }
  /** A guest of the public link has requested 2 seats, with every optional field; nothing is decided. */
  'seats have been requested': { weddingId: string; requestId: string }
  /** The couple has declined such a request. */
  'a request for seats has been declined': { weddingId: string; requestId: string }
  /** The account exists, with the contract's password, the role of an operator and a second factor, whose setup is in the log. Returns the `operatorToken` of a session and an unused `operatorCode` of the second factor. */
  'an operator is signed in': { id: string; email: string }
  /** The account exists, and an unused link with this token sets up its second factor as an operator. Its key was shown. Returns a present `operatorCode` of this key. */
  'an operator can set up the second factor': { id: string; email: string; token: string }
  /** There are, with every optional field: a provider that waits for a decision; an open message, of nobody, with one answer; a lead; an account that came by a recommendation and subscribes to the newsletter; an undelivered e-mail; a short link. Versions are 1. */
  'the lists of the console have entries': {
    providerId: string
    messageId: string
    answerId: string
    shortCode: string
  }
  /** The next client has reached the rate limit of this operation (its operationId in the OpenAPI document). */
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
  invitationKeyed: 'an invitation has a key',
  invitationsFull: 'an account can publish no more',
  pictureUploaded: 'a picture is uploaded',
  picturesFull: 'an account can upload no more',
  weddingPlanned: 'a wedding is planned',
  familyListed: 'a family is on the guest list',
  familyInBin: 'a family is in the bin',
  invitationSent: 'an invitation was sent to a family',
  templateEdited: 'a message has its own text',
  plansChanged: 'plans have been changed',
  weddingFull: 'a wedding is full',
  weddingsFull: 'an account can have no more weddings',
  listImported: 'a guest list has been imported',
  familyReplied: 'a family has replied',
  linkGiven: 'a family has a personal link',
  seatsRequested: 'seats have been requested',
  requestDeclined: 'a request for seats has been declined',
  operatorSignedIn: 'an operator is signed in',
  operatorSetUp: 'an operator can set up the second factor',
  consoleFilled: 'the lists of the console have entries',
  limitUsedUp: 'the limit of calls is used up',
} as const satisfies Record<string, StateName>
