import { providerDetails as details } from '../../../tests/fixtures/provider.ts'
import { createOperator, runOnServer } from '../../../tests/server/support/operators.ts'
import type { Operator } from '../../../tests/server/support/operators.ts'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
let operator: Operator
beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: 'https://zaffa.example' } })
  operator = await createOperator(server)
})
afterAll(() => server.close())

const register = async (by: Pick<Couple, 'call'>, language = 'en', changes = {}): Promise<string> =>
  (
    await by.call('POST', 'services/providers/registration', {
      body: { ...details, ...changes },
      headers: { 'accept-language': language },
    })
  ).body.id
const decide = (id: string, body: { decision: string; version: number; reason?: string }) =>
  operator.call('POST', `operator/providers/${id}/decision`, { body })
const edit = (by: Couple, id: string, version: number, changes: object) =>
  by.call('PUT', `providers/${id}`, { body: { ...details, ...changes, version } })
const getPublic = async (id: string) => (await server.call('GET', `providers/${id}`)).body
const readMails = async (to: string) => (await server.readMails()).filter((mail) => mail.includes(`To: ${to}\n`))

async function registerListed(): Promise<{ owner: Couple; id: string }> {
  const owner = await registerCouple(server)
  const id = await register(owner)
  await decide(id, { decision: 'approve', version: 1 })
  return { owner, id }
}

describe('the edit of a listed provider', () => {
  it('waits, while the provider stays listed as it was looked at', async () => {
    const { owner, id } = await registerListed()
    const swapped = { businessName: 'Another business', serviceClasses: ['dj'] }
    expect((await edit(owner, id, 2, swapped)).body).toMatchObject({
      businessName: 'Adasa Studio',
      status: 'approved',
      version: 3,
      edit: { details: swapped, refusal: null },
    })
    expect(await getPublic(id)).toMatchObject({ businessName: 'Adasa Studio' })
    expect(await getPublic(id)).not.toHaveProperty('edit')
    expect((await server.call('GET', 'providers?q=another')).body.total).toBe(0)
    const waiting = (await operator.call('GET', 'operator/providers?status=pending&pageSize=50')).body.items
    expect(waiting).toContainEqual(
      expect.objectContaining({ id, businessName: 'Adasa Studio', edit: expect.objectContaining({ refusal: null }) }),
    )
    expect((await decide(id, { decision: 'approve', version: 2 })).body.code).toBe('version_conflict')
    expect((await decide(id, { decision: 'approve', version: 3 })).body).toMatchObject({ ...swapped, edit: null })
    expect(await getPublic(id)).toMatchObject(swapped)
    expect((await server.call('GET', 'services/category/dj')).body.items).toContainEqual(
      expect.objectContaining({ providerId: id }),
    )
  })

  it('is refused with a reason that its owner sees, and can be sent again', async () => {
    const { owner, id } = await registerListed()
    await edit(owner, id, 2, { businessName: 'Best in the world' })
    const refused = await decide(id, { decision: 'reject', version: 3, reason: 'No superlatives, please.' })
    expect(refused.body).toMatchObject({ status: 'approved', edit: { refusal: 'No superlatives, please.' } })
    expect((await owner.call('GET', `providers/${id}`)).body.edit.refusal).toBe('No superlatives, please.')
    expect(await getPublic(id)).toMatchObject({ businessName: 'Adasa Studio', status: 'approved' })
    const isWaiting = async () =>
      (await operator.call('GET', 'operator/providers?status=pending&pageSize=50')).body.items.some(
        (item: { id: string }) => item.id === id,
      )
    expect(await isWaiting()).toBe(false)
    expect((await edit(owner, id, 4, { businessName: 'Adasa' })).body.edit.refusal).toBeNull()
    expect(await isWaiting()).toBe(true)
  })

  it('is listed at the command line with what it changes, and approved there', async () => {
    const { owner, id } = await registerListed()
    await edit(owner, id, 2, { businessName: 'Changed' })
    const lines = await runOnServer(server, 'providers', 'list', '--status', 'pending')
    expect(lines).toContainEqual(expect.stringMatching(`^${id}\t3\tchanged\tChanged\t`))
    expect(await runOnServer(server, 'providers', 'approve', id, '3')).toEqual(['Changed is approved.'])
  })

  it('conflicts with an edit of another tab, and is of the owner only', async () => {
    const { owner, id } = await registerListed()
    const edits = await Promise.all([
      edit(owner, id, 2, { businessName: 'A' }),
      edit(owner, id, 2, { businessName: 'B' }),
    ])
    expect(edits.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await edit(await registerCouple(server), id, 3, {})).status).toBe(404)
  })
})

describe('a refused registration', () => {
  it('needs a reason, which its owner sees until it is sent again', async () => {
    const owner = await registerCouple(server)
    const id = await register(owner)
    expect((await decide(id, { decision: 'reject', version: 1, reason: ' \n ' })).body.errors).toMatchObject([
      { field: 'reason' },
    ])
    await decide(id, { decision: 'reject', version: 1, reason: 'The phone number does not work.' })
    const own = async () => (await owner.call('GET', `providers/${id}`)).body
    expect(await own()).toMatchObject({ status: 'rejected', refusal: 'The phone number does not work.' })
    await edit(owner, id, 2, { contactNumber: '01112345678' })
    expect(await own()).toMatchObject({ status: 'pending', refusal: null, edit: null, contactNumber: '01112345678' })
  })
})

it('is decided once when two operators decide differently about one version', async () => {
  const id = await register(server)
  const decisions = await Promise.all([
    decide(id, { decision: 'approve', version: 1 }),
    decide(id, { decision: 'reject', version: 1, reason: 'Why' }),
  ])
  expect(decisions.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

describe('e-mails to a provider', () => {
  it('tell that the registration was received, once and in words of our own', async () => {
    const headers = { 'idempotency-key': '6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c77', 'accept-language': 'ar' }
    const body = { ...details, emailAddress: 'received@example.com', businessName: 'Buy now evil.example' }
    await server.call('POST', 'services/providers/registration', { body, headers })
    await server.call('POST', 'services/providers/registration', { body, headers })
    const mails = await readMails('received@example.com')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('وصلنا طلب تسجيلكم')
    expect(mails[0]).not.toContain('evil.example')
  })

  it('tell the decision in the language of the registration', async () => {
    const id = await register(server, 'ar', { emailAddress: 'decided@example.com' })
    await decide(id, { decision: 'reject', version: 1, reason: 'رقم الهاتف لا يعمل' })
    await decide(id, { decision: 'approve', version: 2 })
    const [, refused, listed] = await readMails('decided@example.com')
    expect(refused).toContain('رقم الهاتف لا يعمل')
    expect(listed).toContain(`https://zaffa.example/providers/${id}`)
  })
})
