import type { Operation } from '../lib/operations.ts'

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

/** A quarter of a city signs in and refreshes behind one address of its carrier; wrong passwords are limited apart, below. */
export const crowdLimits: Partial<Record<Operation, RateLimit>> = {
  login: { calls: 600, seconds: MINUTE },
  refreshToken: { calls: 3000, seconds: MINUTE },
}

/** Calls that send mail or write without an account: for each address. */
export const addressLimits: Partial<Record<Operation, RateLimit>> = {
  register: { calls: 20, seconds: 10 * MINUTE },
  landingSignin: { calls: 20, seconds: 10 * MINUTE },
  forgotPassword: { calls: 5, seconds: 15 * MINUTE },
  resetPassword: { calls: 10, seconds: 15 * MINUTE },
  verifyEmail: { calls: 20, seconds: 15 * MINUTE },
  resendVerification: { calls: 10, seconds: HOUR },
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

/** The same calls as above, as many hands as they may come from. */
export const accountLimits: Partial<Record<Operation, AccountLimit>> = {
  login: { counter: 'login', calls: 60, seconds: 15 * MINUTE, fields: ['email'] },
  register: { counter: 'register', calls: 10, seconds: HOUR, fields: ['email'] },
  landingSignin: { counter: 'landing', calls: 10, seconds: HOUR, fields: ['email'] },
  forgotPassword: { counter: 'forgot', calls: 5, seconds: HOUR, fields: ['email'] },
  sendContactMessage: { counter: 'contact', calls: 10, seconds: HOUR, fields: ['email'] },
  registerProvider: { counter: 'provider', calls: 10, seconds: HOUR, fields: ['emailAddress'] },
  verifyEmail: { counter: 'verify-email', calls: 20, seconds: 15 * MINUTE },
  resendVerification: { counter: 'resend-verification', calls: 5, seconds: HOUR },
  uploadBackground: { counter: 'upload', calls: 60, seconds: HOUR },
}

/** An IPv6 network of 48 bits, which one customer may have, is allowed so many times the calls of one address. */
export const NETWORK_FACTOR = 10

/** How many wrong passwords are compared before more are refused: counted in the database, see domain/guessLimits.ts. */
export const guessLimits = {
  /** One account, named by whoever signs in or deletes, whether it exists or not. */
  account: { calls: 20, seconds: 15 * MINUTE },
  /** The account of an access token, where its password is asked again. */
  user: { calls: 10, seconds: 15 * MINUTE },
  /** One address (64 bits of IPv6): 1,000 sign-ins of which one in five fails. */
  address: { calls: 200, seconds: 15 * MINUTE },
  /** One IPv6 network of 48 bits. */
  network: { calls: 600, seconds: 15 * MINUTE },
} satisfies Record<string, RateLimit>

/** The operations whose wrong passwords are limited so. */
export const guessLimited: readonly Operation[] = ['login', 'deleteAccount', 'changePassword', 'updateProfile']
