import { isDeepStrictEqual } from 'node:util'
import type { DbTransaction, Row } from '../../database/schema.ts'
import { lockWedding } from '../weddings/service.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { findShownNames } from './repository/wishes.ts'

/**
 * Changes households of a wedding, which is locked, in one transaction. The invitations show the names of households whose wishes are
 * published: they change when such a household is renamed, put into the bin or restored.
 * @throws ApiError not_found (the wedding), and the errors of the change
 */
export async function changeGuestList<Result>(
  { db, touchInvitations }: Pick<WeddingDeps, 'db' | 'touchInvitations'>,
  weddingId: string,
  change: (trx: DbTransaction, wedding: Row<'weddings'>) => Promise<Result>,
): Promise<Result> {
  const { result, announce } = await db.transaction().execute(async (trx) => {
    const wedding = await lockWedding(trx, weddingId)
    const before = await findShownNames(trx, weddingId)
    const changed = await change(trx, wedding)
    const isSame = isDeepStrictEqual(before, await findShownNames(trx, weddingId))
    return { result: changed, announce: isSame ? null : await touchInvitations(trx, weddingId) }
  })
  announce?.()
  return result
}
