import type { Logger } from './logger.ts'

/** Security events in the log (ASVS 5.0, 16.3). */
export type SecurityEvent =
  | 'signed_in'
  | 'sign_in_failed'
  | 'password_guesses_refused'
  | 'password_wrong'
  | 'password_changed'
  | 'password_reset'
  | 'phone_changed'
  | 'refresh_token_reused'
  | 'session_ended'
  | 'sessions_ended'
  | 'account_deleted'
  | 'member_joined'
  | 'member_changed'
  | 'member_removed'
  | 'operator_signed_in'
  | 'operator_sign_in_failed'
  | 'operator_code_wrong'
  | 'operator_set_up'

/** Records an event with the account's id at most: no e-mail, no phone, no IP address. */
export type RecordSecurityEvent = (event: SecurityEvent, userId?: string) => void

/** Interval at which refused guesses are summarized, in ms. */
const REFUSALS_SUMMARY_MS = 10_000

/** Security events are written at every LOG_LEVEL but `silent`. */
export function createSecurityLog(log: Logger, level: string): RecordSecurityEvent {
  const events = log.child({}, { level: level === 'silent' ? 'silent' : 'info' })
  let refused = 0
  let loggedAt = -Infinity
  return (event, userId) => {
    if (event !== 'password_guesses_refused') {
      events.info({ event, ...(userId === undefined ? {} : { userId }) }, 'security event')
      return
    }
    refused += 1
    if (performance.now() - loggedAt < REFUSALS_SUMMARY_MS) return
    events.info({ event, refused }, 'security event')
    loggedAt = performance.now()
    refused = 0
  }
}
