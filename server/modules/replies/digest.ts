import { weddingPath } from '../../../shared/routes.ts'
import { DIGESTS_PER_RUN, DIGEST_PAUSE_S } from '../../config/limits.ts'
import type { DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'
import type { Mailer } from '../mail/service.ts'
import { listConfirmedOwnerAddresses, lockWedding } from '../weddings/service.ts'
import { countUnseenReplies, findDueDigests, updateDigest } from './repository/digests.ts'
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
 * Mails couples how many families have replied that they have not seen yet: without names or messages of guests, and only to confirmed
 * addresses. Several processes send one mail.
 */
export async function sendDigests(deps: Deps): Promise<void> {
  const due = await findDueDigests(deps.db, getTimestamp(deps.clock), DIGESTS_PER_RUN)
  for (const weddingId of due) await sendDigest(deps, weddingId)
  if (due.length > 0) deps.mailer.scheduleDelivery()
}

async function sendDigest({ db, clock, config, mailer }: Deps, weddingId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { title, language, revision } = await lockWedding(trx, weddingId)
    const settings = await findSettings(trx, weddingId)
    // Another process has sent it.
    if (!settings || settings.digest_due_at === null) return
    const counts = await countUnseenReplies(trx, settings)
    const addresses = await listConfirmedOwnerAddresses(trx, weddingId)
    const isSent = settings.sends_digest === 1 && counts.coming + counts.notComing > 0 && addresses.length > 0
    const sent = { digest_at: getTimestamp(clock), digest_revision: revision }
    await updateDigest(trx, weddingId, { digest_due_at: null, ...(isSent ? sent : {}) })
    if (!isSent) return
    const { subject, text } = getMessages(language as Language).digestMail
    const page = config.publicUrl + weddingPath('replies', weddingId)
    for (const to of addresses) await mailer.enqueue(trx, { to, subject, text: text({ ...counts, title, page }) })
  })
}
