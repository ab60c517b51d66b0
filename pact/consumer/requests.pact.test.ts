import { MatchersV3 } from '@pact-foundation/pact'
import { absent, givenReply, states } from '../states.ts'
import { createBadRequest, createFieldError, matchErrorBody, matchInstant, notFound } from './contract.ts'
import { acceptance, requestCalls, requestIds } from './requestCalls.ts'
import { createListedState, createPlannedState, verifyCall } from './wedding.ts'

const { eachLike, integer, regex, string } = MatchersV3
const { weddingId, hallId, householdId, requestId } = requestIds
const { listReplyRequests, decideReplyRequest, decideReplyRequests, getViewSummary } = requestCalls

const listed = [createPlannedState(), createListedState()]
const requested = [...listed, [states.seatsRequested, { weddingId, requestId }] as const]
const replied = [...listed, [states.familyReplied, { weddingId, householdId, hallId, ...givenReply }] as const]

const decided = [...requested, [states.requestDeclined, { weddingId, requestId }] as const]

const matchRequest = () => ({
  id: requestId,
  name: string('سامح فؤاد'),
  phone: string('01112345678'),
  phoneE164: regex('^\\+[0-9]+$', '+201112345678'),
  count: integer(2),
  message: string('زميل عمر في الشغل'),
  createdAt: matchInstant('2026-11-21T10:00:00.000Z'),
})

const matchDecided = () => ({
  ...matchRequest(),
  decidedAt: matchInstant('2026-11-21T11:00:00.000Z'),
  decidedBy: string('ليلى حسن'),
})

it('listReplyRequests returns the requests', async () => {
  const response = { status: 200, body: { items: [{ ...matchRequest(), state: 'pending' }] } }
  const { data } = await verifyCall(listReplyRequests(), { given: requested, response })
  expect(data).toMatchObject({ items: [{ id: requestId, count: 2, state: 'pending' }] })
})

describe('a request', () => {
  it('is accepted into a household', async () => {
    const response = { status: 200, body: { ...matchDecided(), ...acceptance } }
    const { data } = await verifyCall(decideReplyRequest(), { given: requested, response })
    expect(data).toMatchObject({ id: requestId, ...acceptance })
  })

  it('is declined', async () => {
    const response = { status: 200, body: { ...matchDecided(), state: 'rejected' } }
    const call = decideReplyRequest(requestIds, { state: 'rejected' })
    const { data } = await verifyCall(call, { given: requested, when: 'to decline it', response })
    expect(data).toMatchObject({ id: requestId, state: 'rejected' })
  })

  it('returns 409 with the decision when somebody else has decided', async () => {
    const current = { ...matchDecided(), state: 'rejected' }
    const body = { ...matchErrorBody('version_conflict', 'This was changed somewhere else.'), current }
    const { error } = await verifyCall(decideReplyRequest(), {
      given: decided,
      when: 'that somebody else has decided',
      response: { status: 409, body },
    })
    expect(error).toMatchObject({ kind: 'other', code: 'version_conflict', current: { state: 'rejected' } })
  })

  it('returns 400 when it is accepted into no household', async () => {
    const call = decideReplyRequest(requestIds, { state: 'accepted' })
    const response = createFieldError('householdId')
    const { error } = await verifyCall(call, { given: requested, when: 'without a household', response })
    expect(error).toMatchObject(createBadRequest('householdId'))
  })

  it('returns 404 for an unknown id', async () => {
    const call = decideReplyRequest({ ...requestIds, requestId: absent.id })
    const { error } = await verifyCall(call, { given: listed, when: 'that does not exist', response: notFound })
    expect(error).toEqual({ kind: 'notFound' })
  })
})

it('decideReplyRequests declines several requests', async () => {
  const response = { status: 200, body: { items: [{ ...matchDecided(), state: 'rejected' }] } }
  const { data } = await verifyCall(decideReplyRequests(), { given: requested, response })
  expect(data).toMatchObject({ items: [{ id: requestId, state: 'rejected' }] })
})

it('getViewSummary returns the counts by kind of link', async () => {
  const response = {
    status: 200,
    body: { sources: eachLike({ source: regex('^(link|card|open)$', 'link'), views: integer(1) }) },
  }
  const { data } = await verifyCall(getViewSummary(), { given: replied, response })
  expect(data).toMatchObject({ sources: [{ source: 'link', views: 1 }] })
})

it.each(Object.entries({ listReplyRequests, decideReplyRequests, getViewSummary }))(
  '%s returns 400 for an invalid id',
  async (_operation, buildCall) => {
    const { error } = await verifyCall(buildCall({ ...requestIds, weddingId: 'no-id' }), {
      when: 'by a wrong id of the wedding',
      response: createFieldError('weddingId'),
    })
    expect(error).toMatchObject(createBadRequest('weddingId'))
  },
)
