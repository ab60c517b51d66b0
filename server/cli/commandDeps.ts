import type { Config } from '../config/config.ts'
import type { Db } from '../database/schema.ts'
import type { Actor } from '../modules/operators/auditLog.ts'

/** What a command works with: the database, the time, the configuration and who runs it. */
export interface CommandDeps {
  db: Db
  clock: () => number
  config: Config
  actor: Actor
}
