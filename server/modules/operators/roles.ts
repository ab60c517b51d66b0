import type { Config } from '../../config/config.ts'
import { OPERATOR_SETUP_S } from '../../config/limits.ts'
import type { Db } from '../../database/schema.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { createSecretToken, hashSecretToken } from '../../lib/secretTokens.ts'
import { findUserByEmail } from '../identity/users.ts'
import { recordAuditEntry } from './auditLog.ts'
import type { Actor } from './auditLog.ts'
import { deleteOperator, insertOperator } from './repository/roles.ts'

export { findOperators } from './repository/roles.ts'

interface RoleDeps {
  db: Db
  clock: () => number
  config: Pick<Config, 'publicUrl'>
}

/** The path of the page that sets up the second factor; the token is in the hash, which browsers do not send. */
const SETUP_PATH = '/operator/setup#'

/**
 * Gives the role to an account, or a new link to one that has lost its second factor.
 * @returns the link that sets up the second factor; why not, where the role is not given
 */
export async function addOperator(
  { db, clock, config }: RoleDeps,
  actor: Actor,
  email: string,
): Promise<{ link: string } | { refused: 'unknown' | 'unverified' }> {
  const user = await findUserByEmail(db, email)
  if (!user) return { refused: 'unknown' }
  if (user.email_verified_at === null) return { refused: 'unverified' }
  const token = createSecretToken()
  const now = getTimestamp(clock)
  await db.transaction().execute(async (trx) => {
    await insertOperator(trx, {
      user_id: user.id,
      created_at: now,
      setup_hash: hashSecretToken(token),
      setup_expires_at: getTimestamp(clock, OPERATOR_SETUP_S),
    })
    await recordAuditEntry(trx, actor, 'operator_added', now, user.id)
  })
  return { link: `${config.publicUrl}${SETUP_PATH}${token}` }
}

/** Takes the role, with second factor and sessions: open pages of the console stop to work at once. @returns whether the account had it */
export async function removeOperator({ db, clock }: RoleDeps, actor: Actor, email: string): Promise<boolean> {
  const user = await findUserByEmail(db, email)
  if (!user) return false
  return db.transaction().execute(async (trx) => {
    const isRemoved = await deleteOperator(trx, user.id)
    if (isRemoved) await recordAuditEntry(trx, actor, 'operator_removed', getTimestamp(clock), user.id)
    return isRemoved
  })
}
