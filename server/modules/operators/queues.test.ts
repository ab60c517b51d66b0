import { randomUUID } from 'node:crypto'
import { providerDetails as provider } from '../../../tests/fixtures/provider.ts'
import { CODE_PERIOD_S, createOperator, runOnServer } from '../../../tests/server/support/operators.ts'
import type { Operator } from '../../../tests/server/support/operators.ts'
import { PASSWORD, registerCouple, signIn, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
let operator: Operator
beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: 'https://zaffa.example' } })
  operator = await createOperator(server)
})
afterAll(() => server.close())

async function sendMessage(changes: object = {}): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() }
  const body = { email: 'laila@example.com', name: 'Laila', message: 'How do I\nchange the date?', ...changes }
  await server.call('POST', 'contact', { body, headers })
  return headers['idempotency-key']
}

/** @returns what operators did since the last call, oldest first */
const listActs = async (): Promise<Array<{ kind: string; actor: string; subject: string | null }>> =>
  (await operator.call('GET', 'operator/acts?pageSize=50')).body.items.toReversed()

/** Runs something and returns the acts that it recorded. */
async function recordActs(run: () => Promise<unknown>): Promise<Array<[string, string, string | null]>> {
  server.advance(1)
  const before = (await operator.call('GET', 'operator/acts')).body.total as number
  await run()
  const acts = await listActs()
  const { total } = (await operator.call('GET', 'operator/acts')).body
  return acts.slice(acts.length - (total - before)).map(({ kind, actor, subject }) => [kind, actor, subject])
}

describe('providers', () => {
  it('approves the version that was looked at, and records who did', async () => {
    const couple = await registerCouple(server)
    const { id } = (await couple.call('POST', 'services/providers/registration', { body: provider })).body
    const queue = (await operator.call('GET', 'operator/providers?status=pending')).body
    expect(queue).toMatchObject({ items: [{ id, version: 1, emailAddress: 'mona@example.com' }], total: 1 })
    await couple.call('PUT', `providers/${id}`, { body: { ...provider, businessName: 'Another one', version: 1 } })
    const decide = (decision: string, version: number) =>
      operator.call('POST', `operator/providers/${id}/decision`, { body: { decision, version, reason: 'Why' } })
    expect((await decide('approve', 1)).body.code).toBe('version_conflict')
    expect((await server.call('GET', `providers/${id}`)).status).toBe(404)
    const acts = await recordActs(() => decide('approve', 2))
    expect(acts).toEqual([['provider_approved', operator.email, id]])
    expect((await server.call('GET', `providers/${id}`)).body.businessName).toBe('Another one')
    expect((await decide('reject', 3)).body.status).toBe('rejected')
    expect((await server.call('GET', `providers/${id}`)).status).toBe(404)
    const missing = await operator.call('POST', `operator/providers/${randomUUID()}/decision`, {
      body: { decision: 'approve', version: 1 },
    })
    expect(missing.status).toBe(404)
  })
})

describe('contact messages', () => {
  it('are assigned, closed and opened again, unless somebody else did meanwhile', async () => {
    const id = await sendMessage({ platform: 'Web' })
    const [item] = (await operator.call('GET', 'operator/messages?status=open')).body.items
    expect(item).toMatchObject({ id, visitor: { platform: 'Web' }, assignee: null, version: 1, answers: [] })
    const update = (body: object) => operator.call('PUT', `operator/messages/${id}`, { body })
    const taken = await update({ status: 'open', assignee: 'me', version: 1 })
    expect(taken.body).toMatchObject({ assignee: operator.email, version: 2 })
    expect((await update({ status: 'answered', assignee: 'nobody', version: 1 })).body.code).toBe('version_conflict')
    const colleague = await createOperator(server)
    const closed = await colleague.call('PUT', `operator/messages/${id}`, {
      body: { status: 'answered', assignee: 'unchanged', version: 2 },
    })
    expect(closed.body).toMatchObject({ status: 'answered', assignee: operator.email, version: 3 })
    const answered = (await operator.call('GET', 'operator/messages?status=answered')).body
    expect(answered.items.map((message: { id: string }) => message.id)).toEqual([id])
  })

  it('are answered by one e-mail, also when the response is lost and the answer is sent again', async () => {
    const id = await sendMessage({ email: 'answered@example.com', name: 'مريم' })
    const answer = { id: randomUUID(), language: 'ar', text: 'يمكنكم تغييره من صفحة «فرحي».' }
    const send = (body: object = answer) => operator.call('POST', `operator/messages/${id}/answers`, { body })
    const acts = await recordActs(async () => {
      const [first, second] = await Promise.all([send(), send()])
      expect([first.status, second.status]).toEqual([201, 201])
      expect(first.body).toMatchObject({
        status: 'answered',
        answers: [{ id: answer.id, text: answer.text, author: operator.email }],
      })
    })
    expect(acts).toEqual([['message_answered', operator.email, id]])
    expect((await send({ ...answer, text: 'Something else' })).body.code).toBe('already_exists')
    const mails = (await server.readMails()).filter((mail) => mail.includes('To: answered@example.com'))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(answer.text)
    expect(mails[0]).toContain('How do I\nchange the date?')
  })

  it('takes no answer without a visible character, nor one to a message that was deleted', async () => {
    const id = await sendMessage()
    const send = (to: string, text: string) =>
      operator.call('POST', `operator/messages/${to}/answers`, { body: { id: randomUUID(), language: 'en', text } })
    expect((await send(id, ' \n ')).body.errors).toMatchObject([{ field: 'text' }])
    expect((await send(randomUUID(), 'Hello')).status).toBe(404)
  })
})

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
    const acts = await recordActs(async () => {
      const lines = (await operator.call('GET', 'operator/exports/leads.csv')).text.split('\r\n')
      expect(new Set(lines.filter((line) => line.includes('"lead'))).size).toBe(1201)
    })
    expect(acts).toEqual([['list_exported', operator.email, 'leads']])
    const page = (await operator.call('GET', 'operator/leads?page=2&pageSize=50')).body
    expect([page.items.length, page.total]).toEqual([50, 1202])
  })
})

describe('short links', () => {
  it('are created, listed and ended', async () => {
    const body = { shortCode: 'store', target: 'https://play.google.com/store/apps/details?id=app.zaffa' }
    const acts = await recordActs(async () => {
      const created = await operator.call('POST', 'operator/deep-links', { body })
      expect(created.body).toMatchObject({ ...body, address: 'https://zaffa.example/dl/store' })
      expect((await server.call('GET', 'deep-links/store')).body.fullUrl).toBe(body.target)
      expect((await operator.call('POST', 'operator/deep-links', { body })).body.code).toBe('already_exists')
      expect((await operator.call('GET', 'operator/deep-links')).body.items).toMatchObject([body])
      expect((await operator.call('DELETE', 'operator/deep-links/store')).status).toBe(204)
      expect((await operator.call('DELETE', 'operator/deep-links/store')).status).toBe(404)
    })
    // At one instant of the server's clock, so in no order.
    expect(acts.map(([kind, , subject]) => `${kind} ${subject}`).toSorted()).toEqual([
      'deep_link_created store',
      'deep_link_ended store',
    ])
    expect((await server.call('GET', 'deep-links/store')).status).toBe(404)
  })

  it('lead to no other site', async () => {
    const body = { shortCode: 'evil', target: 'https://evil.example/' }
    expect((await operator.call('POST', 'operator/deep-links', { body })).body.errors).toMatchObject([
      { field: 'target' },
    ])
  })
})

describe('accounts', () => {
  const find = (email: string) => operator.call('POST', 'operator/accounts/search', { body: { email } })

  it('are found by the exact address, without names and weddings', async () => {
    const couple = await registerCouple(server, 'found@example.com')
    await couple.call('PUT', 'users/profile', { body: { firstName: 'Zzfirst', version: 1 } })
    const acts = await recordActs(async () => {
      const { text, body } = await find('Found@Example.com')
      expect(body).toMatchObject({ id: couple.userId, sessions: 1, weddings: 0, isOperator: false })
      expect(text).not.toContain('Zzfirst')
      expect((await find('found')).status).toBe(400)
      expect((await find('found@example.co')).status).toBe(404)
    })
    expect(acts).toEqual([['account_found', operator.email, couple.userId]])
  })

  it('are signed out everywhere', async () => {
    const couple = await registerCouple(server)
    const other = await signIn(server, couple.email)
    await operator.call('DELETE', `operator/accounts/${couple.userId}/sessions`)
    for (const session of [couple, other]) expect((await session.call('GET', 'users/profile')).status).toBe(401)
    expect((await signIn(server, couple.email)).userId).toBe(couple.userId)
  })

  it('are deleted with the address and a new code, and the owner is told', async () => {
    const couple = await registerCouple(server, 'goodbye@example.com')
    const remove = (body: object, id = couple.userId) =>
      operator.call('POST', `operator/accounts/${id}/deletion`, { body })
    server.advance(CODE_PERIOD_S)
    const code = operator.getCode()
    const { email } = couple
    expect((await remove({ email: 'else@example.com', code })).body.errors).toMatchObject([{ field: 'email' }])
    expect((await remove({ email, code: '000000' })).body.errors).toMatchObject([{ field: 'code' }])
    expect((await remove({ email: operator.email, code }, operator.userId)).body.code).toBe('in_use')
    expect((await couple.call('GET', 'users/profile')).status).toBe(200)
    const acts = await recordActs(async () => {
      expect((await remove({ email, code })).status).toBe(204)
      expect((await remove({ email, code })).status).toBe(404)
    })
    expect(acts).toEqual([['account_deleted', operator.email, couple.userId]])
    expect((await couple.call('GET', 'users/profile')).status).toBe(401)
    expect((await server.readMails()).at(-1)).toMatch(/To: goodbye@example\.com\n[^]*support@/)
    const next = await registerCouple(server)
    expect((await remove({ email: next.email, code }, next.userId)).body.errors).toMatchObject([{ field: 'code' }])
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
    const acts = await recordActs(() => operator.call('POST', 'operator/mails/retry'))
    expect(acts).toEqual([['mails_retried', operator.email, null]])
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

describe('the log of acts', () => {
  it('also has what the command line does', async () => {
    const { id } = (await server.call('POST', 'services/providers/registration', { body: provider })).body
    const acts = await recordActs(() => runOnServer(server, 'providers', 'approve', id, '1'))
    expect(acts).toEqual([['provider_approved', expect.stringMatching(/^terminal:./), id]])
  })

  it('keeps the acts of an operator whose account was deleted, without a name', async () => {
    const former = await createOperator(server)
    await former.call('POST', 'operator/mails/retry')
    const id = await sendMessage({ message: 'Zzkept' })
    const answer = { id: randomUUID(), language: 'en', text: 'Our answer' }
    await former.call('PUT', `operator/messages/${id}`, { body: { status: 'open', assignee: 'me', version: 1 } })
    await former.call('POST', `operator/messages/${id}/answers`, { body: answer })
    await server.call('POST', 'identity/delete', { body: { emailOrPhone: former.email, password: PASSWORD } })
    const acts = await listActs()
    const kinds = acts.filter(({ actor }) => actor === null).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual([
      'mails_retried',
      'message_answered',
      'message_updated',
      'operator_set_up',
      'signed_in',
    ])
    const messages = (await operator.call('GET', 'operator/messages?status=answered')).body.items
    expect(messages).toContainEqual(
      expect.objectContaining({
        id,
        assignee: null,
        answers: [expect.objectContaining({ text: 'Our answer', author: null })],
      }),
    )
  })
})
