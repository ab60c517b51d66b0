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
const toApiPath = (path: string): string => path.replace('/api/v1', '')
const json = { 'Content-Type': 'application/json' }

describe('sendReply', () => {
  const verify = (
    when: string,
    given: readonly Given[],
    body: GuestReplyInput,
    response: ExchangeResponse,
    token = TOKEN,
  ) =>
    verifyExchange(
      {
        given,
        receiving: `a reply of a family ${when}`,
        request: { method: 'POST', path: toApiPath(personalRepliesPath(token)), headers: json, body },
        response,
      },
      async (server) => {
        const { status } = await post(server.url + personalRepliesPath(token), body)
        expect(status).toBe(response.status)
      },
    )

  it('stores the reply', () =>
    verify('with a message', linked, reply, {
      status: 201,
      body: { ...reply, createdAt: matchInstant('2026-11-24T18:00:00.000Z') },
    }))

  it('returns 400 for more persons than seats', () =>
    verify(
      'with more persons than seats',
      linked,
      { ...reply, seats: [{ hallId, coming: 6, children: 0 }] },
      createFieldError('seats.0.coming'),
    ))

  it('returns 404 for an unknown link', () => verify('by an unknown link', [], reply, notFound, UNKNOWN_TOKEN))

  it('returns 409 after the last day', () => verify('after the last day', closed, reply, tooLate))
})

describe('recordPersonalView', () => {
  const verify = (when: string, given: readonly Given[], response: ExchangeResponse, token = TOKEN) =>
    verifyExchange(
      {
        given,
        receiving: `a view of a personal page ${when}`,
        request: {
          method: 'POST',
          path: toApiPath(personalViewsPath(token)),
          headers: json,
          body: { source: 'link' },
        },
        response,
      },
      async (server) => {
        const { status } = await post(server.url + personalViewsPath(token), { source: 'link' })
        expect(status).toBe(response.status)
      },
    )

  it('counts the view', () => verify('by its link', linked, { status: 204 }))
  it('returns 404 for an unknown link', () => verify('by an unknown link', [], notFound, UNKNOWN_TOKEN))
  it('returns 400 for a malformed token', () => verify('by a malformed link', [], malformed, MALFORMED_TOKEN))
})

describe('recordOpenView', () => {
  const verify = (when: string, given: readonly Given[], response: ExchangeResponse, of: string = slug) =>
    verifyExchange(
      {
        given,
        receiving: `a view of an invitation ${when}`,
        request: { method: 'POST', path: toApiPath(openViewsPath(of)) },
        response,
      },
      async (server) => {
        expect((await post(server.url + openViewsPath(of))).status).toBe(response.status)
      },
    )

  it('counts the view', () => verify('that is published', [createPublishedState()], { status: 204 }))
  it('returns 404 for an unknown slug', () => verify('that is not there', [], notFound, absent.slug))
  it('returns 400 for a slug that is too long', () =>
    verify('with a slug that is too long', [], createFieldError('slug'), 'a'.repeat(121)))
})

describe('getPersonalCalendar', () => {
  const verify = (when: string, given: readonly Given[], response: ExchangeResponse, token = TOKEN) =>
    verifyExchange(
      {
        given,
        receiving: `a link to the calendar file of an event ${when}`,
        request: { method: 'GET', path: toApiPath(personalCalendarPath(token, eventId)) },
        response,
      },
      async (server) => {
        expect((await fetch(server.url + personalCalendarPath(token, eventId))).status).toBe(response.status)
      },
    )

  it('is generated for an event of the family', () =>
    verify('of a family', linked, { status: 200, file: 'text/calendar' }))
  it('returns 404 for an unknown link', () => verify('by an unknown link', [], notFound, UNKNOWN_TOKEN))
  it('returns 400 for a malformed token', () => verify('by a malformed link', [], malformed, MALFORMED_TOKEN))
})
