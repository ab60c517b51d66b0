import type { Db } from '../../database/schema.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { ProviderRow } from '../providers/model.ts'
import { decideProvider as decide } from '../providers/service.ts'
import { recordAct } from './acts.ts'
import type { Actor } from './acts.ts'

export type Decision = 'approve' | 'reject'

/**
 * Approves or rejects a provider, and records who did it.
 * @param version the version that the operator has seen; any when undefined
 * @throws ApiError not_found, version_conflict
 */
export function decideProvider(
  { db, clock }: { db: Db; clock: () => number },
  actor: Actor,
  id: string,
  { decision, version }: { decision: Decision; version?: number },
): Promise<ProviderRow> {
  const now = getTimestamp(clock)
  const status = decision === 'approve' ? 'approved' : 'rejected'
  return db.transaction().execute(async (trx) => {
    const row = await decide(trx, id, { status, now, version })
    await recordAct(trx, actor, `provider_${status}`, now, id)
    return row
  })
}
