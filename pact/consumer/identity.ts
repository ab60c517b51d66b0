import { couple, states } from '../states.ts'
import { unauthorized, type Exchange } from './contract.ts'

/** The state of the contract's couple, with an account and not signed in. */
export const account = [states.accountExists, couple] as const

/** How a call answers that has nothing else to say. */
export const done = { status: 200, body: { message: 'success' } }

/** What the app tries, once, when a token is refused. */
export const renewalWithoutCookie: Exchange = {
  given: [],
  receiving: 'a renewal without a cookie',
  request: { method: 'POST', path: '/identity/refresh-token' },
  response: unauthorized,
}
