import { createInvitationInput } from './server.ts'
import type { Couple } from './server.ts'

export interface PublishedInvitation {
  id: string
  slug: string
  weddingId: string
  shortCode: string
  version: number
}

/** Publishes an invitation. @param changes to the details of `invitationInput` */
export async function publishInvitation(
  couple: Pick<Couple, 'call'>,
  changes: Record<string, unknown> = {},
): Promise<PublishedInvitation> {
  const response = await couple.call('POST', 'invitations', { body: createInvitationInput(changes) })
  if (response.status !== 201) throw new Error(`publishing responded ${response.status}: ${response.text}`)
  return response.body
}
