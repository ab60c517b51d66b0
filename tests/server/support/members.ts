import { registerCouple } from './server.ts'
import type { Couple, TestServer } from './server.ts'
import type { PlannedWedding } from './weddings.ts'

/** What an invite grants. */
export interface Rights {
  role: 'owner' | 'sideManager' | 'planner' | 'viewer'
  side?: 'groom' | 'bride'
  label?: string
}

/** Invites somebody to a wedding. @returns the invite with its token, as the API responds */
export async function invite(owner: Pick<Couple, 'call'>, { path }: Pick<PlannedWedding, 'path'>, rights: Rights) {
  const response = await owner.call('POST', `${path}/member-invites`, { body: rights })
  if (response.status !== 201) throw new Error(`createMemberInvite responded ${response.status}: ${response.text}`)
  return response.body
}

/** Registers an account that joins a wedding. */
export async function addMember(
  server: TestServer,
  owner: Pick<Couple, 'call'>,
  wedding: Pick<PlannedWedding, 'path'>,
  rights: Rights,
): Promise<Couple> {
  const [member, { token }] = [await registerCouple(server), await invite(owner, wedding, rights)]
  const response = await member.call('POST', 'member-invites/acceptance', { body: { token } })
  if (response.status !== 200) throw new Error(`acceptMemberInvite responded ${response.status}: ${response.text}`)
  return member
}
