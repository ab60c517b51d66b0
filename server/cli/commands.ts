import { parseArgs } from 'node:util'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/schema.ts'
import { createDeepLink, listDeepLinks, listReferrals } from './links.ts'
import { OperatorError } from '../lib/operatorError.ts'
import { listLeads, listMessages, listNewsletter } from './people.ts'
import type { Format } from '../lib/tables.ts'
import { addOperator, listOperators, removeOperator } from './operators.ts'
import { getSystemUser } from './systemUser.ts'
import { approveProvider, listProviders, rejectProvider } from './providers.ts'

export { OperatorError }

export const USAGE = `Usage: npm run admin -- <command>

  providers list [--status pending|approved|rejected]
  providers approve ID VERSION
  providers reject ID [REASON]
  messages list
  leads list
  newsletter list
  operators add|remove EMAIL
  operators list
  deep-links create CODE URL
  deep-links list
  referrals list
  backup FILE
  restore FILE
  restore-drill FILE

  --json or --csv after a list of providers, messages, leads or the newsletter exports it.`

/**
 * Runs one operator command.
 * @returns the lines to print, with user input escaped
 * @throws OperatorError
 */
export async function runCommand(
  args: string[],
  db: Db,
  config: Config,
  clock: () => number = Date.now,
): Promise<string[]> {
  const { positionals, values } = parseCommand(args)
  const [group, verb, ...rest] = positionals
  const format: Format = values.json ? 'json' : values.csv ? 'csv' : 'text'
  const command = `${group ?? ''} ${verb ?? ''}`
  const deps = { db, config, clock, actor: { terminalUser: getSystemUser() } }
  switch (command) {
    case 'providers list':
      return listProviders(db, values.status, format)
    case 'providers approve':
      return [await approveProvider(deps, ...requireTwoArguments(rest))]
    case 'providers reject':
      return [await rejectProvider(deps, requireArgument(rest), rest[1])]
    case 'operators add':
      return addOperator(deps, requireArgument(rest))
    case 'operators remove':
      return removeOperator(deps, requireArgument(rest))
    case 'operators list':
      return listOperators(db)
    case 'messages list':
      return listMessages(db, format)
    case 'leads list':
      return listLeads(db, format)
    case 'newsletter list':
      return listNewsletter(db, format)
    case 'deep-links create':
      return [await createDeepLink(deps, ...requireTwoArguments(rest))]
    case 'deep-links list':
      return listDeepLinks(db)
    case 'referrals list':
      return listReferrals(db)
    default:
      throw new OperatorError(USAGE)
  }
}

function parseCommand(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { status: { type: 'string' }, json: { type: 'boolean' }, csv: { type: 'boolean' } },
    })
  } catch {
    throw new OperatorError(USAGE)
  }
}

function requireArgument([first]: string[]): string {
  if (!first) throw new OperatorError(USAGE)
  return first
}

function requireTwoArguments([first, second]: string[]): [string, string] {
  if (!first || !second) throw new OperatorError(USAGE)
  return [first, second]
}
