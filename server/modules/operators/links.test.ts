import { recordAuditEntries } from '../../../tests/server/support/auditLog.ts'
import { createOperator } from '../../../tests/server/support/operators.ts'
import type { Operator } from '../../../tests/server/support/operators.ts'
import { startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
let operator: Operator
beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: 'https://zaffa.example' } })
  operator = await createOperator(server)
})
afterAll(() => server.close())

describe('short links', () => {
  it('are created, listed and ended', async () => {
    const body = { shortCode: 'store', target: 'https://play.google.com/store/apps/details?id=app.zaffa' }
    const entries = await recordAuditEntries({ server, operator }, async () => {
      const created = await operator.call('POST', 'operator/deep-links', { body })
      expect(created.body).toMatchObject({ ...body, address: 'https://zaffa.example/dl/store' })
      expect((await server.call('GET', 'deep-links/store')).body.fullUrl).toBe(body.target)
      expect((await operator.call('POST', 'operator/deep-links', { body })).body.code).toBe('already_exists')
      expect((await operator.call('GET', 'operator/deep-links')).body.items).toMatchObject([body])
      expect((await operator.call('DELETE', 'operator/deep-links/store')).status).toBe(204)
      expect((await operator.call('DELETE', 'operator/deep-links/store')).status).toBe(404)
    })
    // At one instant of the server's clock, so in no order.
    expect(entries.map(([kind, , subject]) => `${kind} ${subject}`).toSorted()).toEqual([
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
