import { cleanText } from '../../../shared/text.ts'
import type { AppDeps } from '../../deps.ts'
import { createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { Body } from '../../lib/operationTypes.ts'
import { decideReview as decide } from '../providers/reviews/service.ts'
import { recordAuditEntry } from './auditLog.ts'

/**
 * Shows or refuses a review, and records who did it.
 * @throws ApiError validation_failed for a refusal without words, not_found, version_conflict
 */
export async function decideReview(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  userId: string,
  id: string,
  input: Body<'decideReview'>,
) {
  const reason = cleanText(input.reason ?? '') || null
  if (input.decision === 'refuse' && reason === null) throw createFieldError('reason', (texts) => texts.required)
  const now = getTimestamp(clock)
  return db.transaction().execute(async (trx) => {
    const review = await decide(trx, id, { ...input, reason, now })
    await recordAuditEntry(trx, { userId }, input.decision === 'show' ? 'review_shown' : 'review_refused', now, id)
    return review
  })
}
