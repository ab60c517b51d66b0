/** A queued mail is sent although the process is killed before. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { readConfig } from '../../../server/config/config.ts'
import { openDatabase } from '../../../server/database/client.ts'
import { callRemote, registerRemotely } from '../support/client.ts'
import { findFreePort } from '../support/freePort.ts'
import { createInstallation } from '../support/installation.ts'
import { killRunning, runAdmin, startProcess } from '../support/process.ts'
import { startSmtpServer } from '../support/smtpServer.ts'

jest.setTimeout(60_000)
afterEach(killRunning)

const WAIT_MS = 20_000
async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const since = performance.now(); !(await isTrue());) {
    if (performance.now() - since > WAIT_MS) throw new Error('waited in vain')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

it('sends a queued mail after kill -9, and none of a restored backup', async () => {
  const { dataDir, url, environment: defaults, remove } = await createInstallation()
  const smtpPort = await findFreePort()
  const environment = { ...defaults, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }
  const findQueuedMails = async () => {
    const db = await openDatabase(readConfig(environment))
    const rows = await db.selectFrom('mails').selectAll().where('body', 'like', '%reset-password%').execute()
    await db.destroy()
    return rows
  }

  // No server listens at SMTP_URL, so the mail stays in the queue.
  const killed = await startProcess(environment)
  const { email } = await registerRemotely(url, 'promised@example.com')
  // In English, because Arabic bodies are encoded.
  await callRemote(url, 'POST', 'identity/forgot-password', { email }, undefined, { 'accept-language': 'en' })
  await waitUntil(async () => (await findQueuedMails()).length === 1)
  await killed.end('SIGKILL')
  // Makes the mail due now, so that the test does not wait for the retry.
  const db = await openDatabase(readConfig(environment))
  await db.updateTable('mails').set({ next_attempt_at: new Date().toISOString() }).execute()
  await db.destroy()
  const backup = join(dataDir, 'saved.backup')
  expect((await runAdmin(environment, 'backup', backup)).code).toBe(0)

  const smtp = await startSmtpServer(smtpPort)
  const server = await startProcess(environment)
  const listResetMails = () => smtp.mails.filter((mail) => mail.includes('reset-password'))
  await waitUntil(() => listResetMails().length > 0)
  await waitUntil(async () => (await findQueuedMails()).length === 0)
  expect((await runAdmin(environment, 'restore', backup)).code).toBe(0)
  expect(await findQueuedMails()).toEqual([])
  expect(listResetMails()).toHaveLength(1)
  expect(await server.end('SIGTERM')).toBe(0)
  await smtp.close()
  await remove()
})

it('stops in time when the SMTP server does not respond, and keeps the mail', async () => {
  const { url, environment: defaults, remove } = await createInstallation()
  const connections: Socket[] = []
  const silent = createServer((socket) => void connections.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const environment = { ...defaults, SMTP_URL: smtpUrl }
  const server = await startProcess(environment)
  await registerRemotely(url, 'patient@example.com')
  await waitUntil(() => connections.length > 0)
  const since = performance.now()
  expect(await server.end('SIGTERM')).toBe(0)
  expect(performance.now() - since).toBeLessThan(5000)
  const db = await openDatabase(readConfig(environment))
  expect(
    (await db.selectFrom('mails').selectAll().execute()).map(({ recipient, attempts }) => [recipient, attempts]),
  ).toEqual([['patient@example.com', 1]])
  await db.destroy()
  for (const socket of connections) socket.destroy()
  silent.close()
  await remove()
})
