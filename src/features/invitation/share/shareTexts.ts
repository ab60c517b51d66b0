import { INVITATION_TEXT } from '../card/arabicLines'

/** Sent with every shared invitation, without the sign. */
export const SHARE_HASHTAGS = ['زفّة', 'Zaffa'] as const

export { INVITATION_TEXT }
