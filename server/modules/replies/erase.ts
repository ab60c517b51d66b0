import type { DbTransaction } from '../../database/schema.ts'
import { eraseMessages, findPublishedReply } from './repository/replies.ts'
import { deleteRequestsOfHousehold } from './repository/requests.ts'

/**
 * Deletes what a household has written: the messages of its replies, and the requests that were accepted into it. The numbers stay.
 * @returns whether the invitations showed one of the messages
 */
export async function eraseWrittenTexts(trx: DbTransaction, householdId: string): Promise<boolean> {
  const shown = await findPublishedReply(trx, householdId)
  await eraseMessages(trx, householdId)
  await deleteRequestsOfHousehold(trx, householdId)
  return shown !== undefined
}
