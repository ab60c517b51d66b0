/**
 * Provider states: what must be true of the server before an interaction of the contract is replayed.
 * Shared by both sides; a state without a handler fails the verification.
 */

export * from './ids.ts'

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
  /** The directory holds this photographer in Heliopolis, Cairo, with every optional field and one listed photograph, and no other provider. `fileId` is in the addresses of the photograph. */
  'a provider is approved': { id: string; businessName: string; photoId: string; fileId: string }
  /** The account `ownerId` (created if it does not exist) owns this provider of version 1, with every optional field, one photograph and a view of this week. `approved`: it is listed; an edit and new words of the photograph wait. `rejected`: it was refused with its photograph. */
  'an account owns a provider': { ownerId: string; id: string; photoId: string; status: 'approved' | 'rejected' }
  /** The account `userId` (created if it does not exist) asked this provider of the directory long before the wedding day `weddingDate`, with every optional field but a wedding, and has noted this status, 42,000 EGP and a note. The version is 1. */
  'a provider has been asked': {
    userId: string
    providerId: string
    enquiryId: string
    status: 'asked' | 'booked'
    weddingDate: string
  }
  /** The account `userId` (created if it does not exist) has reached the limit of enquiries. */
  'an account can ask no more': { userId: string }
  /** The couple of this enquiry has reviewed its provider. The version is 1. `waiting`: the operator has not decided. `shown`: it is approved. `disputed`: it is approved, and the provider has answered and disputes it. */
  'a provider has been reviewed': { enquiryId: string; reviewId: string; status: 'waiting' | 'shown' | 'disputed' }
  /** Three other couples have reviewed this provider; the operator has approved the reviews. */
  'a provider has a rating': { providerId: string }
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
  /** The account `ownerId` (created if it does not exist) has reached the limit of pictures, and its providers that of photographs. */
  'an account can upload no more': { ownerId: string }
  /** The account `ownerId` (created if it does not exist) owns this wedding. It has one event, the wedding, and this has one hall; all three have this version and every optional field. Nobody has changed anything since. */
  'a wedding is planned': { ownerId: string; weddingId: string; eventId: string; hallId: string; version: number }
  /** The account `userId` (created if it does not exist) is a member of the wedding with this role, a `sideManager` of the groom's side, with a label. It has a name. */
  'an account is a member of a wedding': {
    weddingId: string
    userId: string
    role: 'owner' | 'sideManager' | 'viewer'
    version: number
  }
  /** An owner, who has a first name, has invited a `sideManager` of the groom's side with a label; the invite has this token. `open`: it can be accepted. `revoked`: the owner has revoked it. */
  'somebody is invited to help with a wedding': {
    weddingId: string
    inviteId: string
    token: string
    status: 'open' | 'revoked'
  }
  /** The wedding has this household, with every optional field and 5 seats in the hall. */
  'a family is on the guest list': { weddingId: string; hallId: string; householdId: string; version: number }
  /** The member `userId`, who may change the household, has given it this number of seats in its hall, and nothing else. */
  'a member has changed a family': { weddingId: string; householdId: string; userId: string; allowed: number }
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
  /** There are, with every optional field: a provider that waits for a decision, with a photograph; a waiting review of it; an open message, of nobody, with one answer; a lead; an account that came by a recommendation and subscribes to the newsletter; an undelivered e-mail; a short link. Versions are 1. */
  'the lists of the console have entries': {
    providerId: string
    photoId: string
    messageId: string
    answerId: string
    shortCode: string
    reviewId: string
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
  providerOwned: 'an account owns a provider',
  providerAsked: 'a provider has been asked',
  enquiriesFull: 'an account can ask no more',
  providerReviewed: 'a provider has been reviewed',
  providerRated: 'a provider has a rating',
  invitationPublished: 'an invitation is published',
  invitationKeyed: 'an invitation has a key',
  invitationsFull: 'an account can publish no more',
  pictureUploaded: 'a picture is uploaded',
  picturesFull: 'an account can upload no more',
  weddingPlanned: 'a wedding is planned',
  memberJoined: 'an account is a member of a wedding',
  helperInvited: 'somebody is invited to help with a wedding',
  familyListed: 'a family is on the guest list',
  familyChanged: 'a member has changed a family',
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
