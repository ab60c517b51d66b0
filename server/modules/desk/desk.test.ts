import { randomUUID } from 'node:crypto'
import { getFieldErrors, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { addMember } from '../../../tests/server/support/members.ts'
import { DESK_OPEN_S } from '../../config/limits.ts'
import { addHousehold, createWedding } from '../../../tests/server/support/weddings.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let couple: Couple
let wedding: PlannedWedding
let householdId: string
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => {
  couple = await registerCouple(server)
  wedding = await createWedding(couple)
  householdId = (await addHousehold(couple, wedding)).id
})
afterAll(() => server.close())

type Body = Record<string, unknown>
const send = (changes: Body = {}) =>
  couple.call('POST', `${wedding.path}/sends`, { body: { householdId, kind: 'invite', result: 'sent', ...changes } })
const takeBack = (id: string) => couple.call('DELETE', `${wedding.path}/sends/${id}`)
const getStatuses = async () => (await couple.call('GET', `${wedding.path}/statuses`)).body

describe('recording a message', () => {
  it('returns the status of the household, which other devices find with their next poll', async () => {
    const { revision } = await getStatuses()
    const { status, body } = await send({ kind: 'reminder', result: 'wrongNumber' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ householdId, sends: [{ householdId, kind: 'reminder', result: 'wrongNumber' }] })
    const polled = await couple.call('GET', `${wedding.path}/statuses?after=${revision}`)
    expect(polled.body.items).toEqual([body])
  })

  it('refuses households that are not on the list of the wedding', async () => {
    const inBin = await addHousehold(couple, wedding)
    await couple.call('DELETE', `${wedding.path}/households/${inBin.id}`)
    const elsewhere = await addHousehold(couple, await createWedding(couple))
    for (const id of [randomUUID(), inBin.id, elsewhere.id])
      expect(getFieldErrors(await send({ householdId: id }))).toEqual({
        householdId: 'This family is no longer on the list.',
      })
  })
})

describe('two members who send messages', () => {
  const open = async (account: Couple, id: string) =>
    (await account.call('PUT', `${wedding.path}/households/${id}/desk`)).body.desk
  const findStatus = async (id: string) =>
    (await getStatuses()).items.find((status: { householdId: string }) => status.householdId === id)

  it('see which family the other one has open, one at a time, for two minutes', async () => {
    const mother = await addMember(server, couple, wedding, { role: 'sideManager', side: 'bride' })
    const other = await addHousehold(couple, wedding)
    const until = new Date(server.now() + DESK_OPEN_S * 1000).toISOString()
    expect(await open(mother, householdId)).toEqual({ memberId: mother.userId, until })
    expect(await open(couple, householdId)).toEqual({ memberId: mother.userId, until })
    const { revision } = await getStatuses()
    await open(mother, other.id)
    const { items } = (await couple.call('GET', `${wedding.path}/statuses?after=${revision}`)).body
    expect(items.map(({ householdId: id, desk }: { householdId: string; desk?: unknown }) => [id, desk])).toEqual(
      expect.arrayContaining([
        [householdId, undefined],
        [other.id, { memberId: mother.userId, until }],
      ]),
    )
    server.advance(DESK_OPEN_S)
    expect(await open(couple, other.id)).toMatchObject({ memberId: couple.userId })
  })

  it('see who has sent it, and no longer that it is open', async () => {
    const mother = await addMember(server, couple, wedding, { role: 'sideManager', side: 'bride' })
    await open(mother, householdId)
    await mother.call('POST', `${wedding.path}/sends`, { body: { householdId, kind: 'invite', result: 'sent' } })
    const { desk, sends } = await findStatus(householdId)
    expect([desk, sends[0].sentBy]).toEqual([undefined, mother.userId])
  })
})

describe('taking a message back', () => {
  it('makes the message before it count again', async () => {
    await send({ result: 'skipped' })
    server.advance(1)
    const { body } = await send()
    const sent = body.sends[0]
    expect(sent.result).toBe('sent')
    expect((await takeBack(sent.id)).body.sends).toMatchObject([{ result: 'skipped' }])
    expect((await takeBack(sent.id)).status).toBe(404)
  })
})

describe('templates', () => {
  const path = () => `${wedding.path}/message-templates`
  const update = (body: Body) => couple.call('PUT', path(), { body })
  const invite = { kind: 'invite', language: 'ar', side: 'groom' }

  it('replaces the text of a kind, language and side, and restores the default without a text', async () => {
    await update({ ...invite, text: 'first' })
    await update({ ...invite, side: 'bride', text: 'hers' })
    const { body } = await update({ ...invite, text: ' تعالوا يا {الاسم}\n\u202E{الرابط} ' })
    const hers = { ...invite, side: 'bride', text: 'hers' }
    expect(body.items).toEqual([hers, { ...invite, text: 'تعالوا يا {الاسم}\n{الرابط}' }])
    expect((await couple.call('GET', path())).body).toEqual(body)
    expect((await update(invite)).body.items).toEqual([hers])
  })

  it('refuses a text without a visible character', async () => {
    expect(getFieldErrors(await update({ ...invite, text: ' \u200F ' }))).toEqual({ text: 'This field is required.' })
  })
})

describe('the personal link', () => {
  const getPage = async (token: string) => (await server.call('GET', `links/${token}`)).status
  const change = async (method: string) =>
    (await couple.call(method, `${wedding.path}/households/${householdId}/link`)).body

  it('is replaced and taken away in new versions of the household', async () => {
    const { linkToken } = (await couple.call('GET', `${wedding.path}/households`)).body.items[0]
    const renewed = await change('POST')
    expect(renewed).toMatchObject({ id: householdId, version: 2, seats: [{ allowed: 3 }] })
    expect(renewed.linkToken).not.toBe(linkToken)
    const revoked = await change('DELETE')
    expect(revoked).toMatchObject({ id: householdId, version: 3 })
    expect(revoked).not.toHaveProperty('linkToken')
    expect(await getPage(renewed.linkToken)).toBe(404)
  })

  it('is not changed for a household in the bin', async () => {
    await couple.call('DELETE', `${wedding.path}/households/${householdId}`)
    expect((await couple.call('POST', `${wedding.path}/households/${householdId}/link`)).status).toBe(404)
  })
})
