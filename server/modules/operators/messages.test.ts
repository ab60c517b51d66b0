import { randomUUID } from 'node:crypto'
import { recordAuditEntries } from '../../../tests/server/support/auditLog.ts'
import { createOperator } from '../../../tests/server/support/operators.ts'
import type { Operator } from '../../../tests/server/support/operators.ts'
import { startTestServer } from '../../../tests/server/support/server.ts'
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
    const entries = await recordAuditEntries({ server, operator }, async () => {
      const [first, second] = await Promise.all([send(), send()])
      expect([first.status, second.status]).toEqual([201, 201])
      expect(first.body).toMatchObject({
        status: 'answered',
        answers: [{ id: answer.id, text: answer.text, author: operator.email }],
      })
    })
    expect(entries).toEqual([['message_answered', operator.email, id]])
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
