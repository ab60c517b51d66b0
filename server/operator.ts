import { parseArgs } from 'node:util'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import { isUniqueViolation } from './db/errors.ts'
import { checkTarget, slugOfShortCode } from './domain/deepLinks.ts'

/** The operator asked for something that cannot be done; the message says what can. */
export class OperatorError extends Error {}

export const USAGE = `Usage: npm run admin -- <command>

  providers list [--status pending|approved|rejected]
  providers approve ID
  providers reject ID
  messages list
  deep-links create CODE URL
  deep-links list
  referrals list
  backup FILE
  restore FILE`

const STATUSES = ['pending', 'approved', 'rejected']

/**
 * Runs one command of the operator.
 * @returns the lines to print
 * @throws OperatorError
 */
export async function runCommand(args: string[], db: Db, config: Config): Promise<string[]> {
  const { positionals, values } = parse(args)
  const [group, verb, ...rest] = positionals
  switch (`${group ?? ''} ${verb ?? ''}`) {
    case 'providers list':
      return listProviders(db, values.status)
    case 'providers approve':
      return [await decide(db, rest[0], 'approved')]
    case 'providers reject':
      return [await decide(db, rest[0], 'rejected')]
    case 'messages list':
      return listMessages(db)
    case 'deep-links create':
      return [await createDeepLink(db, config, rest[0], rest[1])]
    case 'deep-links list':
      return listDeepLinks(db)
    case 'referrals list':
      return listReferrals(db)
    default:
      throw new OperatorError(USAGE)
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { status: { type: 'string' } } })
  } catch {
    throw new OperatorError(USAGE)
  }
}

async function listProviders(db: Db, status: string | undefined): Promise<string[]> {
  if (status !== undefined && !STATUSES.includes(status)) {
    throw new OperatorError(`--status must be one of ${STATUSES.join(', ')}.`)
  }
  let query = db.selectFrom('providers').selectAll().orderBy('created_at')
  if (status) query = query.where('status', '=', status)
  const rows = await query.execute()
  if (rows.length === 0) return ['No providers.']
  return rows.map((row) =>
    [
      row.id,
      row.status,
      row.business_name ?? row.full_name,
      row.full_name,
      row.contact_number,
      row.email,
      (JSON.parse(row.service_classes) as string[]).join(','),
      row.address ?? '',
      row.website ?? '',
    ].join('\t'),
  )
}

async function decide(db: Db, id: string | undefined, status: 'approved' | 'rejected'): Promise<string> {
  if (!id) throw new OperatorError(USAGE)
  const row = await db
    .updateTable('providers')
    .set({ status })
    .where('id', '=', id)
    .returning(['business_name', 'full_name'])
    .executeTakeFirst()
  if (!row) throw new OperatorError(`There is no provider ${id}. \`providers list\` shows them.`)
  return `${row.business_name ?? row.full_name} is ${status}.`
}

async function listMessages(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('contact_messages').selectAll().orderBy('created_at').execute()
  if (rows.length === 0) return ['No messages.']
  return rows.flatMap((row) => [
    [row.created_at, row.name, row.email, row.phone ?? '', row.source].join('\t'),
    ...row.message.split('\n').map((line) => `    ${line}`),
  ])
}

async function createDeepLink(
  db: Db,
  config: Config,
  code: string | undefined,
  address: string | undefined,
): Promise<string> {
  if (!code || !address) throw new OperatorError(USAGE)
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(code)) {
    throw new OperatorError('CODE must be 1 to 40 letters, digits, - or _.')
  }
  const target = checkTarget(config.site, address)
  if ('mustBe' in target) throw new OperatorError(`The address must ${target.mustBe}.`)
  // Operator's links are found first: one with a couple's code would take their guests away.
  if ((await slugOfShortCode(db, code)) !== undefined) throw new OperatorError(`The code ${code} exists already.`)
  const link = { short_code: code, full_url: target.address, created_at: new Date().toISOString() }
  try {
    await db.insertInto('deep_links').values(link).execute()
  } catch (error) {
    if (isUniqueViolation(error)) throw new OperatorError(`The code ${code} exists already.`)
    throw error
  }
  return `${config.publicUrl}/dl/${code} leads to ${link.full_url}`
}

async function listDeepLinks(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('deep_links').selectAll().orderBy('short_code').execute()
  return rows.length === 0 ? ['No deep links.'] : rows.map((row) => `${row.short_code}\t${row.full_url}`)
}

/** How many accounts came by each code and kind of link, the most first; of the accounts themselves nothing. */
async function listReferrals(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select((q) => ['referred_by_code as code', 'referred_by_source as source', q.fn.countAll().as('accounts')])
    .where('referred_by_code', 'is not', null)
    .groupBy(['referred_by_code', 'referred_by_source'])
    .orderBy('accounts', 'desc')
    .orderBy('code')
    .orderBy('source')
    .execute()
  return rows.length === 0 ? ['No referrals.'] : rows.map(({ code, source, accounts }) => [code, source ?? '-', accounts].join('\t'))
}
