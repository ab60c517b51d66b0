import BetterSqlite from 'better-sqlite3'
import { onEmbedded } from '../../tests/server/support/onDatabase.ts'
import { publishInvitation } from '../../tests/server/support/invitations.ts'
import { createInvitationInput, registerCouple, startTestServer } from '../../tests/server/support/server.ts'
import type { TestServer } from '../../tests/server/support/server.ts'
import { getDatabaseFile } from './client.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

onEmbedded.it('serves reads while a write waits for the lock of another program', async () => {
  const couple = await registerCouple(server)
  const program = new BetterSqlite(getDatabaseFile(server.dataDir))
  program.exec('begin immediate')
  const published = couple.call('POST', 'invitations', { body: createInvitationInput() })
  const registered = server.call('POST', 'contact', {
    body: { name: 'Mona', email: 'mona@example.com', message: 'Hello' },
  })
  const first = await Promise.race([published, registered, readRepeatedly()])
  program.exec('commit')
  program.close()
  expect(first).toBe('read')
  expect([(await published).status, (await registered).status]).toEqual([201, 201])
})

async function readRepeatedly(): Promise<string> {
  for (let nth = 0; nth < 20; nth += 1) expect((await server.call('GET', 'providers')).status).toBe(200)
  return 'read'
}

onEmbedded.it('serves cached invitations while another program holds an exclusive lock', async () => {
  const couple = await registerCouple(server)
  const { slug } = await publishInvitation(couple)
  const read = () => server.call('GET', `invitations/slug/${encodeURIComponent(slug)}`)
  await read()
  const program = new BetterSqlite(getDatabaseFile(server.dataDir), { timeout: 5000 })
  program.pragma('wal_checkpoint(TRUNCATE)')
  program.exec('begin exclusive')
  expect((await read()).status).toBe(200)
  program.exec('commit')
  program.close()
})

onEmbedded.it('runs other tasks between queued transactions', async () => {
  const { db } = server.app.context
  let [turns, isDone] = [0, false]
  const countTurn = () => {
    turns += 1
    if (!isDone) setImmediate(countTurn)
  }
  setImmediate(countTurn)
  const write = () => db.transaction().execute((trx) => trx.updateTable('items').set({ position: 1 }).execute())
  // Each takes at least 0.1 ms.
  await Promise.all(Array.from({ length: 1000 }, write))
  isDone = true
  expect(turns).toBeGreaterThan(3)
})
