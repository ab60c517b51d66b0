/** Errors that prevent the start: a message that says what to do, exit code 1, and unchanged data. */
import { mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import BetterSqlite from 'better-sqlite3'
import { callRemote, registerRemotely } from '../support/client.ts'
import { createTestDatabase } from '../support/database.ts'
import { findFreePort } from '../support/freePort.ts'
import { onEmbedded, onPostgres } from '../support/onDatabase.ts'
import { killRunning, runAdmin, startProcess } from '../support/process.ts'
import { createInvitationInput } from '../support/server.ts'
import { removeDisks, mountSmallDisk } from '../support/smallDisk.ts'

jest.setTimeout(60_000)

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'zaffa-start-'))))
afterEach(async () => {
  killRunning()
  await removeDisks()
  await rm(folder, { recursive: true, force: true })
})

/**
 * Starts a server that must fail.
 * @returns its output
 */
async function startExpectingFailure(dataDir: string): Promise<string> {
  const server = await startProcess({ PORT: String(await findFreePort()), DATA_DIR: dataDir })
  const code = await server.end('SIGKILL')
  expect(server.getOutput()).not.toMatch(/\bat .*:\d+/)
  expect(code).toBe(1)
  return server.getOutput()
}

/** Creates a data folder by starting and stopping a server. */
async function startOnDatabase(dataDir: string): Promise<string> {
  const port = await findFreePort()
  const server = await startProcess({ PORT: String(port), DATA_DIR: dataDir })
  const couple = await registerRemotely(`http://127.0.0.1:${port}`, 'start@example.com')
  await couple.call('POST', 'invitations', createInvitationInput())
  expect(await server.end('SIGTERM')).toBe(0)
  return join(dataDir, 'zaffa.sqlite')
}

it('names the invalid variable and exits', async () => {
  const server = await startProcess({ PORT: 'soon', LOG_LEVEL: 'loud' })
  expect(server.getOutput()).toContain('PORT must be a whole number from 1 to 65535; it is "soon".')
  expect(server.getOutput()).not.toMatch(/\bat .*:\d+/)
  expect(await server.end('SIGKILL')).toBe(1)
})

it('leaves no compiled code in the shared folder for temporary files', async () => {
  const server = await startProcess({ PORT: 'soon', TMPDIR: folder })
  await server.end('SIGKILL')
  expect(await readdir(folder)).not.toContain('node-compile-cache')
})

it('reports a port that is in use', async () => {
  const database = await createTestDatabase()
  const port = await findFreePort()
  const environment = { PORT: String(port), DATABASE_URL: database.url }
  const first = await startProcess({ ...environment, DATA_DIR: folder })
  const second = await startProcess({ ...environment, DATA_DIR: join(folder, 'other') })
  expect(second.getOutput()).toBe(
    `Port ${port} is taken. Stop the other program, or start with PORT=${port + 1} npm start.`,
  )
  expect(await second.end('SIGKILL')).toBe(1)
  expect(await first.end('SIGTERM')).toBe(0)
  await database.drop()
})

it('starts with a limit of 256 open files, serves 100 concurrent connections, and warns', async () => {
  const database = await createTestDatabase()
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const server = await startProcess(
    { PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: 'warn' },
    256,
  )
  expect(server.getOutput()).toContain(`Zaffa is at ${url}`)
  const responses = await Promise.all(Array.from({ length: 100 }, () => fetch(`${url}/health/live`)))
  expect(responses.every(({ ok }) => ok)).toBe(true)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.getOutput()).toContain('Only 256 files may be open at once')
  await database.drop()
})

onEmbedded.it(
  'allows one server per data folder, with operator commands beside it, and releases the lock when it is killed',
  async () => {
    const port = await findFreePort()
    const environment = { PORT: String(port), DATA_DIR: folder }
    const url = `http://127.0.0.1:${port}`
    const first = await startProcess(environment)
    const couple = await registerRemotely(url, 'lock@example.com')
    expect(await startExpectingFailure(folder)).toBe(
      `Another Zaffa (process ${first.child.pid}) uses the data folder ${folder}. Stop it, or start with DATA_DIR=<another folder>.`,
    )
    expect(await runAdmin(environment, 'providers', 'list')).toEqual({ code: 0, output: 'No providers.' })
    expect((await couple.call('POST', 'invitations', createInvitationInput())).status).toBe(201)
    await first.end('SIGKILL')
    const third = await startProcess(environment)
    expect(third.getOutput()).toBe(`Zaffa is at ${url}`)
    expect((await couple.call('GET', 'users/profile')).status).toBe(200)
    expect(await third.end('SIGTERM')).toBe(0)
  },
)

onPostgres.it('starts several processes on one empty PostgreSQL database with a shared data folder', async () => {
  const database = await createTestDatabase()
  const ports = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  const servers = await Promise.all(
    ports.map((port) => startProcess({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url })),
  )
  expect(servers.map((server) => server.getOutput())).toEqual(
    ports.map((port) => `Zaffa is at http://127.0.0.1:${port}`),
  )
  // The processes share one secret: each accepts a token of the others.
  const couple = await registerRemotely(`http://127.0.0.1:${ports[0]}`, 'many@example.com')
  const profile = await callRemote(`http://127.0.0.1:${ports[2]}`, 'GET', 'users/profile', undefined, couple.token)
  expect(profile.status).toBe(200)
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0)
  await database.drop()
})

onEmbedded.it('does not change the database of a newer release', async () => {
  const path = await startOnDatabase(folder)
  const file = new BetterSqlite(path)
  file.exec("insert into kysely_migration (name, timestamp) values ('999_later', '2030-01-01')")
  file.close()
  const before = await readFile(path)
  expect(await startExpectingFailure(folder)).toBe(
    `The database in ${folder} was written by a newer Zaffa. Start that version, or start with DATA_DIR=<another folder>.`,
  )
  expect(before.equals(await readFile(path))).toBe(true)
})

onEmbedded.it.each([
  ['truncated', (path: string) => truncate(path, 100_000)],
  ['not a database', (path: string) => writeFile(path, 'no database '.repeat(1000))],
])('does not change a database file that is %s', async (_what, damage) => {
  const path = await startOnDatabase(folder)
  await damage(path)
  const before = await readFile(path)
  const files = await readdir(folder)
  expect(await startExpectingFailure(folder)).toBe(
    `The file zaffa.sqlite in ${folder} is not a readable database. ` +
      'Bring a backup back with `npm run admin -- restore FILE`, or start with DATA_DIR=<another folder>.',
  )
  expect(before.equals(await readFile(path))).toBe(true)
  expect(await readdir(folder)).toEqual(files)
})

onEmbedded.it('reports a read-only folder', async () => {
  const disk = await mountSmallDisk(4)
  if (!disk) return
  const path = await startOnDatabase(disk.path)
  const before = await readFile(path)
  await disk.makeReadOnly()
  expect(await startExpectingFailure(disk.path)).toBe(
    `The data folder ${disk.path} cannot be written. Make it writable, or start with DATA_DIR=<another folder>.`,
  )
  expect(before.equals(await readFile(path))).toBe(true)
})

onEmbedded.it('reports a full disk, for a new and for an existing database', async () => {
  const disk = await mountSmallDisk(4)
  if (!disk) return
  const emptied = await disk.fill()
  expect(await startExpectingFailure(disk.path)).toMatch(
    /^The disk is full: the database in .* cannot be opened\. Make space on it/,
  )
  await emptied()
  const path = await startOnDatabase(disk.path)
  const before = await readFile(path)
  const emptiedAgain = await disk.fill()
  expect(await startExpectingFailure(disk.path)).toMatch(
    /^The disk is full: the database in .* cannot be opened\. Make space on it/,
  )
  expect(before.equals(await readFile(path))).toBe(true)
  await emptiedAgain()
  await startOnDatabase(disk.path)
})
