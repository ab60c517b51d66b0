import { randomUUID } from 'node:crypto'
import { providerDetails as provider } from '../../../tests/fixtures/provider.ts'
import { recordAuditEntries } from '../../../tests/server/support/auditLog.ts'
import { createOperator, runOnServer } from '../../../tests/server/support/operators.ts'
import type { Operator } from '../../../tests/server/support/operators.ts'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
let operator: Operator
beforeAll(async () => {
  server = await startTestServer()
  operator = await createOperator(server)
})
afterAll(() => server.close())

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
    const entries = await recordAuditEntries({ server, operator }, () => decide('approve', 2))
    expect(entries).toEqual([['provider_approved', operator.email, id]])
    expect((await server.call('GET', `providers/${id}`)).body.businessName).toBe('Another one')
    expect((await decide('reject', 3)).body.status).toBe('rejected')
    expect((await server.call('GET', `providers/${id}`)).status).toBe(404)
    const missing = await operator.call('POST', `operator/providers/${randomUUID()}/decision`, {
      body: { decision: 'approve', version: 1 },
    })
    expect(missing.status).toBe(404)
  })
})

describe('the audit log', () => {
  it('also has what the command line does', async () => {
    const { id } = (await server.call('POST', 'services/providers/registration', { body: provider })).body
    const entries = await recordAuditEntries({ server, operator }, () =>
      runOnServer(server, 'providers', 'approve', id, '1'),
    )
    expect(entries).toEqual([['provider_approved', expect.stringMatching(/^terminal:./), id]])
  })
})
