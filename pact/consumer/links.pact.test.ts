import { openViewsPath, personalCalendarPath, personalViewsPath } from '@shared/routes'
import { absent, plannedWedding, publishedInvitation, states } from '../states.ts'
import { createFieldError, notFound, verifyExchange, type ExchangeResponse, type Given } from './contract.ts'
import { createPublishedState } from './invitation.ts'
import { createListedState, createPlannedState, ownIds } from './wedding.ts'

/** The scripts of guest pages have no store: the requests are those that they send, at addresses from the same functions. */

const TOKEN = 'k3v9xq2m7tdh4p8w5znb6cfgyj'
const UNKNOWN_TOKEN = 'n0b0dyn0b0dyn0b0dyn0b0dyn0'
const MALFORMED_TOKEN = 'not-a-token'
const { weddingId, householdId } = ownIds
const { eventId } = plannedWedding
const { slug } = publishedInvitation

const link = { weddingId, householdId, slug, token: TOKEN, replyBy: '2050-06-01' }
const linked = [createPublishedState(), createPlannedState(), createListedState(), [states.linkGiven, link] as const]

const malformed: ExchangeResponse = createFieldError('token')

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
