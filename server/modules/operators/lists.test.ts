import { randomUUID } from 'node:crypto'
import { recordAuditEntries } from '../../../tests/server/support/auditLog.ts'
import { createOperator } from '../../../tests/server/support/operators.ts'
import type { Operator } from '../../../tests/server/support/operators.ts'
import { PASSWORD, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
let operator: Operator
beforeAll(async () => {
  server = await startTestServer()
  operator = await createOperator(server)
})
afterAll(() => server.close())

async function sendMessage(changes: object = {}): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() }
  const body = { email: 'laila@example.com', name: 'Laila', message: 'How do I\nchange the date?', ...changes }
  await server.call('POST', 'contact', { body, headers })
  return headers['idempotency-key']
}

describe('exports', () => {
  it('are CSV for spreadsheets, in which what visitors typed calculates nothing', async () => {
    const phone = '01112345678'
    await server.call('POST', 'identity/landing-signin', { body: { email: '=cmd@example.com', phone } })
    await sendMessage({ name: '+SUM(A1)', message: '@risk;=1+1', area: '-2' })
    const leads = await operator.call('GET', 'operator/exports/leads.csv')
    expect(leads.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="zaffa-leads.csv"',
    })
    expect(leads.text).toContain(`"'=cmd@example.com","${phone}"`)
    const messages = (await operator.call('GET', 'operator/exports/messages.csv')).text
    for (const cell of [`"'+SUM(A1)"`, `"'@risk;'=1+1"`, `"'-2"`]) expect(messages).toContain(cell)
  })

  it('have all rows of a list that is longer than one batch, each once', async () => {
    const { db } = server.app.context
    const rows = Array.from({ length: 1201 }, (_, nth) => ({
      id: randomUUID(),
      email: `lead${nth}@example.com`,
      email_key: `lead${nth}@example.com`,
      phone: '01112345678',
      created_at: '2026-11-01T00:00:00.000Z',
    }))
    for (let at = 0; at < rows.length; at += 200)
      await db
        .insertInto('leads')
        .values(rows.slice(at, at + 200))
        .execute()
    const entries = await recordAuditEntries({ server, operator }, async () => {
      const lines = (await operator.call('GET', 'operator/exports/leads.csv')).text.split('\r\n')
      expect(new Set(lines.filter((line) => line.includes('"lead'))).size).toBe(1201)
    })
    expect(entries).toEqual([['list_exported', operator.email, 'leads']])
    const page = (await operator.call('GET', 'operator/leads?page=2&pageSize=50')).body
    expect([page.items.length, page.total]).toEqual([50, 1202])
  })
})

describe('the queue of e-mails', () => {
  it('is listed without texts, and tried again', async () => {
    const { mailer, db } = server.app.context
    await server.readMails()
    await mailer.enqueue(db, { to: 'waits@example.com', subject: 'Waits', text: 'secret link' })
    const later = new Date(server.now() + 3600_000).toISOString()
    await db.updateTable('mails').set({ next_attempt_at: later }).execute()
    const queue = await operator.call('GET', 'operator/mails')
    expect(queue.body.items).toMatchObject([{ recipient: 'w…@example.com', subject: 'Waits', attempts: 0 }])
    expect(queue.text).not.toContain('secret link')
    const entries = await recordAuditEntries({ server, operator }, () => operator.call('POST', 'operator/mails/retry'))
    expect(entries).toEqual([['mails_retried', operator.email, null]])
    expect((await server.readMails()).at(-1)).toContain('To: waits@example.com')
  })

  it('leaves mails alone that some process may be sending', async () => {
    const { mailer, db } = server.app.context
    await server.readMails()
    await mailer.enqueue(db, { to: 'leased@example.com', subject: 'Leased', text: 'x' })
    const lease = new Date(server.now() + 300_000).toISOString()
    await db.updateTable('mails').set({ attempts: 1, next_attempt_at: lease }).execute()
    await operator.call('POST', 'operator/mails/retry')
    expect((await server.readMails()).filter((mail) => mail.includes('leased@example.com'))).toEqual([])
    await db.deleteFrom('mails').execute()
  })
})

it('counts what waits, and says how the server is', async () => {
  const { queues, health } = (await operator.call('GET', 'operator/overview')).body
  expect(queues).toMatchObject({ leads: 1202, mails: 0 })
  expect(queues.messages).toBeGreaterThan(0)
  expect(health).toMatchObject({ lastBackupAt: null, oldestMailS: 0 })
})

it('counts recommendations without data of the accounts', async () => {
  const headers = { 'x-referral-code': 'LAILA_27', 'x-referral-source': 'whatsapp' }
  const body = { email: 'referred@example.com', password: PASSWORD }
  await server.call('POST', 'identity/register', { body, headers })
  expect((await operator.call('GET', 'operator/referrals')).body.items).toContainEqual({
    code: 'LAILA_27',
    source: 'whatsapp',
    accounts: 1,
  })
})

it('lists who subscribes to the newsletter', async () => {
  const couple = await registerCouple(server, 'news@example.com')
  await couple.call('PUT', 'users/profile', { body: { newsletter: true, language: 'en', version: 1 } })
  expect((await operator.call('GET', 'operator/subscribers')).body.items).toEqual([
    { email: 'news@example.com', emailVerified: false, firstName: null, lastName: null, language: 'en' },
  ])
})
