import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { recordCommand } from '../cli/auditLog.ts'
import { registerCouple, startTestServer } from '../../tests/server/support/server.ts'

it('makes every file of the data folder readable only by its owner', async () => {
  const server = await startTestServer()
  await registerCouple(server)
  await recordCommand({ dataDir: server.dataDir }, ['providers'], 'done')
  await server.readMails()
  const names = (await readdir(server.dataDir, { recursive: true })).toSorted()
  const shared = []
  for (const name of names) {
    const { mode } = await stat(join(server.dataDir, name))
    if ((mode & 0o077) !== 0) shared.push(`${name} ${(mode & 0o777).toString(8)}`)
  }
  expect(names).toEqual(expect.arrayContaining(['audit.log', 'outbox', 'secrets.json']))
  expect(shared).toEqual([])
  await server.close()
})
