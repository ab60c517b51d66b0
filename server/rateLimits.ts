import type { Operation } from './handlers/types.ts'

/** At most so many calls of one address in so many seconds. */
export interface RateLimit {
  calls: number
  seconds: number
}
const MINUTE = 60
const HOUR = 60 * MINUTE

/** The whole API, for each address. */
export const generalLimit: RateLimit = { calls: 300, seconds: MINUTE }

/** Calls that guess, send mail, or write without an account. RATE_LIMIT_SCALE multiplies every number of calls. */
export const tightLimits: Partial<Record<Operation, RateLimit>> = {
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
