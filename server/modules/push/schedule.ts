import { deleteSubscriptionsOfFormerMembers, deleteSubscriptionsOfMember, makeDue } from './repository.ts'

/** Makes notices due after a reply or request of guests: one write, in their transaction. */
export { makeDue as scheduleNotices }

/** Ends the notices of an account about a wedding that it has left. */
export { deleteSubscriptionsOfMember as endNotices }

/** Ends notices about weddings that were deleted, or which a restore has taken from a member. */
export { deleteSubscriptionsOfFormerMembers as purgeNotices }
