import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseStamp } from '../../database/backup/stamp.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { AppDeps } from '../../deps.ts'
import { hasAccount } from '../identity/users.ts'
import { getBackgroundAddress } from '../uploads/address.ts'
import { truncateWriteAheadLog } from '../../database/erase.ts'
import {
  BIN_S,
  IMPORT_UNDO_S,
  PHONE_RETENTION_DAYS,
  PROVIDER_WEEKS_S,
  RETENTION_S,
  UNDATED_CHANGES_S,
  UNUSED_UPLOAD_S,
} from '../../config/limits.ts'
import { addDays } from '../../../shared/timeZones.ts'
import { forEachWeddingRange } from '../../database/batches.ts'
import type { Mailer } from '../mail/service.ts'
import { removeOutboxFiles } from '../mail/outboxFiles.ts'
import type { PhotoStore } from '../providers/photos/store.ts'
import { purgeNotices } from '../push/schedule.ts'
import { purgePhones } from './phones.ts'
import {
  deleteExpiredInvites,
  deleteExpiredRows,
  deleteOldChanges,
  deleteOldHouseholds,
  deleteUndoData,
  eraseChangesOfOldHouseholds,
  deleteOldProviders,
  deleteOldRequests,
  deleteOldRows,
  deleteOldWeeks,
  deleteUnownedEnquiries,
  deleteUnusedUploads,
} from './repository.ts'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'config' | 'log'> & { mailer: Mailer; photoStore: PhotoStore }

/** Deletes data past its retention period (docs/decisions/0028-personal-data.md). The server runs it at its start and every hour. */
export async function purgeOutdated(deps: Deps): Promise<void> {
  await purgeExpired(deps)
  await purgeRows(deps)
  await purgeNotices(deps.db)
  await purgeUnusedUploads(deps)
  await deps.photoStore.purge()
  await purgePhones(deps)
  await purgeOutboxFiles(deps)
  await purgeRestoreCopies(deps)
  await truncateWriteAheadLog(deps.db, deps.config)
}

/** Deletes expired rows: sessions, their tokens, mailed links, mails and failure counters. */
export const purgeExpired = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteExpiredRows(db, getTimestamp(clock))

async function purgeRows({ db, clock }: Deps): Promise<void> {
  const getCutoff = (seconds: number) => getTimestamp(clock, -seconds)
  await deleteOldRows(db, 'contact_messages', getCutoff(RETENTION_S.contactMessages))
  await deleteOldRows(db, 'leads', getCutoff(RETENTION_S.leads))
  await deleteUnownedEnquiries(db, getCutoff(RETENTION_S.unownedEnquiries))
  await deleteOldRequests(db, {
    decidedUntil: getCutoff(RETENTION_S.decidedRequests),
    createdUntil: getCutoff(RETENTION_S.undecidedRequests),
  })
  await deleteExpiredInvites(db, getCutoff(RETENTION_S.expiredInvites))
  await eraseChangesOfOldHouseholds(db, getCutoff(BIN_S))
  await deleteOldHouseholds(db, getCutoff(BIN_S))
  await purgeChanges({ db, clock })
  await deleteUndoData(db, getCutoff(IMPORT_UNDO_S))
  await deleteOldProviders(db, 'rejected', getCutoff(RETENTION_S.rejectedProviders))
  await deleteOldProviders(db, 'pending', getCutoff(RETENTION_S.undecidedProviders))
  await deleteOldWeeks(db, getCutoff(PROVIDER_WEEKS_S))
}

/** Changes end with the phones of the wedding (`purgePhones`), in any time zone. */
async function purgeChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const lastDateBefore = addDays(getTimestamp(clock).slice(0, 10), -PHONE_RETENTION_DAYS)
  const createdUntil = getTimestamp(clock, -UNDATED_CHANGES_S)
  await forEachWeddingRange(db, async (range) => {
    await deleteOldChanges(db, range, { lastDateBefore, createdUntil })
    return true
  })
}

async function purgeUnusedUploads({ db, clock }: Deps): Promise<void> {
  const [before = '', after = ''] = getBackgroundAddress('*').split('*')
  await deleteUnusedUploads(db, getTimestamp(clock, -UNUSED_UPLOAD_S), { before, after })
}

/** Also removes files of accounts that were deleted by a process with another data folder, or by a process that exited before it removed them. */
async function purgeOutboxFiles({ db, clock, config }: Deps): Promise<void> {
  await removeOutboxFiles(config, async ({ recipientKey, writtenAt }) => {
    if (isOlder(writtenAt, clock, RETENTION_S.outboxFiles)) return true
    return !(await hasAccount(db, recipientKey))
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
