import { createMailer, getRetryDelayS } from './service.ts'
import type { Mailer } from './service.ts'
import { MAIL_ATTEMPTS, MAIL_LEASE_S, RESET_TOKEN_S } from '../../config/limits.ts'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { startSmtpServer } from '../../../tests/server/support/smtpServer.ts'
import type { SmtpServer } from '../../../tests/server/support/smtpServer.ts'

let smtp: SmtpServer
let server: TestServer
let couple: Couple
beforeEach(async () => {
  smtp = await startSmtpServer()
  server = await startTestServer({ environment: { SMTP_URL: smtp.url } })
  couple = await registerCouple(server, 'private.person@example.com')
  await server.readMails()
  smtp.mails.length = 0
})
afterEach(async () => {
  await server.close()
  await smtp.close()
})

const requestReset = () => server.call('POST', 'identity/forgot-password', { body: { email: couple.email } })
const findQueuedMails = () => server.app.context.db.selectFrom('mails').selectAll().execute()

/** Delivers the mails that are due at the server's current time. */
async function deliver(mailer: Mailer = server.app.context.mailer): Promise<void> {
  await server.app.context.background.waitForIdle()
  mailer.scheduleDelivery()
  await mailer.waitForIdle()
}

it('sends a mail by SMTP and deletes it from the queue', async () => {
  await requestReset()
  await deliver()
  expect(smtp.mails).toEqual([expect.stringContaining('To: private.person@example.com')])
  expect(await findQueuedMails()).toEqual([])
})

it('retries a mail that SMTP rejected temporarily, without its recipient in the log', async () => {
  smtp.rejectWith('451 4.2.2 <%s> mailbox of private.person is busy')
  await requestReset()
  await deliver()
  expect(smtp.mails).toEqual([])
  expect(server.getLog()).toContain('a mail could not be delivered and will be tried again')
  expect(server.getLog()).toContain('"smtpStatus":451')
  expect(server.getLog()).not.toContain('private.person')
  smtp.rejectWith(null)
  await deliver()
  expect(smtp.mails).toEqual([])
  server.advance(getRetryDelayS(1))
  await deliver()
  expect(smtp.mails).toEqual([expect.stringContaining('reset-password')])
  expect(await findQueuedMails()).toEqual([])
})

it('drops a mail that SMTP rejected permanently', async () => {
  smtp.rejectWith('550 5.1.1 <%s> unknown')
  await requestReset()
  await deliver()
  expect(await findQueuedMails()).toEqual([])
  expect(server.getLog()).toContain('a mail cannot be delivered and was dropped')
  expect(server.getLog()).not.toContain('private.person')
})

it('waits longer after each failure and stops after the last attempt', async () => {
  const { mailer } = server.app.context
  smtp.rejectWith('450 later')
  await mailer.send({ to: couple.email, subject: 'Hello', text: 'Hello', lifeS: 10 * 24 * 3600 })
  await mailer.waitForIdle()
  const before = smtp.countRecipients()
  for (let attempt = 1; attempt < MAIL_ATTEMPTS; attempt += 1) {
    server.advance(getRetryDelayS(attempt) - 1)
    await deliver()
    expect(smtp.countRecipients()).toBe(before + attempt - 1)
    server.advance(1)
    await deliver()
    expect(smtp.countRecipients()).toBe(before + attempt)
  }
  expect([getRetryDelayS(1), getRetryDelayS(2), getRetryDelayS(5), getRetryDelayS(29)]).toEqual([15, 30, 240, 3600])
  expect(await findQueuedMails()).toEqual([])
})

it('does not send an expired link', async () => {
  smtp.rejectWith('451 later')
  await requestReset()
  await deliver()
  smtp.rejectWith(null)
  server.advance(RESET_TOKEN_S)
  await deliver()
  expect(smtp.mails).toEqual([])
  expect(await findQueuedMails()).toEqual([])
})

it('sends a mail once when several processes deliver concurrently', async () => {
  const { config, db, clock, log } = server.app.context
  const others = Array.from({ length: 3 }, () => createMailer({ config, db, clock, log }))
  for (let nth = 0; nth < 10; nth += 1)
    await server.app.context.mailer.enqueue(db, { to: couple.email, subject: `Mail ${nth}`, text: 'Hello' })
  await Promise.all([server.app.context.mailer, ...others].map(deliver))
  expect(smtp.mails).toHaveLength(10)
  expect(new Set(smtp.mails.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1])).size).toBe(10)
  for (const other of others) await other.close()
})

it('sends a mail of a process that exited while sending it after the lease has expired', async () => {
  const { db } = server.app.context
  smtp.rejectWith('451 later')
  await requestReset()
  await deliver()
  const leaseEnd = new Date(server.now() + MAIL_LEASE_S * 1000).toISOString()
  await db.updateTable('mails').set({ next_attempt_at: leaseEnd }).execute()
  smtp.rejectWith(null)
  server.advance(MAIL_LEASE_S - 1)
  await deliver()
  expect(smtp.mails).toEqual([])
  server.advance(1)
  await deliver()
  expect(smtp.mails).toHaveLength(1)
})

it('deletes only the waiting mails of a deleted account', async () => {
  const bystander = await registerCouple(server, 'bystander@example.com')
  await server.readMails()
  smtp.rejectWith('451 later')
  await requestReset()
  await server.call('POST', 'identity/forgot-password', { body: { email: bystander.email } })
  await deliver()
  await server.call('POST', 'identity/delete', { body: { emailOrPhone: couple.email, password: 'Farah#2027' } })
  expect((await findQueuedMails()).map(({ recipient }) => recipient)).toEqual(['bystander@example.com'])
})
