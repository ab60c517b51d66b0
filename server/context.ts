import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { AccessTokens } from './domain/accessTokens.ts'
import type { Background } from './domain/background.ts'
import type { GuessLimiter } from './domain/guessLimits.ts'
import type { Mailer } from './domain/mail.ts'
import type { RecordSecurityEvent } from './domain/securityEvents.ts'
import type { InvitationFiles } from './share/files.ts'
import type { InvitationCache } from './share/invitationCache.ts'

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
