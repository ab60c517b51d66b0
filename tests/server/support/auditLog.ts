import type { Operator } from './operators.ts'
import type { TestServer } from './server.ts'

export interface AuditLine {
  kind: string
  actor: string | null
  subject: string | null
}

/** @returns what operators did, oldest first, at most the latest 50 */
export const listAuditEntries = async (operator: Operator): Promise<AuditLine[]> =>
  (await operator.call('GET', 'operator/audit-log?pageSize=50')).body.items.toReversed()

/** Runs something. @returns the audit entries that it added, oldest first: kind, actor, subject */
export async function recordAuditEntries(
  { server, operator }: { server: TestServer; operator: Operator },
  run: () => Promise<unknown>,
): Promise<Array<[string, string | null, string | null]>> {
  server.advance(1)
  const countEntries = async () => (await operator.call('GET', 'operator/audit-log')).body.total as number
  const before = await countEntries()
  await run()
  const entries = await listAuditEntries(operator)
  const added = (await countEntries()) - before
  return entries.slice(entries.length - added).map(({ kind, actor, subject }) => [kind, actor, subject])
}
