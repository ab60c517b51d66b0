import { startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import { getInvitation, inviteHousehold, publishWish } from '../../../tests/server/support/replies.ts'
import type { InvitedHousehold } from '../../../tests/server/support/replies.ts'

let server: TestServer
let family: InvitedHousehold
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => {
  family = await inviteHousehold(server)
  await publishWish(family)
})
afterAll(() => server.close())

const call = async (method: string, path: string, body?: object) => {
  const response = await family.couple.call(method, `${family.wedding.path}/${path}`, body ? { body } : {})
  expect(response.status).toBeLessThan(300)
  return response.body
}
/** @returns the name beside the wish, as guests get it from the cache */
const getName = async () => (await getInvitation(server, family.invitation)).wishes[0]?.name
const bulkEdit = (action: string) => call('POST', 'households/bulk', { ids: [family.household.id], action })

it('has the new name after the household is renamed', async () => {
  expect(await getName()).toBe('منى عادل')
  await call('PUT', `households/${family.household.id}`, { name: 'منى وعائلتها', side: 'bride', version: 1 })
  expect(await getName()).toBe('منى وعائلتها')
})

it('disappears with its household, and is shown again when that is restored', async () => {
  await call('DELETE', `households/${family.household.id}`)
  expect(await getName()).toBeUndefined()
  await bulkEdit('restore')
  expect(await getName()).toBe('منى عادل')
  await bulkEdit('delete')
  expect(await getName()).toBeUndefined()
})

it('follows an import and its undoing', async () => {
  // A family that has answered since the import keeps its details.
  server.advance(1)
  const rows = [{ householdId: family.household.id, name: 'من الملف' }]
  const { id } = await call('POST', 'imports', { source: 'csv', rows })
  expect(await getName()).toBe('من الملف')
  await call('POST', `imports/${id}/undo`)
  expect(await getName()).toBe('منى عادل')
})

it('does not change the invitation for a change that it does not show', async () => {
  const { version } = await getInvitation(server, family.invitation)
  await call('POST', 'households/bulk', { ids: [family.household.id], action: 'addTag', tag: 'الشغل' })
  expect((await getInvitation(server, family.invitation)).version).toBe(version)
})
