import { randomUUID } from 'node:crypto'
import { providerDetails } from '../../../tests/fixtures/provider.ts'
import { recordAuditEntries } from '../../../tests/server/support/auditLog.ts'
import { createOperator } from '../../../tests/server/support/operators.ts'
import type { Operator } from '../../../tests/server/support/operators.ts'
import { getFieldErrors, registerCouple, signIn, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { createWedding } from '../../../tests/server/support/weddings.ts'

const TODAY = '2026-11-21'
const DAY_S = 24 * 3600
const question = {
  name: 'Laila Hassan',
  phone: '01012345678',
  consent: true,
  weddingId: null,
  weddingDate: TODAY,
  place: null,
  guests: null,
  message: 'Are you free?',
}
const review = {
  name: 'Laila & Ahmed',
  stars: { quality: 5, communication: 4, punctuality: 5, value: 4 },
  words: 'كانت الليلة جميلة',
}

let server: TestServer
let operator: Operator
let owner: Couple
let providerId: string
beforeEach(async () => {
  server = await startTestServer()
  operator = await createOperator(server)
  owner = await registerCouple(server, 'owner@example.com')
  providerId = (await owner.call('POST', 'services/providers/registration', { body: providerDetails })).body.id
  await operator.call('POST', `operator/providers/${providerId}/decision`, {
    body: { decision: 'approve', version: 1 },
  })
})
afterEach(() => server.close())

/** Access tokens and the operator's session end with the days that pass. */
async function passDays(days: number): Promise<void> {
  server.advance(days * DAY_S)
  owner = await signIn(server, 'owner@example.com')
  operator = await createOperator(server)
}

async function ask(couple: Couple, changes: object = {}): Promise<string> {
  const response = await couple.call('POST', `providers/${providerId}/enquiries`, {
    body: { ...question, ...changes },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(response.status).toBe(201)
  return response.body.id
}
const note = (couple: Couple, id: string, status: string, weddingDate: string | null = TODAY) =>
  couple.call('PUT', `enquiries/${id}`, { body: { status, amount: null, note: null, weddingDate, version: 1 } })
const write = (couple: Couple, id: string, body: object = review) =>
  couple.call('POST', `enquiries/${id}/review`, { body })
const decide = (id: string, body: object) =>
  operator.call('POST', `operator/reviews/${id}/decision`, {
    body: { decision: 'show', reason: null, removesAnswer: false, version: 1, ...body },
  })
const listShown = async (id = providerId) => (await server.call('GET', `providers/${id}/reviews`)).body
const getCode = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

/** Couples that have booked the provider for today. @returns their enquiries on the day after */
async function bookCouples(count: number): Promise<Array<{ couple: Couple; enquiryId: string }>> {
  const booked: Array<{ email: string; enquiryId: string }> = []
  for (let nth = 0; nth < count; nth += 1) {
    const email = `couple${nth}@example.com`
    const couple = await registerCouple(server, email)
    const enquiryId = await ask(couple)
    await note(couple, enquiryId, 'booked')
    booked.push({ email, enquiryId })
  }
  await passDays(1)
  return Promise.all(booked.map(async ({ email, enquiryId }) => ({ couple: await signIn(server, email), enquiryId })))
}

async function writeShown(couple: Couple, enquiryId: string, body: object = review): Promise<string> {
  const { id } = (await write(couple, enquiryId, body)).body.review
  expect((await decide(id, {})).status).toBe(200)
  return id
}

describe('writing a review', () => {
  it('needs a booking and the end of the wedding day', async () => {
    const couple = await registerCouple(server, 'laila@example.com')
    const id = await ask(couple)
    expect(getCode(await write(couple, id))).toEqual([409, 'not_booked'])
    await note(couple, id, 'booked')
    expect(getCode(await write(couple, id))).toEqual([409, 'too_early'])
    await passDays(1)
    const response = await write(await signIn(server, 'laila@example.com'), id)
    expect(response.body.review).toMatchObject({ ...review, status: 'waiting', answer: null, isDisputed: false })
    expect(await listShown()).toMatchObject({ items: [], total: 0 })
  })

  it('is too early without a date, and by the date of the wedding rather than the one that was asked for', async () => {
    const couple = await registerCouple(server, 'laila@example.com')
    const undated = await ask(couple, { weddingDate: null })
    await note(couple, undated, 'booked', null)
    const { id: weddingId, eventId } = await createWedding(couple)
    const { db } = server.app.context
    await db.updateTable('events').set({ date: '2026-12-24' }).where('id', '=', eventId).execute()
    const postponed = await ask(couple, { weddingId })
    await note(couple, postponed, 'booked')
    await passDays(2)
    const again = await signIn(server, 'laila@example.com')
    expect(getCode(await write(again, undated))).toEqual([409, 'too_early'])
    expect(getCode(await write(again, postponed))).toEqual([409, 'too_early'])
  })

  it('is refused to others, and to the owner of the provider', async () => {
    const [{ couple, enquiryId } = { couple: owner, enquiryId: '' }] = await bookCouples(1)
    expect(getCode(await write(owner, enquiryId))).toEqual([404, 'not_found'])
    const { db } = server.app.context
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'couple0@example.com')
      .executeTakeFirstOrThrow()
    await db.updateTable('providers').set({ owner_id: id }).execute()
    expect(getCode(await write(couple, enquiryId))).toEqual([409, 'own_provider'])
  })

  it('happens once: the same again returns it, another one is refused, a deleted one can be written again', async () => {
    const [{ couple, enquiryId } = { couple: owner, enquiryId: '' }] = await bookCouples(1)
    const first = await write(couple, enquiryId)
    expect((await write(couple, enquiryId)).body).toEqual(first.body)
    expect(getCode(await write(couple, enquiryId, { ...review, words: 'Another one' }))).toEqual([
      409,
      'already_exists',
    ])
    expect((await couple.call('DELETE', `enquiries/${enquiryId}/review`)).status).toBe(204)
    expect((await couple.call('DELETE', `enquiries/${enquiryId}/review`)).status).toBe(404)
    expect((await write(couple, enquiryId, { ...review, words: 'Another one' })).status).toBe(201)
  })

  it('takes no links, phone numbers and markup, and removes direction marks', async () => {
    const [{ couple, enquiryId } = { couple: owner, enquiryId: '' }] = await bookCouples(1)
    const bad = await write(couple, enquiryId, { ...review, name: 'zaffa.com', words: 'اتصلوا ٠١٠١٢٣٤٥٦٧٨' })
    expect(Object.keys(getFieldErrors(bad)).toSorted()).toEqual(['name', 'words'])
    expect((await write(couple, enquiryId, { ...review, words: '<b>x</b>' })).status).toBe(400)
    expect((await write(couple, enquiryId, { ...review, words: 'a\u202Eb\n\nc' })).body.review.words).toBe('ab\n\nc')
  })
})

describe('the reviews of a provider', () => {
  it('show stars and a rating from the third on', async () => {
    const booked = await bookCouples(3)
    const stars = { quality: 4, communication: 4, punctuality: 4, value: 3 }
    for (const { couple, enquiryId } of booked.slice(0, 2)) await writeShown(couple, enquiryId)
    expect((await listShown()).items.map((item: { stars: unknown }) => item.stars)).toEqual([null, null])
    expect((await server.call('GET', `providers/${providerId}`)).body.rating).toBeNull()
    await writeShown(booked[2]!.couple, booked[2]!.enquiryId, { ...review, stars })
    expect((await listShown()).items).toHaveLength(3)
    expect((await listShown()).items[0].stars).not.toBeNull()
    const rating = { count: 3, average: 4.3, stars: { quality: 4.7, communication: 4, punctuality: 4.7, value: 3.7 } }
    expect((await server.call('GET', `providers/${providerId}`)).body.rating).toEqual(rating)
    expect((await server.call('GET', 'providers')).body.items[0].rating).toEqual(rating)
    await booked[0]!.couple.call('DELETE', `enquiries/${booked[0]!.enquiryId}`)
    expect((await server.call('GET', `providers/${providerId}`)).body.rating).toBeNull()
  })

  it('are answered once by the owner', async () => {
    const [{ couple, enquiryId } = { couple: owner, enquiryId: '' }] = await bookCouples(1)
    const { id } = (await write(couple, enquiryId)).body.review
    const answer = (by: Couple, text = 'It was a joy.') =>
      by.call('POST', `providers/${providerId}/reviews/${id}/answer`, { body: { text } })
    expect((await answer(owner)).status).toBe(404)
    await decide(id, {})
    expect((await answer(couple)).status).toBe(404)
    expect(getFieldErrors(await answer(owner, 'Call 01012345678'))).toHaveProperty('text')
    expect((await answer(owner)).body.answer.text).toBe('It was a joy.')
    expect((await answer(owner)).status).toBe(201)
    expect(getCode(await answer(owner, 'Another answer'))).toEqual([409, 'already_exists'])
    expect((await listShown()).items[0].answer.text).toBe('It was a joy.')
  })

  it('stay visible while they are disputed, until the operator decides', async () => {
    const [{ couple, enquiryId } = { couple: owner, enquiryId: '' }] = await bookCouples(1)
    const id = await writeShown(couple, enquiryId)
    const dispute = (reason = 'Not our hall') =>
      owner.call('POST', `providers/${providerId}/reviews/${id}/dispute`, { body: { reason } })
    expect((await dispute()).body.dispute).toBe('open')
    expect((await listShown()).items[0].dispute).toBe('open')
    expect(JSON.stringify(await listShown())).not.toContain('Not our hall')
    const queue = (await operator.call('GET', 'operator/reviews?queue=disputed')).body
    expect(queue.items).toMatchObject([{ id, dispute: { reason: 'Not our hall', isOpen: true }, version: 3 }])
    expect((await operator.call('GET', 'operator/overview')).body.queues.reviews).toBe(1)
    const refusal = { decision: 'refuse', reason: 'It was another hall.', version: 3 }
    expect(getFieldErrors(await decide(id, { ...refusal, reason: ' ' }))).toHaveProperty('reason')
    expect((await decide(id, refusal)).body).toMatchObject({ status: 'refused', dispute: { isOpen: false } })
    expect(await listShown()).toMatchObject({ total: 0 })
    const own = (await couple.call('GET', 'enquiries')).body.enquiries[0].review
    expect(own).toMatchObject({ status: 'refused', refusal: 'It was another hall.', isDisputed: false })
    expect((await operator.call('GET', 'operator/reviews?queue=decided')).body.items).toMatchObject([{ id }])
  })

  it('are not disputed again after the operator has kept them', async () => {
    const [{ couple, enquiryId } = { couple: owner, enquiryId: '' }] = await bookCouples(1)
    const id = await writeShown(couple, enquiryId)
    const dispute = (reason: string) =>
      owner.call('POST', `providers/${providerId}/reviews/${id}/dispute`, { body: { reason } })
    await dispute('Not our hall')
    await decide(id, { version: 3 })
    expect((await listShown()).items).toMatchObject([{ id, dispute: 'decided' }])
    expect(getCode(await dispute('Really not our hall'))).toEqual([409, 'already_exists'])
  })

  it('are decided by the version that was looked at, with an entry in the audit log', async () => {
    const [{ couple, enquiryId } = { couple: owner, enquiryId: '' }] = await bookCouples(1)
    const { id } = (await write(couple, enquiryId)).body.review
    expect((await operator.call('GET', 'operator/reviews')).body.items).toMatchObject([{ id, version: 1 }])
    const entries = await recordAuditEntries({ server, operator }, () => decide(id, {}))
    expect(entries).toEqual([['review_shown', operator.email, id]])
    expect(getCode(await decide(id, { decision: 'refuse', reason: 'Late' }))).toEqual([409, 'version_conflict'])
    expect((await decide(randomUUID(), {})).status).toBe(404)
    await owner.call('POST', `providers/${providerId}/reviews/${id}/answer`, { body: { text: 'Never again' } })
    const removed = await decide(id, { removesAnswer: true, version: 3 })
    expect(removed.body).toMatchObject({ status: 'shown', answer: null })
  })
})
