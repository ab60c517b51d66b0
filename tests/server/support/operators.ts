import { Secret, TOTP } from 'otpauth'
import { readConfig } from '../../../server/config/config.ts'
import { runCommand } from '../../../server/cli/commands.ts'
import { PASSWORD, getCookie, registerVerifiedCouple } from './server.ts'
import type { CallOptions, Couple, TestResponse, TestServer } from './server.ts'

/** An operator who is signed in to the console. */
export interface Operator {
  email: string
  userId: string
  /** The operator's account, signed in on the site. */
  account: Couple
  cookie: string
  recoveryCodes: string[]
  /** @param offsetS how far the clock of the app is off. @returns the present code of the app */
  getCode: (offsetS?: number) => string
  /** Calls an operation with the cookie of the console. */
  call: (method: string, path: string, options?: CallOptions) => Promise<TestResponse>
}

/** Code periods of RFC 6238, in seconds. */
export const CODE_PERIOD_S = 30

/** @returns the code of a key, in Base32 */
export const computeCode = (secret: string, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })

/** Runs an operator's command on the database of a server. */
export const runOnServer = (server: TestServer, ...args: string[]): Promise<string[]> =>
  runCommand(args, server.app.context.db, readConfig({ PUBLIC_URL: 'https://zaffa.example' }), server.now)

/** Gives the role to an account. @returns the token of the link that sets up its second factor */
export async function addOperatorRole(server: TestServer, email: string): Promise<string> {
  const [, link = ''] = await runOnServer(server, 'operators', 'add', email)
  return link.split('#')[1] ?? ''
}

/** Sets up the second factor of an operator with the token of a link. */
export async function setUpOperator(
  server: TestServer,
  token: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await server.call('POST', 'operator/setup', { body: { token } })).body
  const confirmed = await server.call('POST', 'operator/setup/confirmation', {
    body: { token, code: computeCode(secret, server.now()) },
  })
  if (confirmed.status !== 200) throw new Error(`confirmation responded ${confirmed.text}`)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes }
}

/** Registers an account, gives it the role, sets up its second factor and signs it in. */
export async function createOperator(server: TestServer, email?: string): Promise<Operator> {
  const account = await registerVerifiedCouple(server, email)
  const { secret, recoveryCodes } = await setUpOperator(server, await addOperatorRole(server, account.email))
  const getCode = (offsetS = 0) => computeCode(secret, server.now() + offsetS * 1000)
  // The code of this period confirmed the setup.
  server.advance(CODE_PERIOD_S)
  const signedIn = await signInOperator(server, account.email, getCode())
  const cookie = getCookie(signedIn)
  if (!cookie) throw new Error(`the sign-in of an operator responded ${signedIn.text}`)
  const call: Operator['call'] = (method, path, options = {}) => server.call(method, path, { cookie, ...options })
  return { email: account.email, userId: account.userId, account, cookie, recoveryCodes, getCode, call }
}

export const signInOperator = (
  server: TestServer,
  email: string,
  code: string,
  password = PASSWORD,
): Promise<TestResponse> => server.call('POST', 'operator/session', { body: { email, password, code } })
