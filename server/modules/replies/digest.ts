import { weddingPath } from '../../../shared/routes.ts'
import { DIGESTS_PER_RUN, DIGEST_PAUSE_S } from '../../config/limits.ts'
import { forEachWeddingRange } from '../../database/batches.ts'
import type { AppDeps } from '../../deps.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'
import type { Mailer } from '../mail/service.ts'
import { listOwnerAddresses } from '../weddings/service.ts'
import { claimDigest, countUnseenReplies, findDueDigests } from './repository/digests.ts'
import type { DueDigest } from './repository/digests.ts'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'config'> & { mailer: Mailer }

/**
 * Mails couples how many families have replied that they have not seen yet: at most once a day for each wedding, without names or messages
 * of guests. Several processes send one mail.
 */
export async function sendDigests(deps: Deps): Promise<void> {
  let left = DIGESTS_PER_RUN
  await forEachWeddingRange(deps.db, async (range) => {
    const due = await findDueDigests(deps.db, range, getTimestamp(deps.clock, -DIGEST_PAUSE_S))
    for (const digest of due.slice(0, left)) await sendDigest(deps, digest)
    left -= due.length
    return left > 0
  })
  if (left < DIGESTS_PER_RUN) deps.mailer.scheduleDelivery()
}

async function sendDigest({ db, clock, config, mailer }: Deps, digest: DueDigest): Promise<void> {
  const { subject, text } = getMessages(digest.language as Language).digestMail
  await db.transaction().execute(async (trx) => {
    const counts = await countUnseenReplies(trx, digest)
    if (!(await claimDigest(trx, digest, getTimestamp(clock)))) return
    const page = config.publicUrl + weddingPath('replies', digest.id)
    const mail = { subject: subject(digest.title), text: text({ ...counts, title: digest.title, page }) }
    for (const to of await listOwnerAddresses(trx, digest.id)) await mailer.enqueue(trx, { to, ...mail })
  })
}
