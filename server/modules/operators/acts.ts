import { randomUUID } from 'node:crypto'
import type { Page, PageRequest } from '../../database/pages.ts'
import type { Db } from '../../database/schema.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import { findActs, insertAct } from './repository/acts.ts'
import type { FoundAct } from './repository/acts.ts'

type ActWire = ResponseBody<'listOperatorActs'>['items'][number]
export type ActKind = ActWire['kind']

/** Who acts: an operator in the console, or a user of the machine at the command line. */
export type Actor = { userId: string } | { terminalUser: string }

/**
 * Records what an operator did, in the transaction that does it.
 * @param subject an id, a short code or the name of a list; no personal data
 */
export function recordAct(db: Db, actor: Actor, kind: ActKind, now: string, subject: string | null): Promise<void> {
  return insertAct(db, {
    id: randomUUID(),
    kind,
    actor_id: 'userId' in actor ? actor.userId : null,
    terminal_user: 'terminalUser' in actor ? actor.terminalUser : null,
    subject,
    created_at: now,
  })
}

const toActWire = ({
  id,
  kind,
  email,
  terminal_user: terminal,
  subject,
  created_at: createdAt,
}: FoundAct): ActWire => ({
  id,
  kind: kind as ActKind,
  actor: terminal === null ? email : `terminal:${terminal}`,
  subject,
  createdAt,
})

/** @returns a page of what operators did, the newest first */
export async function listActs(db: Db, page: PageRequest): Promise<Page<ActWire>> {
  const { rows, total } = await findActs(db, page)
  return { rows: rows.map(toActWire), total }
}
