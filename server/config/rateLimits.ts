import type { Operation } from '../lib/operationTypes.ts'

/** A limit of calls per time window. RATE_LIMIT_SCALE multiplies the number of calls. */
export interface RateLimit {
  calls: number
  seconds: number
}
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Limit of the whole API per address. */
export const generalLimit: RateLimit = { calls: 300, seconds: MINUTE }

/**
 * Operations of the guest page, its pictures and its short link, and photographs of providers, without a rate limit. Many guests share one
 * address of a hall or of a mobile network, and open an invitation in the same minute. The responses are public, cached, and cannot be found by guessing.
 */
export const unlimited: ReadonlySet<Operation> = new Set<Operation>([
  'getInvitationBySlug',
  'getInvitationPreview',
  'getInvitationPicture',
  'getInvitationCalendar',
  'getInvitationQrPng',
  'getInvitationQrSvg',
  'getBackground',
  'getProviderPhoto',
  'resolveDeepLink',
])

/**
 * Many users of one carrier share one address, or of the wireless network of a hall. Wrong passwords, and the replies of one household, have
 * their own limits, below.
 */
export const crowdLimits: Partial<Record<Operation, RateLimit>> = {
  login: { calls: 600, seconds: MINUTE },
  refreshToken: { calls: 3000, seconds: MINUTE },
  getPersonalInvitation: { calls: 3000, seconds: MINUTE },
  sendReply: { calls: 600, seconds: MINUTE },
  recordPersonalView: { calls: 3000, seconds: MINUTE },
  recordOpenView: { calls: 3000, seconds: MINUTE },
}

/** Limits per address for calls that send mail or write without an account. */
export const addressLimits: Partial<Record<Operation, RateLimit>> = {
  register: { calls: 20, seconds: 10 * MINUTE },
  landingSignin: { calls: 20, seconds: 10 * MINUTE },
  forgotPassword: { calls: 5, seconds: 15 * MINUTE },
  resetPassword: { calls: 10, seconds: 15 * MINUTE },
  verifyEmail: { calls: 20, seconds: 15 * MINUTE },
  resendVerification: { calls: 10, seconds: HOUR },
  sendContactMessage: { calls: 10, seconds: HOUR },
  registerProvider: { calls: 10, seconds: HOUR },
  sendEnquiry: { calls: 10, seconds: HOUR },
  uploadBackground: { calls: 30, seconds: 10 * MINUTE },
  addProviderPhoto: { calls: 60, seconds: 10 * MINUTE },
  requestSeats: { calls: 20, seconds: 10 * MINUTE },
  removeGuestData: { calls: 60, seconds: HOUR },
  lookUpMemberInvite: { calls: 60, seconds: 10 * MINUTE },
  acceptMemberInvite: { calls: 20, seconds: 10 * MINUTE },
}

/** A limit per account, independent of the addresses of the calls. */
export interface AccountLimit extends RateLimit {
  /** Name of the counter. */
  counter: string
  /** Properties of the body that may name the account, which need not exist; without `fields` and `parameter`, the signed-in account is counted. */
  fields?: string[]
  /** The parameter of the address that names the account: the token of a personal link. */
  parameter?: string
}

/** Limits per account, for the same calls as above and others. */
export const accountLimits: Partial<Record<Operation, AccountLimit>> = {
  login: { counter: 'login', calls: 60, seconds: 15 * MINUTE, fields: ['email'] },
  register: { counter: 'register', calls: 10, seconds: HOUR, fields: ['email'] },
  landingSignin: { counter: 'landing', calls: 10, seconds: HOUR, fields: ['email'] },
  forgotPassword: { counter: 'forgot', calls: 5, seconds: HOUR, fields: ['email'] },
  sendContactMessage: { counter: 'contact', calls: 10, seconds: HOUR, fields: ['email'] },
  registerProvider: { counter: 'provider', calls: 10, seconds: HOUR, fields: ['emailAddress'] },
  sendEnquiry: { counter: 'enquiry', calls: 30, seconds: DAY },
  verifyEmail: { counter: 'verify-email', calls: 20, seconds: 15 * MINUTE },
  resendVerification: { counter: 'resend-verification', calls: 5, seconds: HOUR },
  uploadBackground: { counter: 'upload', calls: 60, seconds: HOUR },
  addProviderPhoto: { counter: 'photo', calls: 120, seconds: HOUR },
  sendReply: { counter: 'reply', calls: 60, seconds: HOUR, parameter: 'token' },
  recordPersonalView: { counter: 'personal-view', calls: 300, seconds: HOUR, parameter: 'token' },
}

/** One customer may have an IPv6 network of 48 bits: its limit is that of one address times this factor. */
export const NETWORK_FACTOR = 10

/**
 * Wrong passwords that are compared before further attempts are refused; counted in the database (server/modules/identity/guessLimits.ts).
 */
export const guessLimits = {
  /** Per account that a sign-in or deletion names, whether it exists or not. */
  account: { calls: 20, seconds: 15 * MINUTE },
  /** Per account of an access token, when its password is required again. */
  user: { calls: 10, seconds: 15 * MINUTE },
  /** Per address (64 bits of IPv6): allows 1,000 sign-ins of which one in five fails. */
  address: { calls: 200, seconds: 15 * MINUTE },
  /** Per IPv6 network of 48 bits. */
  network: { calls: 600, seconds: 15 * MINUTE },
} satisfies Record<string, RateLimit>

/** The operations whose wrong passwords are limited. */
export const guessLimited: readonly Operation[] = [
  'login',
  'deleteAccount',
  'changePassword',
  'updateProfile',
  'signInOperator',
  'deleteAccountOfOwner',
]
