/** Keys in the browser's storage; the first seven are from the specification (§3). */
export const storageKeys = {
  userToken: 'userToken',
  referralCode: 'referralCode',
  referralSource: 'referralSource',
  referralSourceId: 'referralSourceId',
  invitationSlug: 'invitation-slug',
  invitationData: 'InvitationData',
  locale: 'zaffa-locale',
  /** Names and choices from registration, kept until the first sign-in of that account. */
  pendingDetails: 'zaffa-pending-details',
  /** Whether the visitor consents to analytics. */
  consent: 'zaffa-consent',
  /** Items on the visitor's wishlist. */
  wishlist: 'zaffa-wishlist',
  /** Date and place of the invitations that a guest has opened, to show what has changed. */
  seenInvitations: 'zaffa-seen-invitations',
  /** A reply that could not be sent yet, on the page of a personal link. */
  pendingReply: 'zaffa-pending-reply',
} as const
