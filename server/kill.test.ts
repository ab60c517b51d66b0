import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from './testing/database.ts'
import { PASSWORD, invitationInput } from './testing/server.ts'

const root = join(import.meta.dirname, '..')

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const folder = await mkdtemp(join(tmpdir(), 'zaffa-answers-'))
const undocumented = join(folder, 'undocumented')
/** What these processes answered outside of the document. */
afterEach(async () => expect(await readFile(undocumented, 'utf8').catch(() => '')).toBe(''))
afterAll(() => rm(folder, { recursive: true }))

/** Starts the real process and waits for its line. */
async function startProcess(environment: Record<string, string | undefined>): Promise<ChildProcess & { said: string }> {
  const child = spawn(process.execPath, ['--import', './server/testing/watchProcess.ts', 'server/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000', UNDOCUMENTED_ANSWERS: undocumented, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  }) as ChildProcess & { said: string }
  child.said = ''
  child.stdout!.on('data', (chunk: Buffer) => (child.said += String(chunk)))
  child.stderr!.on('data', (chunk: Buffer) => (child.said += String(chunk)))
  while (!child.said.includes('Zaffa is at') && child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return child
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit')
  child.kill(signal)
  return ((await ended) as [number | null])[0]
}

it('loses no acknowledged write to kill -9, and the session goes on', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zaffa-kill-'))
  const database = await testDatabase()
  const port = await freePort()
  const environment = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: database.url }
  const api = `http://127.0.0.1:${port}/api/v1`
  const send = (path: string, body: object, token = '') =>
    fetch(`${api}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    })
  let child = await startProcess(environment)
  const credentials = { email: 'kill@example.com', password: PASSWORD }
  await send('identity/register', credentials)
  const { token } = (await (await send('identity/login', credentials)).json()) as { token: string }

  const slugs: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const publish = async () => {
      const answer = await send('invitations', invitationInput(), token)
      if (answer.status === 201) slugs.push(((await answer.json()) as { slug: string }).slug)
    }
    await Promise.all(Array.from({ length: 8 }, publish))
    // Also in the middle of writes that nobody was told of.
    const unacknowledged = [publish(), publish(), publish()].map((promise) => promise.catch(() => undefined))
    await kill(child, 'SIGKILL')
    await Promise.all(unacknowledged)
    child = await startProcess(environment)
  }
  expect(slugs.length).toBeGreaterThanOrEqual(24)
  const statuses = await Promise.all(
    slugs.map(async (slug) => (await fetch(`${api}/invitations/slug/${encodeURIComponent(slug)}`)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  const profile = await fetch(`${api}/users/profile`, { headers: { authorization: `Bearer ${token}` } })
  expect(profile.status).toBe(200)

  const second = await startProcess(environment)
  expect(second.said.trim()).toBe(
    `Port ${port} is taken. Stop the other program, or start with PORT=${port + 1} npm start.`,
  )
  expect(second.exitCode).toBe(1)
  expect(await kill(child, 'SIGTERM')).toBe(0)
  await database.drop()
  await rm(dataDir, { recursive: true })
})

it('lets several processes start on one empty database', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zaffa-many-'))
  const database = await testDatabase()
  const ports = await Promise.all([freePort(), freePort(), freePort()])
  const children = await Promise.all(
    ports.map((port) => startProcess({ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: database.url })),
  )
  expect(children.map((child) => child.said.trim())).toEqual(ports.map((port) => `Zaffa is at http://127.0.0.1:${port}`))
  // They share one secret: a token of the first is good at the last.
  const body = JSON.stringify({ email: 'many@example.com', password: PASSWORD })
  const post = (path: string) =>
    fetch(`http://127.0.0.1:${ports[0]}/api/v1/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  await post('identity/register')
  const { token } = (await (await post('identity/login')).json()) as { token: string }
  const profile = await fetch(`http://127.0.0.1:${ports[2]}/api/v1/users/profile`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(profile.status).toBe(200)
  for (const child of children) await kill(child, 'SIGTERM')
  await database.drop()
  await rm(dataDir, { recursive: true })
})

it('says which variable is wrong, and ends with 1', async () => {
  const child = await startProcess({ PORT: 'soon', LOG_LEVEL: 'loud' })
  expect(child.said).toContain('PORT must be a whole number from 1 to 65535; it is "soon".')
  expect(child.said).not.toMatch(/\bat .*:\d+/)
  expect(child.exitCode).toBe(1)
})
