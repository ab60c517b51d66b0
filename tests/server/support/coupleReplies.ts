import { randomUUID } from 'node:crypto'
import type { Db } from '../../../server/database/schema.ts'
import { callOrThrow } from './callOrThrow.ts'
import type { PlaceholderValues } from './placeholders.ts'
import { sendReply } from './replies.ts'
import type { TestServer } from './server.ts'
import type { PlannedWedding } from './weddings.ts'

/** Tables of a wedding about its replies, which `digestData` compares. */
export const replyTables = [
  'reply_settings',
  'replies',
  'household_statuses',
  'sends',
  'views',
  'message_templates',
  'reply_requests',
] as const

export interface ReplyInput {
  token: string
  wedding: PlannedWedding
  slug: string
  household: { id: string; linkToken: string }
  /** Text of the reply, of the template and of the request's guest. */
  text: string
}

/**
 * Adds a row of each kind to a wedding with a household that takes requests: a reply, a view, a message, its template and a request.
 * @returns the ids of reply, message and request, and the token of the link
 */
export async function createReplies(
  server: TestServer,
  { token, wedding, slug, household, text }: ReplyInput,
): Promise<PlaceholderValues> {
  const { linkToken } = household
  await callOrThrow(server, 'POST', `links/${linkToken}/views`, { body: { source: 'link' } })
  const replied = await sendReply(server, wedding, linkToken, { message: text, mayPublish: true })
  const send = { id: randomUUID(), householdId: household.id, kind: 'invite', result: 'sent' }
  await callOrThrow(server, 'POST', `${wedding.path}/sends`, { token, body: send })
  const template = { kind: 'invite', language: 'ar', side: 'groom', text }
  await callOrThrow(server, 'PUT', `${wedding.path}/message-templates`, { token, body: template })
  const guest = { name: text, phone: '01288877766', count: 2 }
  await callOrThrow(server, 'POST', `invitations/slug/${encodeURIComponent(slug)}/requests`, { body: guest })
  const { items } = (await server.call('GET', `${wedding.path}/requests`, { token })).body
  return { link: linkToken, reply: replied.body.id, send: send.id, request: items[0].id }
}

/** @returns whether the rows of a couple are as `createReplies` has added them; later replies do not matter */
export async function hasInitialReplies(
  db: Db,
  { wedding = '', reply = '', send = '', request = '' }: PlaceholderValues,
): Promise<boolean> {
  const [settings, replied, sent, requested] = await Promise.all([
    db
      .selectFrom('reply_settings')
      .select(['takes_requests', 'version'])
      .where('wedding_id', '=', wedding)
      .executeTakeFirst(),
    db.selectFrom('replies').select('undone_at').where('id', '=', reply).executeTakeFirst(),
    db.selectFrom('sends').select('id').where('id', '=', send).executeTakeFirst(),
    db.selectFrom('reply_requests').select('state').where('id', '=', request).executeTakeFirst(),
  ])
  return (
    settings?.takes_requests === 1 &&
    settings.version === 2 &&
    replied?.undone_at === null &&
    sent !== undefined &&
    requested?.state === 'pending'
  )
}
