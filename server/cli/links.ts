import type { Config } from '../config/config.ts'
import type { Db } from '../database/schema.ts'
import { isUniqueViolation } from '../database/errors.ts'
import { checkTarget, findSlugByShortCode } from '../modules/deep-links/service.ts'
import { OperatorError } from '../lib/operatorError.ts'
import { formatRow } from './print.ts'

/**
 * Creates a short link.
 * @throws OperatorError when the code exists or the target address is not allowed
 */
export async function createDeepLink(db: Db, config: Config, code: string, address: string): Promise<string> {
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(code)) {
    throw new OperatorError('CODE must be 1 to 40 letters, digits, - or _.')
  }
  const target = checkTarget(config.site, address)
  if ('mustBe' in target) throw new OperatorError(`The address must ${target.mustBe}.`)
  // `resolveShortCode` looks up the operator's links first: a duplicate of an invitation's code would redirect that invitation's guests.
  if ((await findSlugByShortCode(db, code)) !== undefined) throw new OperatorError(`The code ${code} exists already.`)
  const link = { short_code: code, full_url: target.address, created_at: new Date().toISOString() }
  try {
    await db.insertInto('deep_links').values(link).execute()
  } catch (error) {
    if (isUniqueViolation(error)) throw new OperatorError(`The code ${code} exists already.`)
    throw error
  }
  return `${config.publicUrl}/dl/${code} leads to ${link.full_url}`
}

export async function listDeepLinks(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('deep_links').selectAll().orderBy('short_code').execute()
  return rows.length === 0 ? ['No deep links.'] : rows.map((row) => formatRow([row.short_code, row.full_url]))
}

/** @returns the number of accounts per referral code and source, in descending order, without data about the accounts */
export async function listReferrals(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select((q) => ['referred_by_code as code', 'referred_by_source as source', q.fn.countAll().as('accounts')])
    .where('referred_by_code', 'is not', null)
    .groupBy(['referred_by_code', 'referred_by_source'])
    .orderBy('accounts', 'desc')
    .orderBy('code')
    .orderBy('source')
    .execute()
  return rows.length === 0
    ? ['No referrals.']
    : rows.map(({ code, source, accounts }) => formatRow([code, source ?? '-', Number(accounts)]))
}
