import type { Config } from '../config/config.ts'
import type { Db } from '../database/schema.ts'
import { addDeepLink, checkTarget, findDeepLinks } from '../modules/deep-links/service.ts'
import { countReferrals } from '../modules/identity/users.ts'
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
  const link = { short_code: code, full_url: target.address, created_at: new Date().toISOString() }
  if (!(await addDeepLink(db, link))) throw new OperatorError(`The code ${code} exists already.`)
  return `${config.publicUrl}/dl/${code} leads to ${link.full_url}`
}

export async function listDeepLinks(db: Db): Promise<string[]> {
  const rows = await findDeepLinks(db)
  return rows.length === 0 ? ['No deep links.'] : rows.map((row) => formatRow([row.short_code, row.full_url]))
}

/** @returns the number of accounts per referral code and source, in descending order, without data about the accounts */
export async function listReferrals(db: Db): Promise<string[]> {
  const rows = await countReferrals(db)
  return rows.length === 0
    ? ['No referrals.']
    : rows.map(({ code, source, accounts }) => formatRow([code, source ?? '-', Number(accounts)]))
}
