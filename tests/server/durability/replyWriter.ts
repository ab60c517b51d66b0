import { randomUUID } from 'node:crypto'
import { callRemote } from '../support/client.ts'
import type { RemoteCouple } from '../support/client.ts'
import { addHousehold, createWedding } from '../support/weddings.ts'
import type { Writer } from './writer.ts'

/** Guests who reply continuously on the personal link of a household, and record the acknowledged replies. */
export async function createReplyWriter(url: string, couple: RemoteCouple): Promise<Writer> {
  const planning = {
    call: async (method: string, path: string, { body }: { body?: unknown } = {}) => {
      const response = await couple.call(method, path, body as object | undefined)
      const text = await response.text()
      return { status: response.status, text, body: JSON.parse(text) }
    },
  } as unknown as Parameters<typeof createWedding>[0]
  const wedding = await createWedding(planning)
  const household: { id: string; linkToken: string } = await addHousehold(planning, wedding)
  const acknowledged: string[] = []
  /** The reply without a response. */
  let sent: string | null = null
  let writing = new AbortController()

  /** @returns whether the server acknowledged the reply */
  async function send(id: string): Promise<boolean> {
    const body = { id, seats: [{ hallId: wedding.hallId, coming: acknowledged.length % 3, children: 0 }] }
    const response = await callRemote(url, 'POST', `links/${household.linkToken}/replies`, body).catch(() => null)
    if (response && response.status !== 201)
      throw new Error(`sendReply responded ${response.status}: ${await response.text()}`)
    return response !== null
  }

  const listStored = async (): Promise<string[]> =>
    (await planning.call('GET', `${wedding.path}/households/${household.id}/history`)).body.replies.map(
      ({ id }: { id: string }) => id,
    )

  return {
    stop: () => writing.abort(),
    write: async () => {
      writing = new AbortController()
      while (!writing.signal.aborted) {
        sent = randomUUID()
        if (!(await send(sent))) return
        acknowledged.push(sent)
        sent = null
      }
    },
    wasInterrupted: () => sent !== null,
    countAcknowledged: () => acknowledged.length,
    getSlugs: () => [],
    verify: async () => {
      // The guests' page repeats a reply without a response under the same id: it is stored once, whether or not it was before the kill.
      if (sent !== null && (await send(sent))) acknowledged.push(sent)
      sent = null
      const stored = await listStored()
      const lost = acknowledged.filter((id) => !stored.includes(id))
      if (lost.length > 0) throw new Error(`${lost.length} acknowledged replies are not there`)
      if (stored.length !== acknowledged.length)
        throw new Error(`${stored.length} replies are stored, of which ${acknowledged.length} were sent`)
    },
  }
}
