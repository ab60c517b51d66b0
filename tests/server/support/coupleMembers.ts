import { randomUUID } from 'node:crypto'
import type { Db } from '../../../server/database/schema.ts'
import { addUser } from '../../../server/modules/identity/users.ts'
import { callOrThrow } from './callOrThrow.ts'
import type { PlaceholderValues } from './placeholders.ts'
import type { TestServer } from './server.ts'
import type { PlannedWedding } from './weddings.ts'

interface MembersInput {
  token: string
  wedding: PlannedWedding
  passwordHash: string
  /** Label of the member and of the invite. */
  text: string
}

/** Below the limit of 30. */
const MAX_INVITES = 20
/** Below the limit of 12. */
const MAX_MEMBERS = 8

/** Adds a viewer and an open invite to a wedding. @returns their ids, and the token of the invite */
export async function createMembers(
  server: TestServer,
  { token, wedding, passwordHash, text }: MembersInput,
): Promise<PlaceholderValues> {
  const { db, clock } = server.app.context
  const now = new Date(clock()).toISOString()
  const member = await addUser(db, `${randomUUID()}@example.com`, passwordHash, now)
  const rights = { role: 'viewer', label: text } as const
  await db
    .insertInto('wedding_members')
    .values({ wedding_id: wedding.id, user_id: member, ...rights, side: null, invited_by: null, created_at: now })
    .execute()
  const invite = await callOrThrow(server, 'POST', `${wedding.path}/member-invites`, { token, body: rights })
  return { member, invite: invite['id']!, inviteToken: invite['token']! }
}

/** @returns whether the members and invites of a couple are as `createMembers` has added them, and below their limits */
export async function hasInitialMembers(
  db: Db,
  { wedding = '', user, member, invite }: PlaceholderValues,
): Promise<boolean> {
  const members = await db
    .selectFrom('wedding_members')
    .select(['user_id', 'role', 'version'])
    .where('wedding_id', '=', wedding)
    .execute()
  const invites = await db
    .selectFrom('member_invites')
    .select(['id', 'accepted_at', 'revoked_at'])
    .where('wedding_id', '=', wedding)
    .execute()
  const isKept = (id: string | undefined, role: string) =>
    members.some((one) => one.user_id === id && one.role === role && one.version === 1)
  const isOpen = invites.some((one) => one.id === invite && one.accepted_at === null && one.revoked_at === null)
  return (
    isKept(user, 'owner') &&
    isKept(member, 'viewer') &&
    isOpen &&
    invites.length < MAX_INVITES &&
    members.length < MAX_MEMBERS
  )
}
