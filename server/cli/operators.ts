import type { Db } from '../database/schema.ts'
import { OperatorError } from '../lib/operatorError.ts'
import { escapeControls, formatRow } from '../lib/tables.ts'
import { addOperator as add, findOperators, removeOperator as remove } from '../modules/operators/roles.ts'
import type { CommandDeps } from './commandDeps.ts'

const REFUSALS = {
  unknown: 'No account has this address. The operator registers on the site first.',
  unverified: 'This account has not confirmed its e-mail address yet. The link is in the mail after the registration.',
}

/**
 * Gives the role of an operator to an account. Run again, it prints a new link, for an operator who has lost the phone and all recovery codes.
 * @throws OperatorError for an account that is unknown or has not confirmed its address
 */
export async function addOperator({ actor, ...deps }: CommandDeps, email: string): Promise<string[]> {
  const result = await add(deps, actor, email)
  if ('refused' in result) throw new OperatorError(REFUSALS[result.refused])
  return [
    `${escapeControls(email)} is an operator. This link sets up the second factor, once and within 24 hours; give it to this person only:`,
    result.link,
  ]
}

/** @throws OperatorError when the account is no operator */
export async function removeOperator({ actor, ...deps }: CommandDeps, email: string): Promise<string[]> {
  if (!(await remove(deps, actor, email))) throw new OperatorError(`${escapeControls(email)} is no operator.`)
  return [`${escapeControls(email)} is no operator any more, and is signed out of the console.`]
}

export async function listOperators(db: Db): Promise<string[]> {
  const rows = await findOperators(db)
  if (rows.length === 0) return ['No operators.']
  return rows.map((row) => formatRow([row.email, row.set_up_at === null ? 'not set up' : `since ${row.set_up_at}`]))
}
