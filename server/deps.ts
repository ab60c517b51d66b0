import type { Config } from './config/config.ts'
import type { ReadStale } from './database/replica.ts'
import type { Db } from './database/schema.ts'
import type { Background } from './lib/background.ts'
import type { Logger } from './lib/logger.ts'
import type { RecordSecurityEvent } from './lib/securityEvents.ts'

/** What every module works with; a module's own `…Deps` adds the services of others that it needs. */
export interface AppDeps {
  config: Config
  db: Db
  /** Queries a replica, if there is one. */
  readStale: ReadStale
  /** Now, in ms since 1970. */
  clock: () => number
  log: Logger
  background: Background
  recordSecurityEvent: RecordSecurityEvent
}
