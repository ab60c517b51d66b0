import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { AccessTokens } from './domain/accessTokens.ts'
import type { Background } from './domain/background.ts'
import type { Mailer } from './domain/mail.ts'
import type { InvitationFiles } from './share/files.ts'
import type { PublishedInvitations } from './share/published.ts'

/** What every handler works with. */
export interface Context {
  config: Config
  db: Db
  /** Now, in ms since 1970. */
  clock: () => number
  accessTokens: AccessTokens
  mailer: Mailer
  background: Background
  published: PublishedInvitations
  files: InvitationFiles
  log: FastifyBaseLogger
}

/** Now plus some seconds, as an ISO instant. */
export const instant = (clock: () => number, plusSeconds = 0): string =>
  new Date(clock() + plusSeconds * 1000).toISOString()
