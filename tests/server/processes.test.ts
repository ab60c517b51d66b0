import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { Client } from 'pg'
import { migrationNames } from '../../server/database/migrations/index.ts'
import { callRemote, signInRemotely } from './support/client.ts'
import { createTestDatabase } from './support/database.ts'
import { findFreePort } from './support/freePort.ts'
import { onPostgres } from './support/onDatabase.ts'
import { startProcess } from './support/process.ts'
import type { ServerProcess } from './support/process.ts'
import { PASSWORD, createInvitationInput } from './support/server.ts'

jest.setTimeout(60_000)
const ROUNDS = 10
const KEY = 'k'.repeat(43)

interface Site {
  server: ServerProcess
  url: string
  post: (
    path: string,
    body: object,
    token?: string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: Record<string, unknown> }>
  put: Site['post']
}

/** Real server processes with separate data folders; they share only the database and the key. */
onPostgres.describe('processes on one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let folder: string
  let sites: Site[]

  async function startSite(): Promise<Site> {
    const port = await findFreePort()
    const url = `http://127.0.0.1:${port}`
    const dataDir = join(folder, randomUUID())
    const server = await startProcess({
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ACCESS_TOKEN_SECRET: KEY,
    })
    const send =
      (method: string): Site['post'] =>
      async (path, body, token, headers) => {
        const response = await callRemote(url, method, path, body, token, headers)
        return { status: response.status, body: (await response.json()) as Record<string, unknown> }
      }
    return { server, url, post: send('POST'), put: send('PUT') }
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zaffa-processes-'))
    database = await createTestDatabase()
    sites = await Promise.all([startSite(), startSite(), startSite(), startSite()])
  })
  afterAll(async () => {
    process.stdout.write(
      `processes: ${sites.length} on one database; ${ROUNDS} races for an address and ${ROUNDS} for an invitation, one winner each, 409 for the others\n`,
    )
    for (const { server } of sites) expect(await server.end('SIGTERM')).toBe(0)
    await database.drop()
    await rm(folder, { recursive: true })
  })

  async function queryRows<T>(statement: string, values: unknown[] = []): Promise<T[]> {
    const client = new Client({ connectionString: database.url })
    await client.connect()
    try {
      return (await client.query(statement, values)).rows as T[]
    } finally {
      await client.end()
    }
  }

  /** @returns the token of a new couple, valid at every process */
  async function createToken(): Promise<string> {
    const email = `${randomUUID()}@example.com`
    await sites[0]!.post('identity/register', { email, password: PASSWORD })
    return (await signInRemotely(sites[1]!.url, email)).token
  }

  it('run migrations once when they start together on an empty database', async () => {
    expect(sites.map(({ server }) => server.getOutput())).toEqual(
      sites.map(() => expect.stringMatching(/^Zaffa is at \S+$/)),
    )
    const migrations = await queryRows<{ name: string }>('select name from kysely_migration order by name')
    expect(migrations.map(({ name }) => name)).toEqual(migrationNames)
    // A migration inserts the gallery; a second run would insert it twice.
    expect(await queryRows('select 1 from items')).toHaveLength(25)
  })

  it('accept one of several concurrent registrations of an address and return 409 for the others', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `race${round}@example.com`
      const responses = await Promise.all(
        sites.map(({ post }) => post('identity/register', { email, password: PASSWORD })),
      )
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
      for (const { body } of responses.filter(({ status }) => status === 409))
        expect(body).toMatchObject({ code: 'email_in_use' })
      expect(await queryRows('select 1 from users where email_key = $1', [email])).toHaveLength(1)
    }
  })

  it('send each waiting mail once', async () => {
    const waiting = Array.from({ length: 60 }, (_, nth) => `shared-mail-${nth}`)
    await queryRows(
      `insert into mails (id, recipient, recipient_key, subject, body, created_at, expires_at, attempts, next_attempt_at)
       select id, 'a@example.com', 'a@example.com', 'x', 'x', '2026', '2999', 0, '2026' from unnest($1::text[]) as id`,
      [waiting],
    )
    // Each process polls the queue every few seconds.
    while ((await queryRows("select 1 from mails where id like 'shared-mail-%'")).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 50))
    const folders = (await readdir(folder)).map((name) => join(folder, name, 'outbox'))
    const sent = (await Promise.all(folders.map((name) => readdir(name).catch(() => []))))
      .flat()
      .filter((name) => name.startsWith('shared-mail-'))
    expect(sent.toSorted()).toEqual(waiting.map((id) => `${id}.txt`).toSorted())
  })

  it('accept one of several concurrent edits of an invitation and return 409 for the others', async () => {
    const token = await createToken()
    const { body } = await sites[0]!.post('invitations', createInvitationInput(), token)
    for (let version = 1; version <= ROUNDS; version += 1) {
      const responses = await Promise.all(
        sites.map(({ put }, nth) =>
          put(
            `invitations/${String(body['id'])}`,
            { ...createInvitationInput({ area: `area ${nth}` }), version },
            token,
          ),
        ),
      )
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
      for (const refused of responses.filter(({ status }) => status === 409))
        expect(refused.body).toMatchObject({ code: 'version_conflict' })
      const [stored] = await queryRows<{ area: string; version: number }>(
        'select area, version from invitations where id = $1',
        [body['id']],
      )
      expect(stored).toEqual({
        area: `area ${responses.findIndex(({ status }) => status === 200)}`,
        version: version + 1,
      })
    }
  })

  it('create one invitation for a request that is sent to all of them, and keep all others', async () => {
    const token = await createToken()
    const key = { 'idempotency-key': randomUUID() }
    const repeated = await Promise.all(
      sites.map(({ post }) => post('invitations', createInvitationInput(), token, key)),
    )
    expect(new Set(repeated.map(({ body }) => body['id'])).size).toBe(1)
    // A request waits at most 4 s for the lock of its account, so that each account sends one to each process only.
    const owners = await Promise.all(Array.from({ length: 10 }, createToken))
    const many = await Promise.all(
      owners.flatMap((owner) => sites.map(({ post }) => post('invitations', createInvitationInput(), owner))),
    )
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([201]))
    const ids = [repeated[0]!, ...many].map(({ body }) => String(body['id']))
    expect(await queryRows('select 1 from invitations where id = any($1)', [ids])).toHaveLength(41)
  })

  it('return the same successor to 20 concurrent refreshes of one cookie', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `${randomUUID()}@example.com`
      await sites[0]!.post('identity/register', { email, password: PASSWORD })
      const getCookie = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
      const refresh = (nth: number, cookie: string) =>
        callRemote(sites[nth % sites.length]!.url, 'POST', 'identity/refresh-token', undefined, '', { cookie })
      const first = getCookie(await callRemote(sites[1]!.url, 'POST', 'identity/login', { email, password: PASSWORD }))
      const responses = await Promise.all(Array.from({ length: 20 }, (_, nth) => refresh(nth, first)))
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
      const [successor, ...others] = [...new Set(responses.map(getCookie))]
      expect(others).toEqual([])
      expect((await refresh(round, successor!)).status).toBe(200)
      expect((await refresh(round + 1, first)).status).toBe(401)
    }
  })
})
