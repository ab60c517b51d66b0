/** Names under which the browser keeps things; the first seven are the specification's (§3). */
export const storageKeys = {
  userToken: 'userToken',
  referralCode: 'referralCode',
  referralSource: 'referralSource',
  referralSourceId: 'referralSourceId',
  invitationSlug: 'invitation-slug',
  invitationData: 'InvitationData',
  locale: 'zaffa-locale',
  /** Names and choices given at registration, kept until that account's first sign-in. */
  pendingDetails: 'zaffa-pending-details',
  /** Whether the visitor agrees to being measured. */
  consent: 'zaffa-consent',
  /** Items that the visitor would like. */
  wishlist: 'zaffa-wishlist',
  /** Day and place of the invitations that a guest has opened, to say what has changed. */
  seenInvitations: 'zaffa-seen-invitations',
} as const
