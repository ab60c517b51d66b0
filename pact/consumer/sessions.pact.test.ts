import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi } from '@/api'
import { absent, couple, otherSession, placeholders, states } from '../states.ts'
import {
  bearer,
  matchErrorBody,
  verifyExchange,
  matchInstant,
  notFound,
  createSignedInState,
  withStore,
} from './contract.ts'

const { boolean, uuid } = MatchersV3
const { deleteOtherSessions, deleteSession, listSessions } = generatedApi.endpoints
const path = '/users/sessions'
const onPhone = [states.signedInOnPhone, { userId: couple.id, id: otherSession.id }] as const
const times = {
  createdAt: matchInstant('2026-11-22T10:00:00.000Z'),
  lastUsedAt: matchInstant('2026-11-22T10:00:00.000Z'),
}

describe('listSessions', () => {
  it('returns the current session first, then the others with their devices', () =>
    verifyExchange(
      {
        given: [createSignedInState(), onPhone],
        receiving: 'a request for the list of sessions',
        request: { method: 'GET', path, headers: bearer },
        response: {
          status: 200,
          body: {
            items: [
              { ...times, id: uuid('0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10'), current: true, remembered: boolean(true) },
              {
                ...times,
                id: otherSession.id,
                current: false,
                remembered: true,
                browser: 'Safari',
                os: 'iOS',
                device: 'phone',
              },
            ],
          },
        },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(listSessions.initiate(undefined, { subscribe: false }))
          expect(data?.items.map(({ current }) => current)).toEqual([true, false])
        }),
    ))
})

describe('deleteSession and deleteOtherSessions', () => {
  it('end one session', () =>
    verifyExchange(
      {
        given: [createSignedInState(), onPhone],
        receiving: 'the end of one session',
        request: { method: 'DELETE', path: `${path}/${otherSession.id}`, headers: bearer },
        response: { status: 204 },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(deleteSession.initiate({ id: otherSession.id }))
          expect(error).toBeUndefined()
        }),
    ))

  it('end all other sessions', () =>
    verifyExchange(
      {
        given: [createSignedInState(), onPhone],
        receiving: 'the end of all other sessions',
        request: { method: 'DELETE', path, headers: bearer },
        response: { status: 204 },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(deleteOtherSessions.initiate())
          expect(error).toBeUndefined()
        }),
    ))

  it('return 404 for an ended session', () =>
    verifyExchange(
      {
        given: [createSignedInState()],
        receiving: 'the end of a session that has ended',
        request: { method: 'DELETE', path: `${path}/${absent.id}`, headers: bearer },
        response: notFound,
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(deleteSession.initiate({ id: absent.id }))
          expect(error).toEqual({ kind: 'notFound' })
        }),
    ))

  it('return 400 for an invalid id', () =>
    verifyExchange(
      {
        given: [createSignedInState()],
        receiving: 'the end of a session without an id',
        request: { method: 'DELETE', path: `${path}/no-id`, headers: bearer },
        response: { status: 400, body: matchErrorBody('validation_failed', 'This value is not valid.', 'id') },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(deleteSession.initiate({ id: 'no-id' }))
          expect(error).toMatchObject({ kind: 'badRequest' })
        }),
    ))
})
