import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { parseStamp } from '../../database/backup/stamp.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { AppDeps } from '../../deps.ts'
import { getBackgroundAddress } from '../uploads/address.ts'
import { truncateWriteAheadLog } from '../../database/erase.ts'
import { RETENTION_S, UNUSED_UPLOAD_S } from '../../config/limits.ts'
import { removeOutboxFiles } from '../mail/outboxFiles.ts'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'config' | 'log'>

/** Deletes data past its retention period (docs/decisions/0028-personal-data.md). The server runs it at its start and every hour. */
export async function purgeOutdated(deps: Deps): Promise<void> {
  await purgeExpired(deps)
  await purgeRows(deps)
  await purgeUnusedUploads(deps)
  await purgeOutboxFiles(deps)
  await purgeRestoreCopies(deps)
  await truncateWriteAheadLog(deps.db, deps.config)
}

/** Deletes expired rows: sessions, their tokens, mailed links, mails and failure counters. */
export async function purgeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = getTimestamp(clock)
  for (const table of ['sessions', 'refresh_tokens', 'password_resets', 'email_verifications', 'mails'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute()
  }
  await db.deleteFrom('guess_failures').where('resets_at', '<=', now).execute()
}

async function purgeRows({ db, clock }: Deps): Promise<void> {
  const getCutoff = (seconds: number) => getTimestamp(clock, -seconds)
  await db.deleteFrom('contact_messages').where('created_at', '<=', getCutoff(RETENTION_S.contactMessages)).execute()
  await db.deleteFrom('leads').where('created_at', '<=', getCutoff(RETENTION_S.leads)).execute()
  const providers = db.deleteFrom('providers')
  await providers
    .where('status', '=', 'rejected')
    .where('updated_at', '<=', getCutoff(RETENTION_S.rejectedProviders))
    .execute()
  await providers
    .where('status', '=', 'pending')
    .where('updated_at', '<=', getCutoff(RETENTION_S.undecidedProviders))
    .execute()
}

async function purgeUnusedUploads({ db, clock }: Deps): Promise<void> {
  const [before = '', after = ''] = getBackgroundAddress('*').split('*')
  await db
    .deleteFrom('uploads')
    .where('created_at', '<=', getTimestamp(clock, -UNUSED_UPLOAD_S))
    .where(
      sql<boolean>`not exists (select 1 from invitations where background_image = ${before} || uploads.id || ${after})`,
    )
    .execute()
}

/** Also removes files of accounts that were deleted by a process with another data folder, or by a process that exited before it removed them. */
async function purgeOutboxFiles({ db, clock, config }: Deps): Promise<void> {
  await removeOutboxFiles(config, async ({ recipientKey, writtenAt }) => {
    if (isOlder(writtenAt, clock, RETENTION_S.outboxFiles)) return true
    return (
      (await db.selectFrom('users').select('id').where('email_key', '=', recipientKey).executeTakeFirst()) === undefined
    )
  })
}

/** The copies that a restore keeps may contain accounts that were deleted since. */
async function purgeRestoreCopies({ clock, config, log }: Deps): Promise<void> {
  for (const name of await readdir(config.dataDir).catch(() => [])) {
    if (!/^(before-restore|damaged)-/.test(name) || !isOlder(parseStamp(name), clock, RETENTION_S.restoreCopies))
      continue
    const file = join(config.dataDir, name)
    await rm(file, { force: true })
    log.warn({ file }, 'a copy that a restore had kept was removed after its time')
  }
}

const isOlder = (at: number | null, clock: () => number, seconds: number): boolean =>
  at !== null && at <= clock() - seconds * 1000
