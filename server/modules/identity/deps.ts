import type { AccessTokens, AppDeps } from '../../deps.ts'
import type { Mailer } from '../mail/service.ts'
import type { GuessLimiter } from './guessLimits.ts'

/** Dependencies of registration, sign-in and sessions. */
export interface IdentityDeps extends AppDeps {
  accessTokens: AccessTokens
  /** Derives the successor of a refresh token (server/lib/secretTokens.ts). */
  deriveRefreshToken: (token: string) => string
  guesses: GuessLimiter
  mailer: Mailer
}
