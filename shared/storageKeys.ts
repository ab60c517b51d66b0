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
  /** What was typed in forms of a page that failed or whose session expired, by form; for the visit. */
  keptInput: 'zaffa-kept-input',
  /** What a page of the couple looked like when it was last seen; deleted with the session. */
  pageSnapshot: 'zaffa-page-snapshot',
  /** The account that was last signed in in this tab, to which the tab's other entries belong. */
  tabAccount: 'zaffa-tab-account',
} as const

/** IndexedDB databases of the couple's device. */
export const offlineDatabases = {
  /** What the server has sent, readable without a network; deleted with the session. */
  responses: 'zaffa-responses',
  /** Changes that could not be sent, by account. */
  unsent: 'zaffa-unsent',
} as const
