import type { AppDeps, TokenSubject } from '../../deps.ts'
import type { Row } from '../../database/schema.ts'
import { listOpenSessions } from '../identity/sessions.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'

type SessionList = ResponseBody<'listSessions'>
type Described = Pick<
  SessionList['items'][number],
  'createdAt' | 'lastUsedAt' | 'remembered' | 'browser' | 'os' | 'device'
>

/** @returns a session as its account's owner sees it */
export const describeSession = (row: Row<'sessions'>): Described => ({
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  remembered: row.remembered === 1,
  ...(row.browser === null ? {} : { browser: row.browser }),
  ...(row.os === null ? {} : { os: row.os }),
  ...(row.device === null ? {} : { device: row.device as NonNullable<Described['device']> }),
})

/** @returns the account's open sessions: the caller's own first, then by last use, newest first */
export async function listSessions(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { userId, sessionId }: TokenSubject,
): Promise<SessionList> {
  const rows = await listOpenSessions(db, clock, userId)
  const items = rows.map((row) => ({ id: row.id, current: row.id === sessionId, ...describeSession(row) }))
  return { items: items.toSorted((a, b) => Number(b.current) - Number(a.current)) }
}
