import type { Operation } from './handlers/types.ts'

/** At most so many calls in so many seconds. RATE_LIMIT_SCALE multiplies every number of calls. */
export interface RateLimit {
  calls: number
  seconds: number
}
const MINUTE = 60
const HOUR = 60 * MINUTE

/** The whole API, for each address. */
export const generalLimit: RateLimit = { calls: 300, seconds: MINUTE }

/**
 * What a guest's page, its pictures and its short link ask for. A whole hall, or a quarter behind one address of its mobile
 * network, opens an invitation at the same minute: these are never refused for their number. What they give is public, kept in
 * memory, and found by nobody who only guesses.
 */
export const unlimited: ReadonlySet<Operation> = new Set<Operation>([
  'getInvitationBySlug',
  'getInvitationPreview',
  'getInvitationPicture',
  'getInvitationCalendar',
  'getInvitationQrPng',
  'getInvitationQrSvg',
  'getBackground',
  'resolveDeepLink',
])

/** Calls that guess, send mail, or write without an account: for each address. */
export const addressLimits: Partial<Record<Operation, RateLimit>> = {
  login: { calls: 20, seconds: 5 * MINUTE },
  register: { calls: 20, seconds: 10 * MINUTE },
  landingSignin: { calls: 20, seconds: 10 * MINUTE },
  forgotPassword: { calls: 5, seconds: 15 * MINUTE },
  resetPassword: { calls: 10, seconds: 15 * MINUTE },
  deleteAccount: { calls: 10, seconds: 15 * MINUTE },
  changePassword: { calls: 10, seconds: 15 * MINUTE },
  sendContactMessage: { calls: 10, seconds: HOUR },
  registerProvider: { calls: 10, seconds: HOUR },
  uploadBackground: { calls: 30, seconds: 10 * MINUTE },
}

/** A limit for one account, however many addresses the calls come from. */
export interface AccountLimit extends RateLimit {
  /** Under which these calls are counted. */
  counter: string
  /** Properties of the body, one of which names the account, whether there is one or not; without any it is the signed-in one. */
  fields?: string[]
}

/** One limit for both: a password is guessed as well where an account is deleted as where it signs in. */
const guesses: AccountLimit = { counter: 'password', calls: 20, seconds: 15 * MINUTE, fields: ['email', 'emailOrPhone'] }

/** The same calls as above, as many hands as they may come from. */
export const accountLimits: Partial<Record<Operation, AccountLimit>> = {
  login: guesses,
  deleteAccount: guesses,
  changePassword: { counter: 'change-password', calls: 10, seconds: 15 * MINUTE },
  register: { counter: 'register', calls: 10, seconds: HOUR, fields: ['email'] },
  landingSignin: { counter: 'landing', calls: 10, seconds: HOUR, fields: ['email'] },
  forgotPassword: { counter: 'forgot', calls: 5, seconds: HOUR, fields: ['email'] },
  sendContactMessage: { counter: 'contact', calls: 10, seconds: HOUR, fields: ['email'] },
  registerProvider: { counter: 'provider', calls: 10, seconds: HOUR, fields: ['emailAddress'] },
  uploadBackground: { counter: 'upload', calls: 60, seconds: HOUR },
}
