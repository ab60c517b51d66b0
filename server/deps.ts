import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'
import type { Db } from './database/client.ts'
import type { AccessTokens } from './modules/identity/accessTokens.ts'
import type { Background } from './lib/background.ts'
import type { GuessLimiter } from './modules/identity/guessLimits.ts'
import type { Mailer } from './modules/mail/service.ts'
import type { RecordSecurityEvent } from './lib/securityEvents.ts'
import type { InvitationFiles } from './modules/invitation-files/service.ts'
import type { InvitationCache } from './modules/invitations/cache.ts'

/** What every handler works with. */
export interface Context {
  config: Config
  db: Db
  /** Now, in ms since 1970. */
  clock: () => number
  accessTokens: AccessTokens
  /** The successor of a refresh token, see domain/secretTokens.ts. */
  deriveRefreshToken: (token: string) => string
  guesses: GuessLimiter
  recordSecurityEvent: RecordSecurityEvent
  mailer: Mailer
  background: Background
  published: InvitationCache
  files: InvitationFiles
  log: FastifyBaseLogger
}

/** Now plus some seconds, as an ISO instant. */
export const instant = (clock: () => number, plusSeconds = 0): string =>
  new Date(clock() + plusSeconds * 1000).toISOString()
