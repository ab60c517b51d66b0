import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnPostgres } from '../../../scripts/lib/postgres.ts'
import { connectPostgres } from './database.ts'
import { prepareRounds, runRound } from './measure.ts'
import type { BenchTarget } from './measure.ts'

/** Settings of PostgreSQL that allow to log the plan of every statement, also of those that check foreign keys. */
export const PLAN_SETTINGS = [
  'shared_preload_libraries=auto_explain',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
  'auto_explain.log_nested_statements=on',
  'logging_collector=on',
  'log_destination=jsonlog',
  'log_directory=growth-log',
  'log_min_messages=log',
  'log_checkpoints=off',
]
/** A statement that reads and discards more rows than this scans. */
const SCANNED_ROWS = 5000
const QUERY_CHARACTERS = 300
const ROUNDS = 2

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Filter?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}
interface LoggedPlan {
  'Query Text': string
  Plan: PlanNode
}

const listNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(listNodes)]

/** @returns the rows that a node reads, or reads and discards when it uses an index */
function countScannedRows(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const isWhole = node['Node Type'] === 'Seq Scan' || (node['Node Type'].startsWith('Index') && !node['Index Cond'])
  return (removed + (isWhole ? (node['Actual Rows'] ?? 0) : 0)) * (node['Actual Loops'] ?? 0)
}

const formatNode = (node: PlanNode, depth = 0): string[] => [
  `      ${'  '.repeat(depth)}${node['Node Type']} ${node['Index Name'] ?? ''} ${node['Relation Name'] ?? ''} rows ${node['Actual Rows'] ?? 0} × ${node['Actual Loops'] ?? 0}, removed ${node['Rows Removed by Filter'] ?? 0}${node.Filter ? ` by ${node.Filter}` : ''}`,
  ...(node.Plans ?? []).flatMap((child) => formatNode(child, depth + 1)),
]

function readPlans(folder: string): LoggedPlan[] {
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  return lines.flatMap((line) => {
    const message = line === '' ? '' : ((JSON.parse(line) as { message?: string }).message ?? '')
    const at = message.indexOf('plan:\n')
    return message.startsWith('duration') && at > 0
      ? [JSON.parse(message.slice(at + 'plan:\n'.length)) as LoggedPlan]
      : []
  })
}

/** Calls every operation with the plans logged, and prints the plans of the statements that scan. */
export async function printScans(postgres: OwnPostgres, target: BenchTarget): Promise<void> {
  const admin = await connectPostgres(postgres.url)
  await admin.run('alter system set auto_explain.log_min_duration = 0')
  await admin.run('select pg_reload_conf()')
  const prepared = await prepareRounds(target, ROUNDS)
  for (let round = 0; round < ROUNDS; round += 1) await runRound(prepared)
  await admin.run('alter system set auto_explain.log_min_duration = -1')
  await admin.run('select pg_reload_conf()')
  await admin.close()
  const plans = readPlans(join(postgres.dataDir, 'growth-log'))
  const scans = new Map<string, LoggedPlan>()
  for (const plan of plans)
    if (listNodes(plan.Plan).some((node) => countScannedRows(node) > SCANNED_ROWS)) scans.set(plan['Query Text'], plan)
  console.log(
    `\n  Statements that read or discard more than ${SCANNED_ROWS} rows, of ${new Set(plans.map((plan) => plan['Query Text'])).size}: ${scans.size}`,
  )
  for (const [query, { Plan }] of scans)
    console.log([`    ${query.replace(/\s+/g, ' ').slice(0, QUERY_CHARACTERS)}`, ...formatNode(Plan)].join('\n'))
}
