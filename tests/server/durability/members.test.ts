/** A restore gives nobody access to a wedding who has lost it since the backup, on both databases. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { callRemote, registerRemotely } from '../support/client.ts'
import type { RemoteCouple } from '../support/client.ts'
import { createInstallation } from '../support/installation.ts'
import { runAdmin, startProcess } from '../support/process.ts'

jest.setTimeout(60_000)

it('a restore brings back no removed member, no higher role and no open invite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zaffa-members-'))
  const installation = await createInstallation()
  const server = await startProcess(installation.environment)
  const register = (name: string) => registerRemotely(installation.url, `${name}@example.com`)
  const [owner, mother, aunt] = [await register('owner'), await register('mother'), await register('aunt')]
  const send = async (account: RemoteCouple, method: string, path: string, body: object) =>
    (await (await account.call(method, path, body)).json()) as { id: string; token: string; version: number }
  const { id } = await send(owner, 'POST', 'weddings', { title: 'عمر وليلى', language: 'ar', timeZone: 'Africa/Cairo' })
  const invite = () => send(owner, 'POST', `weddings/${id}/member-invites`, { role: 'planner' })
  for (const account of [mother, aunt])
    await account.call('POST', 'member-invites/acceptance', { token: (await invite()).token })
  const { token } = await invite()

  const file = join(folder, 'zaffa.backup')
  expect((await runAdmin(installation.environment, 'backup', file)).code).toBe(0)
  await owner.call('DELETE', `weddings/${id}/members/${mother.userId}`)
  await owner.call('PUT', `weddings/${id}/members/${aunt.userId}`, { role: 'viewer', version: 1 })
  expect((await runAdmin(installation.environment, 'restore', file)).code).toBe(0)

  const statuses = []
  for (const account of [owner, mother, aunt])
    statuses.push((await account.call('GET', `weddings/${id}/households`)).status)
  expect(statuses).toEqual([200, 404, 403])
  const found = await callRemote(installation.url, 'POST', 'member-invites/look-up', { token })
  expect(await found.json()).toMatchObject({ state: 'revoked' })
  expect(await server.end('SIGTERM')).toBe(0)
  await installation.remove()
  await rm(folder, { recursive: true })
})
