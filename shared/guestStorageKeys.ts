/** Keys in the storage of a guest's browser. */
export const guestStorageKeys = {
  /** Date and place of the invitations that a guest has opened, to show what has changed. */
  seenInvitations: 'zaffa-seen-invitations',
  /** Replies that could not be sent yet, by the path of the personal link. */
  pendingReplies: 'zaffa-pending-replies',
  /** What a guest has typed on a page and not sent, by the path of the page; for the visit. */
  typedFields: 'zaffa-typed-fields',
} as const
