import { jest } from '@jest/globals'
import * as fc from 'fast-check'
import { runs, seed } from '../support/conformanceRuns.ts'
import { createInvitationInput, registerCouple, startTestServer } from '../support/server.ts'
import type { TestResponse, Couple, TestServer } from '../support/server.ts'

jest.setTimeout(60_000 + runs * 1000)

/** One step of a sequence; `which` is an index into all invitations so far, of both couples. */
type Step =
  | { act: 'create'; by: 0 | 1; bride: string; key: string | null }
  | { act: 'update'; by: 0 | 1; which: number; bride: string; behind: number }
  | { act: 'delete'; by: 0 | 1; which: number }
  | { act: 'list'; by: 0 | 1 }
  | { act: 'read'; which: number }
  | { act: 'wish'; by: 0 | 1; itemIds: string[] }

/** The expected state of an invitation on the server. */
interface Modelled {
  owner: number
  id: string
  slug: string
  bride: string
  version: number
  key: string | null
  deleted: boolean
}

const by = fc.constantFrom<0 | 1>(0, 1)
const which = fc.nat(30)
const bride = fc.constantFrom('ليلى', 'Nour', 'سلمى', 'Farida', 'هنا')
const keys = ['6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11', '7f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c12']
const wishes = fc.uniqueArray(fc.constantFrom('storage-1', 'storage-2', 'appliances-1', 'bathroom-5'))

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant('create' as const),
        by,
        bride,
        key: fc.constantFrom(null, null, ...keys),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        act: fc.constant('update' as const),
        by,
        which,
        bride,
        behind: fc.constantFrom(0, 0, 0, 1, -1),
      }),
    },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('delete' as const), by, which }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('list' as const), by }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('read' as const), which }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('wish' as const), by, itemIds: wishes }) },
  ),
  { minLength: 5, maxLength: 30 },
)

let server: TestServer
let couples: Couple[]
beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'error' } })
  couples = [await registerCouple(server), await registerCouple(server)]
})
afterAll(() => server.close())

/** Runs one sequence on empty tables, and compares the responses with a model. */
async function runSequence(sequence: Step[]): Promise<void> {
  const { db } = server.app.context
  await db.deleteFrom('invitations').execute()
  await db.deleteFrom('wishlist_items').execute()
  const invitations: Modelled[] = []
  const wishlists: string[][] = [[], []]
  for (const step of sequence) {
    if (step.act === 'wish') await replaceWishlist(step)
    else if (step.act === 'create') await createInvitation(step)
    else if (step.act === 'list') await listInvitations(step.by)
    else if (invitations.length > 0) await accessInvitation(step, invitations[step.which % invitations.length]!)
  }
  // At the end each couple has exactly the data of the model.
  for (const who of [0, 1] as const) {
    await listInvitations(who)
    expect((await couples[who]!.call('GET', 'users/wishlist')).body).toEqual({ itemIds: wishlists[who] })
  }

  async function replaceWishlist({ by: who, itemIds }: Extract<Step, { act: 'wish' }>): Promise<void> {
    expect((await couples[who]!.call('PUT', 'users/wishlist', { body: { itemIds } })).status).toBe(200)
    wishlists[who] = itemIds
  }

  async function createInvitation({ by: who, bride: name, key }: Extract<Step, { act: 'create' }>): Promise<void> {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
    const { status, body } = await couples[who]!.call('POST', 'invitations', {
      headers,
      body: createInvitationInput({ bride: name }),
    })
    const known =
      key === null ? undefined : invitations.find((one) => one.owner === who && one.key === key && !one.deleted)
    expect(status).toBe(known && known.bride !== name ? 409 : 201)
    if (known)
      expect(status === 201 ? body : body.current).toMatchObject({
        id: known.id,
        slug: known.slug,
        bride: known.bride,
        version: known.version,
      })
    else {
      expect(invitations.map(({ slug }) => slug)).not.toContain(body.slug)
      invitations.push({ owner: who, id: body.id, slug: body.slug, bride: name, version: 1, key, deleted: false })
    }
  }

  async function listInvitations(who: 0 | 1): Promise<void> {
    const { items } = (await couples[who]!.call('GET', `invitations/user/${couples[who]!.userId}`)).body as {
      items: Modelled[]
    }
    const own = invitations.filter((one) => one.owner === who && !one.deleted)
    expect(summarize(items)).toEqual(summarize(own))
  }

  async function accessInvitation(
    step: Exclude<Step, { act: 'create' | 'list' | 'wish' }>,
    one: Modelled,
  ): Promise<void> {
    if (step.act === 'read') {
      const response = await server.call('GET', `invitations/slug/${encodeURIComponent(one.slug)}`)
      if (one.deleted) expect(response.status).toBe(404)
      else expect(response).toMatchObject({ status: 200, body: { id: one.id, bride: one.bride, version: one.version } })
      return
    }
    const own = step.by === one.owner && !one.deleted
    if (step.act === 'delete') {
      expect((await couples[step.by]!.call('DELETE', `invitations/${one.id}`)).status).toBe(own ? 204 : 404)
      one.deleted ||= own
      return
    }
    const version = Math.max(1, one.version - step.behind)
    const response: TestResponse = await couples[step.by]!.call('PUT', `invitations/${one.id}`, {
      body: createInvitationInput({ bride: step.bride, version }),
    })
    const current = version === one.version
    expect(response.status).toBe(own ? (current ? 200 : 409) : 404)
    if (!own || !current) return
    Object.assign(one, { bride: step.bride, version: version + 1 })
    expect(response.body).toMatchObject({ id: one.id, slug: one.slug, bride: one.bride, version: one.version })
  }
}

/** Sorts by id, because invitations of the same time have no defined order. */
const summarize = (all: { id: string; slug: string; bride: string; version: number }[]) =>
  all
    .map(({ id, slug, bride: name, version }) => ({ id, slug, bride: name, version }))
    .sort((a, b) => a.id.localeCompare(b.id))

it("responds to any sequence of two couples' requests as a simple model does", async () => {
  const numRuns = Math.ceil(runs / 3)
  await fc.assert(fc.asyncProperty(steps, runSequence), { seed, numRuns, path: process.env['FAST_CHECK_PATH'] })
})
