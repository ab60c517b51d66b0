import { randomUUID } from 'node:crypto'
import { getFieldErrors, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
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
