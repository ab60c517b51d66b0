import type { Config } from './config/config.ts'
import type { Db } from './database/schema.ts'
import type { Background } from './lib/background.ts'
import type { Logger } from './lib/logger.ts'
import type { RecordSecurityEvent } from './lib/securityEvents.ts'

/** What every module works with; a module's own `…Deps` adds the services of others that it needs. */
export interface AppDeps {
  config: Config
  db: Db
  /** Now, in ms since 1970. */
  clock: () => number
  log: Logger
  background: Background
  recordSecurityEvent: RecordSecurityEvent
}

/** The account and session of a valid access token. */
export interface TokenSubject {
  userId: string
  sessionId: string
}
/** The operator and session of a console's cookie. */
export interface OperatorSubject {
  userId: string
  sessionId: string
  email: string
  /** An ISO instant. */
  expiresAt: string
}
export interface AccessTokens {
  /** @returns a signed token that is valid for 15 minutes */
  issue: (subject: TokenSubject) => string
  /** @returns null when the token is forged, damaged or expired */
  read: (token: string) => TokenSubject | null
}
