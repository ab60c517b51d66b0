import { createInvitationInput, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { addHousehold, findPlannedWedding, listEvents, listHouseholds } from '../../../tests/server/support/weddings.ts'
import { weddingDates } from '../../../tests/fixtures/invitation.ts'

let server: TestServer
let couple: Couple
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => void (couple = await registerCouple(server)))
afterAll(() => server.close())

const none = { engagementDate: 'none', hennaDate: 'none', crownDate: 'none' }
const publish = async (changes: Record<string, unknown> = {}, headers = {}) =>
  (await couple.call('POST', 'invitations', { body: createInvitationInput(changes), headers })).body
const edit = ({ id, version }: { id: string; version: number }, changes: Record<string, unknown>) =>
  couple.call('PUT', `invitations/${id}`, { body: createInvitationInput({ ...changes, version }) })
const readAsGuest = async (slug: string) =>
  (await server.call('GET', `invitations/slug/${encodeURIComponent(slug)}`)).body
const listKinds = async (weddingId: string) =>
  (await listEvents(couple, weddingId)).filter(({ date }) => date !== undefined).map(({ kind }) => kind)
const findHenna = async (weddingId: string) =>
  (await listEvents(couple, weddingId)).find(({ kind }) => kind === 'henna')

describe('ceremonies of which the couple says that there is none', () => {
  it('have no events, and are none for guests', async () => {
    const { slug, weddingId } = await publish(none)
    expect(await listKinds(weddingId)).toEqual(['wedding'])
    expect(await readAsGuest(slug)).toMatchObject(none)
  })

  it('are the same in a repeated request', async () => {
    const headers = { 'idempotency-key': 'b6f8e8f0-5d0e-4b5c-9a53-1f2b1f3c4d5e' }
    const { id } = await publish(none, headers)
    expect((await publish(none, headers)).id).toBe(id)
  })

  it('lose their events by an edit, in all invitations of the wedding, and get them back by another', async () => {
    const first = await publish()
    const second = await publish({ language: 'en', weddingId: first.weddingId })
    await edit(second, { language: 'en', hennaDate: 'none' })
    expect(await listKinds(first.weddingId)).toEqual(['engagement', 'contract', 'wedding'])
    const seen = await readAsGuest(first.slug)
    expect(seen.hennaDate).toBe('none')
    await edit(seen, {})
    expect(await readAsGuest(second.slug)).toMatchObject({ hennaDate: weddingDates.hennaDate })
  })

  it('lose only their date while families have seats in them', async () => {
    const invitation = await publish()
    const wedding = await findPlannedWedding(couple, invitation.weddingId)
    const henna = (await findHenna(wedding.id))!
    const hall = { eventId: henna.id, name: 'البيت', audience: 'women' }
    const { id: hallId } = (await couple.call('POST', `${wedding.path}/halls`, { body: hall })).body
    await addHousehold(couple, { ...wedding, hallId })
    await edit(invitation, { hennaDate: 'none' })
    expect(await findHenna(wedding.id)).not.toHaveProperty('date')
    expect((await listHouseholds(couple, wedding)).items[0].seats).toMatchObject([{ hallId, allowed: 3 }])
    expect(await readAsGuest(invitation.slug)).toMatchObject({ hennaDate: 'none' })
  })

  it('keep a place without a date, which can be edited and deleted', async () => {
    const invitation = await publish()
    const { path, id } = await findPlannedWedding(couple, invitation.weddingId)
    const henna = (await findHenna(id))!
    const call = (method: 'PUT' | 'DELETE', body?: object) =>
      couple.call(method, `${path}/events/${henna.id}`, body ? { body } : {})
    await call('PUT', { date: henna.date, place: 'البيت', version: 1 })
    expect((await call('DELETE')).body.code).toBe('in_use')
    await edit(invitation, { hennaDate: 'none' })
    expect((await call('PUT', { place: 'بيت العروس', version: 3 })).status).toBe(200)
    expect((await call('DELETE')).status).toBe(204)
  })

  it('need no name of the contract', async () => {
    const headers = { 'idempotency-key': '7c1f2a8e-3b5d-4e6f-8a90-b1c2d3e4f506' }
    const details = { ...none, contractName: 'crowning' }
    const { id, contractName } = await publish(details, headers)
    expect(contractName).toBeUndefined()
    expect((await publish(details, headers)).id).toBe(id)
  })

  it('are on the invitation when they are added to the events', async () => {
    const { slug, weddingId } = await publish(none)
    const body = { kind: 'henna', date: '2027-06-16' }
    expect((await couple.call('POST', `weddings/${weddingId}/events`, { body })).status).toBe(201)
    expect(await readAsGuest(slug)).toMatchObject({ ...none, hennaDate: '2027-06-16', version: 2 })
  })
})

describe('the name of the marriage contract', () => {
  const findContract = async (weddingId: string) =>
    (await listEvents(couple, weddingId)).find(({ kind }) => kind === 'contract')

  it('is absent until it is chosen, and kept by an update without it', async () => {
    const first = await publish()
    expect(first).not.toHaveProperty('contractName')
    const { body: named } = await edit(first, { contractName: 'crowning' })
    expect(named.contractName).toBe('crowning')
    expect((await edit(named, { crownDate: '2027-06-01' })).body.contractName).toBe('crowning')
    expect(await findContract(first.weddingId)).toMatchObject({ contractName: 'crowning', date: '2027-06-01' })
  })

  it('is that of the wedding, in all its invitations', async () => {
    const first = await publish({ contractName: 'crowning' })
    const second = await publish({ language: 'en', weddingId: first.weddingId })
    expect(second.contractName).toBe('crowning')
    await edit(second, { language: 'en', contractName: 'aqd-el-qiran' })
    expect((await readAsGuest(first.slug)).contractName).toBe('aqd-el-qiran')
  })

  it('is on the page of a family, in its calendar file and in the exported list', async () => {
    const { weddingId } = await publish({ contractName: 'crowning' })
    const { path, ...wedding } = await findPlannedWedding(couple, weddingId)
    const contract = (await findContract(weddingId))!
    const hall = { eventId: contract.id, name: 'الكنيسة', audience: 'mixed' }
    const { id: hallId } = (await couple.call('POST', `${path}/halls`, { body: hall })).body
    const { linkToken } = await addHousehold(couple, { ...wedding, path, hallId })
    const page = await server.call('GET', `links/${linkToken}`)
    expect(page.body.events).toMatchObject([{ kind: 'contract', contractName: 'crowning' }])
    const file = await server.call('GET', `links/${linkToken}/events/${contract.id}/calendar.ics`)
    expect(file.text).toContain('SUMMARY:الإكليل: عمر وليلى')
    const list = await couple.call('GET', `${path}/exports/households.csv`)
    expect(list.text).toContain('Crowning / الكنيسة')
  })
})
