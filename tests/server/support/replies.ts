import { randomUUID } from 'node:crypto'
import { publishInvitation } from './invitations.ts'
import type { PublishedInvitation } from './invitations.ts'
import { registerCouple } from './server.ts'
import type { Couple, TestResponse, TestServer } from './server.ts'
import { addHousehold, createWedding } from './weddings.ts'
import type { PlannedWedding } from './weddings.ts'

/** A couple with a wedding, its published invitation, and a household with three seats. */
export interface InvitedHousehold {
  couple: Couple
  wedding: PlannedWedding
  invitation: PublishedInvitation
  /** As the API responds. */
  household: { id: string; linkToken: string; version: number; name: string }
  /** Replies on the personal link: two of three come, unless `changes` says otherwise. */
  reply: (changes?: Record<string, unknown>) => Promise<TestResponse>
}

/** @param changes to the details of the household */
export async function inviteHousehold(
  server: TestServer,
  changes: Record<string, unknown> = {},
): Promise<InvitedHousehold> {
  const couple = await registerCouple(server)
  const wedding = await createWedding(couple)
  const invitation = await publishInvitation(couple, { weddingId: wedding.id })
  const household = await addHousehold(couple, wedding, changes)
  const reply = (body: Record<string, unknown> = {}) => sendReply(server, wedding, household.linkToken, body)
  return { couple, wedding, invitation, household, reply }
}

/** Replies on a personal link: two come, one of them a child, unless `changes` says otherwise. */
export const sendReply = (
  server: Pick<TestServer, 'call'>,
  { hallId }: Pick<PlannedWedding, 'hallId'>,
  token: string,
  changes: Record<string, unknown> = {},
): Promise<TestResponse> => {
  const body = { id: randomUUID(), seats: [{ hallId, coming: 2, children: 1 }], ...changes }
  return server.call('POST', `links/${token}/replies`, { body })
}

/** @returns the list of statuses, as the API responds */
export const listStatuses = async (couple: Pick<Couple, 'call'>, { path }: PlannedWedding, query = '') =>
  (await couple.call('GET', `${path}/statuses${query}`)).body

/** Replies with a message that the couple publishes. @returns the id of the reply */
export async function publishWish(
  { couple, wedding, reply }: InvitedHousehold,
  message = 'ألف مبروك',
): Promise<string> {
  const { id } = (await reply({ message, mayPublish: true })).body
  const response = await couple.call('PUT', `${wedding.path}/replies/${id}/wish`, { body: { published: true } })
  if (response.status !== 200) throw new Error(`publishWish responded ${response.status}: ${response.text}`)
  return id
}

/** @returns the invitation as guests see it */
export const getInvitation = async (server: TestServer, { slug }: Pick<PublishedInvitation, 'slug'>) =>
  (await server.call('GET', `invitations/slug/${encodeURIComponent(slug)}`)).body

/** Replaces some of the settings of replies. */
export async function changeReplySettings(
  couple: Pick<Couple, 'call'>,
  { path }: PlannedWedding,
  changes: Record<string, unknown>,
): Promise<TestResponse> {
  const { body } = await couple.call('GET', `${path}/reply-settings`)
  return couple.call('PUT', `${path}/reply-settings`, { body: { ...body, ...changes } })
}
