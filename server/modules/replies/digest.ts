import { weddingPath } from '../../../shared/routes.ts'
import { DIGESTS_PER_RUN, DIGEST_PAUSE_S } from '../../config/limits.ts'
import type { DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'
import type { Mailer } from '../mail/service.ts'
import { listNotifiedMembers, lockWedding } from '../weddings/service.ts'
import { countRepliesAfter, findDueDigests, updateDigest } from './repository/digests.ts'
import type { SettingsRow } from './model.ts'
import { findSettings } from './repository/settings.ts'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'config'> & { mailer: Mailer }

/** Makes an e-mail about new replies due, at most once a day for each wedding. The wedding must be locked. */
export async function scheduleDigest(trx: DbTransaction, weddingId: string, now: string): Promise<void> {
  const settings = await findSettings(trx, weddingId)
  if (settings?.sends_digest !== 1 || settings.digest_due_at !== null) return
  const { digest_at: sentAt } = settings
  const next = sentAt === null ? now : new Date(Date.parse(sentAt) + DIGEST_PAUSE_S * 1000).toISOString()
  await updateDigest(trx, weddingId, { digest_due_at: next > now ? next : now })
}

/**
 * Mails couples, and the managers of a side, how many families have replied that they have not seen yet: without names or messages of guests, and
 * only to confirmed addresses. Several processes send one mail.
 */
export async function sendDigests(deps: Deps): Promise<void> {
  const due = await findDueDigests(deps.db, getTimestamp(deps.clock), DIGESTS_PER_RUN)
  for (const weddingId of due) await sendDigest(deps, weddingId)
  if (due.length > 0) deps.mailer.scheduleDelivery()
}

interface Digest {
  email: string
  coming: number
  notComing: number
}

/** @returns what each member is told: of the families that it sees, what it has not seen and no e-mail has announced */
async function listDigests(trx: DbTransaction, settings: SettingsRow): Promise<Digest[]> {
  const digests: Digest[] = []
  for (const { view, email, seenRevision } of await listNotifiedMembers(trx, settings.wedding_id)) {
    const counts = await countRepliesAfter(trx, view, Math.max(settings.digest_revision, seenRevision))
    if (counts.coming + counts.notComing > 0) digests.push({ email, ...counts })
  }
  return digests
}

async function sendDigest({ db, clock, config, mailer }: Deps, weddingId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { title, language, revision } = await lockWedding(trx, weddingId)
    const settings = await findSettings(trx, weddingId)
    // Another process has sent it.
    if (!settings || settings.digest_due_at === null) return
    const digests = settings.sends_digest === 1 ? await listDigests(trx, settings) : []
    const sent = { digest_at: getTimestamp(clock), digest_revision: revision }
    await updateDigest(trx, weddingId, { digest_due_at: null, ...(digests.length > 0 ? sent : {}) })
    const { subject, text } = getMessages(language as Language).digestMail
    const page = config.publicUrl + weddingPath('replies', weddingId)
    for (const { email: to, ...counts } of digests)
      await mailer.enqueue(trx, { to, subject, text: text({ ...counts, title, page }) })
  })
}
