import { isDeepStrictEqual } from 'node:util'
import type { RemoteCouple } from '../support/client.ts'
import { createInvitationInput } from '../support/server.ts'

/** An invitation in a response of the API: the properties that were sent, and those that the server adds. */
interface Invitation extends Record<string, unknown> {
  id: string
  slug: string
  version: number
  weddinghole: string
}

/** A write in progress, without a response yet. */
type Write =
  | { kind: 'create'; hall: string }
  | { kind: 'update'; id: string; hall: string }
  | { kind: 'delete'; id: string }

/** A client that writes invitations continuously and records the acknowledged writes. */
export interface Writer {
  /** Writes until the connection breaks or `stop` is called. */
  write: () => Promise<void>
  stop: () => void
  /** @returns whether the connection broke before the server responded to the last write */
  wasInterrupted: () => boolean
  /**
   * Compares the server's data with the acknowledged writes.
   * @throws Error naming lost or incomplete data
   */
  verify: () => Promise<void>
  countAcknowledged: () => number
  /** Slugs of created invitations; they stay reserved after a deletion. */
  getSlugs: () => string[]
}

const KEPT_AT_MOST = 12

const createContent = (hall: string) => createInvitationInput({ weddinghole: hall })

/**
 * Creates a client.
 * @param name marks this client's invitations, because several clients share an account
 * @param random returns a number from 0 to 1
 */
export function createWriter(couple: RemoteCouple, name: string, random: () => number): Writer {
  const known = new Map<string, Invitation>()
  const slugs: string[] = []
  let sent: Write | null = null
  /** The response had a success status, though its body may not have arrived. */
  let promised = false
  let acknowledged = 0
  let counter = 0
  let writing = new AbortController()

  const pickInvitation = (): Invitation => [...known.values()][Math.floor(random() * known.size)]!
  const createHall = () => `${name} قاعة ${(counter += 1)}`

  function chooseWrite(): Write {
    const chance = random()
    if (known.size < 3 || (chance < 0.4 && known.size < KEPT_AT_MOST)) return { kind: 'create', hall: createHall() }
    return chance < 0.8
      ? { kind: 'update', id: pickInvitation().id, hall: createHall() }
      : { kind: 'delete', id: pickInvitation().id }
  }

  function send(write: Write): Promise<Response> {
    if (write.kind === 'create') return couple.call('POST', 'invitations', createContent(write.hall))
    if (write.kind === 'delete') return couple.call('DELETE', `invitations/${write.id}`)
    const { version } = known.get(write.id)!
    return couple.call('PUT', `invitations/${write.id}`, { ...createContent(write.hall), version })
  }

  async function writeOnce(): Promise<void> {
    sent = chooseWrite()
    promised = false
    const response = await send(sent)
    if (!response.ok) throw new Error(`${sent.kind} responded ${response.status}: ${await response.text()}`)
    promised = true
    const body = sent.kind === 'delete' ? null : ((await response.json()) as Invitation)
    if (body) known.set(body.id, body)
    else if (sent.kind === 'delete') known.delete(sent.id)
    if (sent.kind === 'create') slugs.push(body!.slug)
    acknowledged += 1
    sent = null
  }

  /**
   * Resolves a write without a response: it was done completely or not at all.
   * @returns whether it was done
   */
  function resolveWrite(found: Map<string, Invitation>, write: Write): boolean {
    if (write.kind === 'delete') return !found.has(write.id) && known.delete(write.id)
    const done = [...found.values()].find(({ weddinghole }) => weddinghole === write.hall)
    const version = write.kind === 'create' ? 1 : known.get(write.id)!.version + 1
    if (!done || done.version !== version || !isComplete(done)) return false
    known.set(done.id, done)
    if (write.kind === 'create') slugs.push(done.slug)
    return true
  }

  return {
    stop: () => writing.abort(),
    write: async () => {
      writing = new AbortController()
      while (!writing.signal.aborted) {
        await writeOnce().catch((error: Error) => {
          // The test expects broken connections. fetch reports them as a TypeError of Node's realm, so `instanceof` in Jest's realm fails.
          if (error.name !== 'TypeError') throw error
          writing.abort()
        })
      }
    },
    wasInterrupted: () => sent !== null && !promised,
    countAcknowledged: () => acknowledged,
    getSlugs: () => slugs,
    verify: async () => {
      const response = await couple.call('GET', `invitations/user/${couple.userId}`)
      const { items } = (await response.json()) as { items: Invitation[] }
      const found = new Map(
        items.filter(({ weddinghole }) => weddinghole.startsWith(`${name} `)).map((item) => [item.id, item]),
      )
      if (sent && !resolveWrite(found, sent) && promised)
        throw new Error(`${name} was promised its last ${sent.kind}, which is not there`)
      sent = null
      for (const [id, expected] of known) {
        if (!isDeepStrictEqual(found.get(id), expected))
          throw new Error(
            `${name} was promised ${describeInvitation(expected)} and finds ${describeInvitation(found.get(id))}`,
          )
      }
      for (const [id, item] of found)
        if (!known.has(id))
          throw new Error(`${name} finds ${describeInvitation(item)}, which it never wrote or has deleted`)
    },
  }
}

/** @returns whether the invitation has every property that was sent */
const isComplete = (made: Invitation): boolean =>
  Object.entries(createContent(made.weddinghole)).every(([key, value]) => made[key] === value)

const describeInvitation = (item: Invitation | undefined): string =>
  item ? `${item.id} “${item.weddinghole}” version ${item.version}` : 'nothing'
