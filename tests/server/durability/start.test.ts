/** Errors that prevent the start: a message that says what to do, exit code 1, and unchanged data. */
import { mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import BetterSqlite from 'better-sqlite3'
import { callRemote, remoteCouple } from '../support/client.ts'
import { testDatabase } from '../support/database.ts'
import { freePort } from '../support/freePort.ts'
import { onEmbedded, onPostgres } from '../support/onDatabase.ts'
import { killLeftovers, runAdmin, startProcess } from '../support/process.ts'
import { invitationInput } from '../support/server.ts'
import { removeDisks, smallDisk } from '../support/smallDisk.ts'

jest.setTimeout(60_000)

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'zaffa-start-'))))
afterEach(async () => {
  killLeftovers()
  await removeDisks()
  await rm(folder, { recursive: true, force: true })
})

/**
 * Starts a server that must fail.
 * @returns its output
 */
async function refusedStart(dataDir: string): Promise<string> {
  const server = await startProcess({ PORT: String(await freePort()), DATA_DIR: dataDir })
  const code = await server.end('SIGKILL')
  expect(server.said()).not.toMatch(/\bat .*:\d+/)
  expect(code).toBe(1)
  return server.said()
}

/** Creates a data folder by starting and stopping a server. */
async function leaveDatabase(dataDir: string): Promise<string> {
  const port = await freePort()
  const server = await startProcess({ PORT: String(port), DATA_DIR: dataDir })
  const couple = await remoteCouple(`http://127.0.0.1:${port}`, 'start@example.com')
  await couple.call('POST', 'invitations', invitationInput())
  expect(await server.end('SIGTERM')).toBe(0)
  return join(dataDir, 'zaffa.sqlite')
}

it('says which variable is wrong', async () => {
  const server = await startProcess({ PORT: 'soon', LOG_LEVEL: 'loud' })
  expect(server.said()).toContain('PORT must be a whole number from 1 to 65535; it is "soon".')
  expect(server.said()).not.toMatch(/\bat .*:\d+/)
  expect(await server.end('SIGKILL')).toBe(1)
})

it('says that the port is taken', async () => {
  const database = await testDatabase()
  const port = await freePort()
  const environment = { PORT: String(port), DATABASE_URL: database.url }
  const first = await startProcess({ ...environment, DATA_DIR: folder })
  const second = await startProcess({ ...environment, DATA_DIR: join(folder, 'other') })
  expect(second.said()).toBe(`Port ${port} is taken. Stop the other program, or start with PORT=${port + 1} npm start.`)
  expect(await second.end('SIGKILL')).toBe(1)
  expect(await first.end('SIGTERM')).toBe(0)
  await database.drop()
})

it('starts with 256 open files, answers 100 connections at once, and warns', async () => {
  const database = await testDatabase()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = await startProcess(
    { PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: 'warn' },
    256,
  )
  expect(server.said()).toContain(`Zaffa is at ${url}`)
  const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(`${url}/health/live`)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.said()).toContain('Only 256 files may be open at once')
  await database.drop()
})

onEmbedded.it(
  'lets one server alone use a data folder, and the operator beside it; a killed one leaves no lock behind',
  async () => {
    const port = await freePort()
    const environment = { PORT: String(port), DATA_DIR: folder }
    const url = `http://127.0.0.1:${port}`
    const first = await startProcess(environment)
    const couple = await remoteCouple(url, 'lock@example.com')
    expect(await refusedStart(folder)).toBe(
      `Another Zaffa (process ${first.child.pid}) uses the data folder ${folder}. Stop it, or start with DATA_DIR=<another folder>.`,
    )
    expect(await runAdmin(environment, 'providers', 'list')).toEqual({ code: 0, said: 'No providers.' })
    expect((await couple.call('POST', 'invitations', invitationInput())).status).toBe(201)
    await first.end('SIGKILL')
    const third = await startProcess(environment)
    expect(third.said()).toBe(`Zaffa is at ${url}`)
    expect((await couple.call('GET', 'users/profile')).status).toBe(200)
    expect(await third.end('SIGTERM')).toBe(0)
  },
)

onPostgres.it('lets several processes start on one empty PostgreSQL database, sharing a data folder', async () => {
  const database = await testDatabase()
  const ports = await Promise.all([freePort(), freePort(), freePort()])
  const servers = await Promise.all(
    ports.map((port) => startProcess({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url })),
  )
  expect(servers.map((server) => server.said())).toEqual(ports.map((port) => `Zaffa is at http://127.0.0.1:${port}`))
  // The processes share one secret: each accepts a token of the others.
  const couple = await remoteCouple(`http://127.0.0.1:${ports[0]}`, 'many@example.com')
  const profile = await callRemote(`http://127.0.0.1:${ports[2]}`, 'GET', 'users/profile', undefined, couple.token)
  expect(profile.status).toBe(200)
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0)
  await database.drop()
})

onEmbedded.it('leaves the database of a newer release as it is', async () => {
  const path = await leaveDatabase(folder)
  const file = new BetterSqlite(path)
  file.exec("insert into kysely_migration (name, timestamp) values ('999_later', '2030-01-01')")
  file.close()
  const before = await readFile(path)
  expect(await refusedStart(folder)).toBe(
    `The database in ${folder} was written by a newer Zaffa. Start that version, or start with DATA_DIR=<another folder>.`,
  )
  expect(before.equals(await readFile(path))).toBe(true)
})

onEmbedded.it.each([
  ['cut off', (path: string) => truncate(path, 100_000)],
  ['something else', (path: string) => writeFile(path, 'no database '.repeat(1000))],
])('leaves a database file as it is that is %s', async (_what, damage) => {
  const path = await leaveDatabase(folder)
  await damage(path)
  const before = await readFile(path)
  const files = await readdir(folder)
  expect(await refusedStart(folder)).toBe(
    `The file zaffa.sqlite in ${folder} is not a readable database. ` +
      'Bring a backup back with `npm run admin -- restore FILE`, or start with DATA_DIR=<another folder>.',
  )
  expect(before.equals(await readFile(path))).toBe(true)
  expect(await readdir(folder)).toEqual(files)
})

onEmbedded.it('says that the folder is read-only', async () => {
  const disk = await smallDisk(4)
  if (!disk) return
  const path = await leaveDatabase(disk.path)
  const before = await readFile(path)
  await disk.makeReadOnly()
  expect(await refusedStart(disk.path)).toBe(
    `The data folder ${disk.path} cannot be written. Make it writable, or start with DATA_DIR=<another folder>.`,
  )
  expect(before.equals(await readFile(path))).toBe(true)
})

onEmbedded.it('says that the disk is full, for a new database and for one that is there', async () => {
  const disk = await smallDisk(4)
  if (!disk) return
  const emptied = await disk.fill()
  expect(await refusedStart(disk.path)).toMatch(
    /^The disk is full: the database in .* cannot be opened\. Make space on it/,
  )
  await emptied()
  const path = await leaveDatabase(disk.path)
  const before = await readFile(path)
  const emptiedAgain = await disk.fill()
  expect(await refusedStart(disk.path)).toMatch(
    /^The disk is full: the database in .* cannot be opened\. Make space on it/,
  )
  expect(before.equals(await readFile(path))).toBe(true)
  await emptiedAgain()
  await leaveDatabase(disk.path)
})
