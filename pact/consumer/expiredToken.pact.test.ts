import { selectToken } from '../../src/api'
import { couple, placeholders, states } from '../states.ts'
import { securedCalls } from './calls.ts'
import { exchange, unauthorized, withStore } from './contract.ts'
import { renewalWithoutCookie } from './identity.ts'

const expired = [states.tokenExpired, { id: couple.id, email: couple.email }] as const

describe.each(Object.entries(securedCalls))('%s with a token that has expired', (_operation, { receiving, request, run }) => {
  it('is refused; the app tries one renewal, and ends the session', () =>
    exchange(
      [{ given: [expired], receiving: `${receiving} with an expired token`, request, response: unauthorized }, renewalWithoutCookie],
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          // The end of the session aborts what is under way, so the call's own error says nothing.
          await run(store)
          expect(selectToken(store.getState())).toBeNull()
          expect(store.getState().auth).toMatchObject({ user: null, expired: true })
        }),
    ))
})
