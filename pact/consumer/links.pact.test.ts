import type { GuestReplyInput } from '@/api'
import { openViewsPath, personalCalendarPath, personalRepliesPath, personalViewsPath } from '@shared/routes'
import { absent, givenReply, plannedWedding, publishedInvitation, states } from '../states.ts'
import {
  createFieldError,
  matchErrorBody,
  matchInstant,
  notFound,
  verifyExchange,
  type ExchangeResponse,
  type Given,
} from './contract.ts'
import { createPublishedState } from './invitation.ts'
import { createListedState, createPlannedState, ownIds } from './wedding.ts'

/** The scripts of guest pages have no store: the requests are those that they send, at addresses from the same functions. */

const TOKEN = 'k3v9xq2m7tdh4p8w5znb6cfgyj'
const UNKNOWN_TOKEN = 'n0b0dyn0b0dyn0b0dyn0b0dyn0'
const MALFORMED_TOKEN = 'not-a-token'
const { weddingId, hallId, householdId } = ownIds
const { eventId } = plannedWedding
const { slug } = publishedInvitation

const createLinkState = (replyBy = '2050-06-01') =>
  [states.linkGiven, { weddingId, householdId, slug, token: TOKEN, replyBy }] as const
const linked = [createPublishedState(), createPlannedState(), createListedState(), createLinkState()]
const closed = [createPublishedState(), createPlannedState(), createListedState(), createLinkState('2020-01-01')]

const malformed: ExchangeResponse = createFieldError('token')
const tooLate: ExchangeResponse = { status: 409, body: matchErrorBody('too_late', 'It is too late for this.') }

const reply: GuestReplyInput = {
  id: givenReply.replyId,
  seats: [{ hallId, coming: 4, children: 1 }],
  message: 'ألف مبروك يا عرسان',
  mayPublish: true,
}

/** Sends JSON as the scripts of guest pages do. */
const post = (address: string, body?: object) =>
  fetch(address, {
    method: 'POST',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })

interface Call {
  /** What is received, in the words of the contract. */
  receiving: string
  given?: readonly Given[]
  path: string
  body?: object
  response: ExchangeResponse
}

/** Adds a call to the contract and makes it. @returns the status of the response */
async function verifyCall(
  method: 'GET' | 'POST',
  { receiving, given = [], path, body, response }: Call,
): Promise<number> {
  const request = {
    method,
    path: path.replace('/api/v1', ''),
    ...(body ? { headers: { 'Content-Type': 'application/json' }, body } : {}),
  }
  let status = 0
  await verifyExchange({ given, receiving, request, response }, async (server) => {
    const address = server.url + path
    status = (await (method === 'GET' ? fetch(address) : post(address, body))).status
  })
  return status
}

describe('sendReply', () => {
  const send = (call: Omit<Call, 'path'>, token = TOKEN) =>
    verifyCall('POST', { body: reply, ...call, path: personalRepliesPath(token) })

  it('stores the reply', async () => {
    const stored = { ...reply, createdAt: matchInstant('2026-11-24T18:00:00.000Z') }
    const receiving = 'a reply of a family with a message'
    expect(await send({ receiving, given: linked, response: { status: 201, body: stored } })).toBe(201)
  })

  it('returns 400 for more persons than seats', async () => {
    const receiving = 'a reply of a family with more persons than seats'
    const body = { ...reply, seats: [{ hallId, coming: 6, children: 0 }] }
    const response = createFieldError('seats.0.coming')
    expect(await send({ receiving, given: linked, body, response })).toBe(400)
  })

  it('returns 404 for an unknown link', async () => {
    const receiving = 'a reply of a family by an unknown link'
    expect(await send({ receiving, response: notFound }, UNKNOWN_TOKEN)).toBe(404)
  })

  it('returns 409 after the last day', async () => {
    const receiving = 'a reply of a family after the last day'
    expect(await send({ receiving, given: closed, response: tooLate })).toBe(409)
  })
})

describe('recordPersonalView', () => {
  const record = (call: Omit<Call, 'path'>, token = TOKEN) =>
    verifyCall('POST', { ...call, path: personalViewsPath(token), body: { source: 'link' } })

  it('counts the view', async () => {
    const receiving = 'a view of a personal page'
    expect(await record({ receiving, given: linked, response: { status: 204 } })).toBe(204)
  })

  it('returns 404 for an unknown link', async () => {
    const receiving = 'a view of a personal page by an unknown link'
    expect(await record({ receiving, response: notFound }, UNKNOWN_TOKEN)).toBe(404)
  })

  it('returns 400 for a malformed token', async () => {
    const receiving = 'a view of a personal page by a malformed link'
    expect(await record({ receiving, response: malformed }, MALFORMED_TOKEN)).toBe(400)
  })
})

describe('recordOpenView', () => {
  const record = (call: Omit<Call, 'path'>, of: string = slug) =>
    verifyCall('POST', { ...call, path: openViewsPath(of) })

  it('counts the view', async () => {
    const receiving = 'a view of an invitation that is published'
    expect(await record({ receiving, given: [createPublishedState()], response: { status: 204 } })).toBe(204)
  })

  it('returns 404 for an unknown slug', async () => {
    const receiving = 'a view of an invitation that is not there'
    expect(await record({ receiving, response: notFound }, absent.slug)).toBe(404)
  })

  it('returns 400 for a slug that is too long', async () => {
    const receiving = 'a view of an invitation with a slug that is too long'
    expect(await record({ receiving, response: createFieldError('slug') }, 'a'.repeat(121))).toBe(400)
  })
})

describe('getPersonalCalendar', () => {
  const download = (call: Omit<Call, 'path'>, token = TOKEN) =>
    verifyCall('GET', { ...call, path: personalCalendarPath(token, eventId) })

  it('is generated for an event of the family', async () => {
    const receiving = 'a link to the calendar file of an event of a family'
    const response = { status: 200, file: 'text/calendar' }
    expect(await download({ receiving, given: linked, response })).toBe(200)
  })

  it('returns 404 for an unknown link', async () => {
    const receiving = 'a link to the calendar file of an event by an unknown link'
    expect(await download({ receiving, response: notFound }, UNKNOWN_TOKEN)).toBe(404)
  })

  it('returns 400 for a malformed token', async () => {
    const receiving = 'a link to the calendar file of an event by a malformed link'
    expect(await download({ receiving, response: malformed }, MALFORMED_TOKEN)).toBe(400)
  })
})
