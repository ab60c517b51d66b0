/** Transactions on PostgreSQL that want the same rows at once: one order of locks, and nobody else waits. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ping } from '../../server/database/client.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import type { Db } from '../../server/database/schema.ts'
import { onPostgres } from './support/onDatabase.ts'
import { inviteHousehold, sendReply } from './support/replies.ts'
import type { InvitedHousehold } from './support/replies.ts'
import { createInvitationInput, PASSWORD, registerCouple, startBuiltServer, startTestServer } from './support/server.ts'
import type { Couple, TestServer } from './support/server.ts'
import { addHousehold, createWedding } from './support/weddings.ts'

onPostgres.describe('on PostgreSQL', () => {
  let server: TestServer
  let other: Db
  const holds: (() => Promise<void>)[] = []
  beforeAll(async () => {
    server = await startTestServer()
    other = await openPostgres(server.app.context.config.databaseUrl!)
  })
  afterEach(async () => void (await Promise.all(holds.splice(0).map((release) => release()))))
  afterAll(async () => {
    await other.destroy()
    await server.close()
  })

  /** Holds the lock of a wedding until the test ends. @returns a function that releases it earlier */
  async function holdWedding(id: string): Promise<() => Promise<void>> {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let isHeld = () => {}
    const held = new Promise<void>((resolve) => (isHeld = resolve))
    const ended = other.transaction().execute(async (trx) => {
      await sql`select id from weddings where id = ${id} for update`.execute(trx)
      isHeld()
      await released
    })
    await held
    const end = async () => {
      release()
      await ended
    }
    holds.push(end)
    return end
  }

  it('keeps the connections for others while replies wait for their wedding', async () => {
    const { wedding, household } = await inviteHousehold(server)
    const release = await holdWedding(wedding.id)
    const replies = Array.from({ length: 20 }, () => sendReply(server, wedding, household.linkToken))
    let slowest = 0
    for (const until = performance.now() + 1000; performance.now() < until;) {
      const start = performance.now()
      await ping(server.app.context.db)
      slowest = Math.max(slowest, performance.now() - start)
    }
    expect(slowest).toBeLessThan(300)
    await release()
    expect([...new Set((await Promise.all(replies)).map(({ status }) => status))]).toEqual([201])
  })

  it('responds 503 to a reply whose wedding stays locked', async () => {
    const { wedding, reply } = await inviteHousehold(server)
    await holdWedding(wedding.id)
    const { status, headers } = await reply()
    expect([status, headers['retry-after']]).toEqual([503, '5'])
  })

  it('deletes an account while its guests open and answer their links', async () => {
    const families: InvitedHousehold[] = []
    while (families.length < 6) families.push(await inviteHousehold(server))
    const guests = families.map(async ({ wedding, invitation, household }) => {
      const statuses: number[] = []
      for (let round = 0; round < 12; round += 1) {
        const slug = encodeURIComponent(invitation.slug)
        const responses = await Promise.all([
          sendReply(server, wedding, household.linkToken),
          sendReply(server, wedding, household.linkToken),
          server.call('POST', `links/${household.linkToken}/views`, { body: { source: 'link' } }),
          server.call('POST', `invitations/slug/${slug}/views`),
        ])
        statuses.push(...responses.map(({ status }) => status))
      }
      return statuses
    })
    const deletions = families.map(({ couple }) =>
      server.call('POST', 'identity/delete', { body: { emailOrPhone: couple.email, password: PASSWORD } }),
    )
    expect((await Promise.all(deletions)).map(({ body }) => body.success)).toEqual(families.map(() => true))
    expect((await Promise.all(guests)).flat().filter((status) => status >= 500)).toEqual([])
  })

  it('publishes an invitation of a wedding, or refuses it, while the wedding is deleted', async () => {
    const couple = await registerCouple(server)
    const statuses: number[] = []
    for (let round = 0; round < 20; round += 1) {
      const { id, path } = await createWedding(couple)
      const body = createInvitationInput({ weddingId: id })
      const [published, deleted] = await Promise.all([
        couple.call('POST', 'invitations', { body }),
        couple.call('DELETE', path),
      ])
      statuses.push(published.status, deleted.status)
      if (published.status === 201) await couple.call('DELETE', `invitations/${published.body.id}`)
      else await couple.call('DELETE', path)
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })

  it.each([
    [
      'wedding',
      (id: string) => ({ path: 'weddings', body: { id, title: 'عمر', language: 'ar', timeZone: 'Africa/Cairo' } }),
    ],
    ['event', (id: string, { path }: Own) => ({ path: `${path}/events`, body: { id, kind: 'custom', title: 'شبكة' } })],
    [
      'hall',
      (id: string, { path, eventId }: Own) => ({
        path: `${path}/halls`,
        body: { id, eventId, name: 'قاعة', audience: 'mixed' },
      }),
    ],
    [
      'household',
      (id: string, { path }: Own) => ({ path: `${path}/households`, body: { id, name: 'منى', side: 'bride' } }),
    ],
    [
      'import',
      (id: string, { path }: Own) => ({
        path: `${path}/imports`,
        body: { id, source: 'paste', rows: [{ name: 'منى' }] },
      }),
    ],
    [
      'message',
      (id: string, { path, householdId }: Own) => ({
        path: `${path}/sends`,
        body: { id, householdId, kind: 'invite', result: 'sent' },
      }),
    ],
    [
      'reply',
      (id: string, { path, householdId, hallId }: Own) => ({
        path: `${path}/households/${householdId}/replies`,
        body: { id, seats: [{ hallId, coming: 1, children: 0 }] },
      }),
    ],
  ])('accepts the same new id of a %s in two weddings at once, or responds 409', async (_name, build) => {
    const owns = [await createOwn(), await createOwn()]
    const statuses: number[] = []
    for (let round = 0; round < 10; round += 1) {
      const id = randomUUID()
      const responses = await Promise.all(
        owns.map((own) => {
          const { path, body } = build(id, own)
          return own.couple.call('POST', path, { body })
        }),
      )
      statuses.push(...responses.map(({ status }) => status))
    }
    expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([])
  })

  interface Own {
    couple: Couple
    path: string
    eventId: string
    hallId: string
    householdId: string
  }
  async function createOwn(): Promise<Own> {
    const couple = await registerCouple(server)
    const wedding = await createWedding(couple)
    return { couple, ...wedding, householdId: (await addHousehold(couple, wedding)).id }
  }

  it('reads an address with a null character as one that does not exist', async () => {
    for (const path of [
      '/api/v1/invitations/slug/%00/preview.png',
      '/api/v1/links/k3v9xq2m7tdh4p8w5znb6cfgy%00',
      '/api/v1/items/%00',
      '/api/v1/providers/%00',
      '/api/v1/deep-links/%00',
    ])
      expect([path, [400, 404].includes((await server.call('GET', path)).status)]).toEqual([path, true])
    const built = await startBuiltServer()
    for (const path of ['/Invitations/Invitation?slug=%00', '/invitation?slug=%00', '/g/%00'])
      expect([path, (await built.call('GET', path, { headers: { accept: 'text/html' } })).status]).toEqual([path, 404])
    await built.close()
  })
})
