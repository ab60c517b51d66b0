import { renderSVG } from 'uqr'
import { createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import { hashSecretToken } from '../../lib/secretTokens.ts'
import { recordAuditEntry } from './auditLog.ts'
import type { AccountDeps } from '../account/deps.ts'
import { findOperatorBySetup, insertNewSecret, replaceRecoveryCodes, replaceSecret } from './repository/roles.ts'
import { deleteOperatorSessions } from './repository/sessions.ts'
import { buildAppAddress, cleanCode, createRecoveryCodes, createSecret, findStep } from './secondFactor.ts'

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'recordSecurityEvent'>

const createTokenError = () => createFieldError('token', (texts) => texts.resetToken)

/**
 * @returns the key of the link's second factor, the same until a code has confirmed it
 * @throws ApiError validation_failed for an unknown, used or expired link
 */
export async function startSetup({ db, clock }: Deps, token: string): Promise<ResponseBody<'startOperatorSetup'>> {
  const find = () => findOperatorBySetup(db, hashSecretToken(token), getTimestamp(clock))
  const found = await find()
  if (!found) throw createTokenError()
  if (found.new_secret === null) await insertNewSecret(db, found.user_id, createSecret())
  const operator = await find()
  if (!operator?.new_secret) throw createTokenError()
  const { email, new_secret: secret } = operator
  const address = buildAppAddress(secret, email)
  return { email, secret, address, qrCode: `data:image/svg+xml,${encodeURIComponent(renderSVG(address))}` }
}

/**
 * Makes the link's key the second factor, with its first code. Ends the operator's sessions.
 * @returns recovery codes, of which only hashes are stored
 * @throws ApiError validation_failed for the link or the code
 */
export async function confirmSetup(
  { db, clock, recordSecurityEvent }: Deps,
  token: string,
  typed: string,
): Promise<string[]> {
  const now = getTimestamp(clock)
  const operator = await findOperatorBySetup(db, hashSecretToken(token), now)
  if (!operator?.new_secret) throw createTokenError()
  const step = findStep(operator.new_secret, cleanCode(typed), clock())
  if (step === null) throw createFieldError('code', (texts) => texts.secondFactor)
  const { user_id: userId } = operator
  const codes = createRecoveryCodes()
  const rows = codes.map((code) => ({ code_hash: hashSecretToken(cleanCode(code)), user_id: userId, created_at: now }))
  const isDone = await db.transaction().execute(async (trx) => {
    if (!(await replaceSecret(trx, operator, step, now))) return false
    await replaceRecoveryCodes(trx, userId, rows)
    await deleteOperatorSessions(trx, userId)
    await recordAuditEntry(trx, { userId }, 'operator_set_up', now, userId)
    return true
  })
  if (!isDone) throw createTokenError()
  recordSecurityEvent('operator_set_up', userId)
  return codes
}
