import { ApiError, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { Body, ResponseBody } from '../../lib/operationTypes.ts'
import { getMessages, parseLanguage } from '../../messages/index.ts'
import { toEmailKey } from '../../../shared/text.ts'
import { eraseAccount } from '../account/deletion.ts'
import { endSessions } from '../identity/sessions.ts'
import { findUserByEmail, findUserById } from '../identity/users.ts'
import type { User } from '../identity/users.ts'
import { recordAuditEntry } from './auditLog.ts'
import type { AccountDeps } from '../account/deps.ts'
import { countContents } from './repository/accounts.ts'
import { findOperator } from './repository/roles.ts'
import { confirmWithCode } from './sessions.ts'
import type { GuessClient } from './sessions.ts'

async function getUser({ db }: AccountDeps, id: string): Promise<User> {
  const user = await findUserById(db, id)
  if (!user) throw new ApiError('not_found')
  return user
}

/**
 * Finds an account by its exact address, and records that it was looked at.
 * @returns how much it has, without names, weddings and guests
 * @throws ApiError not_found
 */
export async function findAccount(
  { db, clock }: AccountDeps,
  userId: string,
  email: string,
): Promise<ResponseBody<'findAccount'>> {
  const user = await findUserByEmail(db, email)
  if (!user) throw new ApiError('not_found')
  const now = getTimestamp(clock)
  await recordAuditEntry(db, { userId }, 'account_found', now, user.id)
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.email_verified_at !== null,
    language: parseLanguage(user.language) ?? null,
    createdAt: user.created_at,
    ...(await countContents(db, user.id, now)),
    isOperator: (await findOperator(db, user.id)) !== undefined,
  }
}

/** Ends all sessions of an account on the site. @throws ApiError not_found */
export async function endAccountSessions(deps: AccountDeps, userId: string, accountId: string): Promise<void> {
  const { db, clock, recordSecurityEvent } = deps
  const user = await getUser(deps, accountId)
  await db.transaction().execute(async (trx) => {
    await endSessions(trx, user.id)
    await recordAuditEntry(trx, { userId }, 'account_sessions_ended', getTimestamp(clock), user.id)
  })
  recordSecurityEvent('sessions_ended', user.id)
}

/**
 * Deletes an account at its owner's written request, and tells the owner by e-mail.
 * @throws ApiError not_found; in_use for an operator's account; validation_failed for the address or the code; version_conflict when the account
 * changes at the same time
 */
export async function deleteAccountOfOwner(
  deps: AccountDeps,
  { userId, client }: { userId: string; client: GuessClient },
  accountId: string,
  { email, code }: Body<'deleteAccountOfOwner'>,
): Promise<void> {
  const { db, clock, mailer, config, recordSecurityEvent } = deps
  const user = await getUser(deps, accountId)
  if (toEmailKey(email) !== user.email_key) throw createFieldError('email', (texts) => texts.emailOfAccount)
  if (await findOperator(db, user.id)) throw new ApiError('in_use')
  if (!(await confirmWithCode(deps, client, userId, code)))
    throw createFieldError('code', (texts) => texts.secondFactor)
  const { subject, text } = getMessages(parseLanguage(user.language) ?? 'ar').accountDeletedMail
  const isDeleted = await eraseAccount(deps, user, async (trx) => {
    await mailer.enqueue(trx, { to: user.email, subject, text: text(config.site.supportEmail) })
    await recordAuditEntry(trx, { userId }, 'account_deleted', getTimestamp(clock), user.id)
  })
  if (!isDeleted) throw new ApiError('version_conflict')
  recordSecurityEvent('account_deleted', user.id)
  mailer.scheduleDelivery()
}
