import packageFile from '../../../package.json' with { type: 'json' }
import { readLastBackup } from '../../database/backup/lastBackup.ts'
import { findPool, readPool } from '../../database/pools.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import { countReceived } from '../contact/service.ts'
import { countSubscribers } from '../identity/users.ts'
import { readMailQueue } from '../mail/service.ts'
import { countWaiting } from '../providers/edits.ts'
import { countReviewsToDecide } from '../providers/reviews/service.ts'
import type { AccountDeps } from '../account/deps.ts'

type Overview = ResponseBody<'getOperatorOverview'>

const startedAt = new Date(performance.timeOrigin).toISOString()

/** @returns the number of entries in each queue, and how the process that responds is */
export async function getOverview(deps: AccountDeps): Promise<Overview> {
  const { db, config } = deps
  const [providers, reviews, received, subscribers, mails, lastBackupS] = await Promise.all([
    countWaiting(db),
    countReviewsToDecide(db),
    countReceived(db),
    countSubscribers(db),
    readMailQueue(deps),
    readLastBackup(config.dataDir),
  ])
  const pool = findPool(db)
  return {
    queues: { providers, reviews, ...received, subscribers, mails: mails.length },
    health: {
      release: packageFile.version,
      startedAt,
      oldestMailS: mails.oldestS,
      lastBackupAt: lastBackupS === null ? null : new Date(lastBackupS * 1000).toISOString(),
      memoryBytes: process.memoryUsage.rss(),
      database: config.databaseUrl ? 'postgres' : 'sqlite',
      connections: pool ? readPool(pool) : null,
    },
  }
}
