import type { Db } from '../database/schema.ts'
import { ApiError } from '../errors.ts'
import { checkTarget, findDeepLinks } from '../modules/deep-links/service.ts'
import { countReferrals } from '../modules/identity/users.ts'
import { OperatorError } from '../lib/operatorError.ts'
import { formatRow } from '../lib/tables.ts'
import { createLink } from '../modules/operators/links.ts'
import type { CommandDeps } from './commandDeps.ts'

/**
 * Creates a short link.
 * @throws OperatorError when the code exists or the target address is not allowed
 */
export async function createDeepLink(deps: CommandDeps, code: string, target: string): Promise<string> {
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(code)) {
    throw new OperatorError('CODE must be 1 to 40 letters, digits, - or _.')
  }
  const checked = checkTarget(deps.config.site, target)
  if ('mustBe' in checked) throw new OperatorError(`The address must ${checked.mustBe}.`)
  try {
    const link = await createLink(deps, deps.actor, { shortCode: code, target })
    return `${link.address} leads to ${link.target}`
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new OperatorError(`The code ${code} exists already.`)
  }
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
