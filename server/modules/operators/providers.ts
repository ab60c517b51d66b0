import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { parseLanguage } from '../../messages/index.ts'
import { cleanText } from '../../../shared/text.ts'
import { enqueueMail } from '../mail/service.ts'
import { decideProvider as decide, describeQueued } from '../providers/edits.ts'
import type { Decision } from '../providers/edits.ts'
import { buildListedMail, buildRefusedMail } from '../providers/mails.ts'
import { decidePhotos } from '../providers/photos/service.ts'
import type { PhotoDecision } from '../providers/photos/service.ts'
import { recordAuditEntry } from './auditLog.ts'
import type { Actor } from './auditLog.ts'

interface Deps {
  db: Db
  clock: () => number
  config: Pick<Config, 'publicUrl' | 'site'>
}

export interface OperatorDecision {
  decision: Decision
  /** The version that the operator has seen; any when undefined. */
  version?: number
  /** The operator's words to the provider. */
  reason?: string | null
  photos?: PhotoDecision[]
}

/** @throws ApiError validation_failed for a refusal without words */
export function requireReason({ decision, reason, photos = [] }: OperatorDecision): void {
  const isRefusal = decision === 'reject' || photos.some(({ isListed }) => !isListed)
  if (isRefusal && cleanText(reason ?? '') === '') throw createFieldError('reason', (texts) => texts.required)
}

/**
 * Approves or rejects what waits of a provider, decides about its photographs, queues the e-mail to it, and records who did it.
 * @throws ApiError not_found, version_conflict
 */
export function decideProvider({ db, clock, config }: Deps, actor: Actor, id: string, input: OperatorDecision) {
  const now = getTimestamp(clock)
  const reason = cleanText(input.reason ?? '') || null
  return db.transaction().execute(async (trx) => {
    const row = await decide(trx, id, { ...input, reason, now })
    const refusedPhotos = await decidePhotos(trx, id, input.photos ?? [], reason)
    const language = parseLanguage(row.language) ?? 'ar'
    const isApproved = input.decision === 'approve'
    const mail = isApproved
      ? buildListedMail(config, row, language, { refusedPhotos, reason })
      : buildRefusedMail(config, row, language, reason)
    await enqueueMail(trx, clock, mail)
    await recordAuditEntry(trx, actor, isApproved ? 'provider_approved' : 'provider_rejected', now, id)
    return describeQueued(trx, row)
  })
}
