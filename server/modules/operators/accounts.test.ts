import { randomUUID } from 'node:crypto'
import { listAuditEntries, recordAuditEntries } from '../../../tests/server/support/auditLog.ts'
import { CODE_PERIOD_S, createOperator } from '../../../tests/server/support/operators.ts'
import type { Operator } from '../../../tests/server/support/operators.ts'
import { PASSWORD, registerCouple, signIn, startTestServer } from '../../../tests/server/support/server.ts'
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

describe('accounts', () => {
  const find = (email: string) => operator.call('POST', 'operator/accounts/search', { body: { email } })

  it('are found by the exact address, without names and weddings', async () => {
    const couple = await registerCouple(server, 'found@example.com')
    await couple.call('PUT', 'users/profile', { body: { firstName: 'Zzfirst', version: 1 } })
    const entries = await recordAuditEntries({ server, operator }, async () => {
      const { text, body } = await find('Found@Example.com')
      expect(body).toMatchObject({ id: couple.userId, sessions: 1, weddings: 0, isOperator: false })
      expect(text).not.toContain('Zzfirst')
      expect((await find('found')).status).toBe(400)
      expect((await find('found@example.co')).status).toBe(404)
    })
    expect(entries).toEqual([['account_found', operator.email, couple.userId]])
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
    const entries = await recordAuditEntries({ server, operator }, async () => {
      expect((await remove({ email, code })).status).toBe(204)
      expect((await remove({ email, code })).status).toBe(404)
    })
    expect(entries).toEqual([['account_deleted', operator.email, couple.userId]])
    expect((await couple.call('GET', 'users/profile')).status).toBe(401)
    expect((await server.readMails()).at(-1)).toMatch(/To: goodbye@example\.com\n[^]*support@/)
    const next = await registerCouple(server)
    expect((await remove({ email: next.email, code }, next.userId)).body.errors).toMatchObject([{ field: 'code' }])
  })
})

describe('the audit log', () => {
  it('keeps the audit entries of an operator whose account was deleted, without a name', async () => {
    const former = await createOperator(server)
    await former.call('POST', 'operator/mails/retry')
    const id = await sendMessage({ message: 'Zzkept' })
    const answer = { id: randomUUID(), language: 'en', text: 'Our answer' }
    await former.call('PUT', `operator/messages/${id}`, { body: { status: 'open', assignee: 'me', version: 1 } })
    await former.call('POST', `operator/messages/${id}/answers`, { body: answer })
    await server.call('POST', 'identity/delete', { body: { emailOrPhone: former.email, password: PASSWORD } })
    const entries = await listAuditEntries(operator)
    const kinds = entries.filter(({ actor }) => actor === null).map(({ kind }) => kind)
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
