import { MatchersV3 } from '@pact-foundation/pact'
import { couple, placeholders, states } from '../states.ts'
import { unauthorized, type Exchange } from './contract.ts'

/** The state of the contract's couple, with an account and not signed in. */
export const account = [states.accountExists, couple] as const

/** Response without data. */
export const successResponse = { status: 200, body: { message: 'success' } }

const { integer, regex, uuid } = MatchersV3
const refreshCookie = regex(
  '^(__Secure-)?zaffa_refresh=[^;]+;.*HttpOnly.*$',
  `zaffa_refresh=${placeholders.refreshToken}; Path=/api/v1/identity; HttpOnly; SameSite=Strict`,
)
const jwt = regex('^[\\w-]+\\.[\\w-]+\\.[\\w-]+$', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIyZjVkIn0.c2lnbmF0dXJl')

/** Response that starts or renews a session. */
export const signedInResponse = {
  status: 200,
  headers: { 'Set-Cookie': refreshCookie },
  body: { message: 'success', token: jwt, expiresIn: integer(900), user: { id: uuid(couple.id), email: couple.email } },
}

/** The site tries this once when a token is rejected. */
export const renewalWithoutCookie: Exchange = {
  given: [],
  receiving: 'a renewal without a cookie',
  request: { method: 'POST', path: '/identity/refresh-token' },
  response: unauthorized,
}
