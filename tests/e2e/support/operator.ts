import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { OPERATOR_COOKIE } from '../../../server/config/limits.ts'
import type { OwnServer } from '../../../scripts/lib/server.ts'
import { runAdmin } from './adminCli.ts'
import { readMails } from './mailFiles.ts'
import { createAccount, createSignedIn, register, send, sendWithHeaders, signIn, type Account } from './couple.ts'

const PERIOD_MS = 30_000

/** Codes of an authenticator app. The server takes those of the next period too, and each once. */
export const createApp = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  return {
    getCode: (): string => totp.generate(),
    getNextCode: (): string => totp.generate({ timestamp: Date.now() + PERIOD_MS }),
  }
}

/** Waits up to 10 s for a mail with this part. @returns the newest one */
export async function waitForMail(server: OwnServer, to: string, part: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const mail = (await readMails(join(server.dataDir, 'outbox'), to)).find((text) => text.includes(part))
    if (mail !== undefined) return mail
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail to ${to} with "${part}" in the outbox`)
}

/** Runs an operator's command on a server's data. @returns its output */
export const runCommand = (server: OwnServer, ...args: string[]): Promise<string> =>
  runAdmin({ DATA_DIR: server.dataDir, PUBLIC_URL: server.url }, ...args)

/** Registers an account with a confirmed address and gives it the role. @returns the link that sets up its second factor */
export async function createOperatorAccount(server: OwnServer): Promise<{ account: Account; link: string }> {
  const account = createAccount()
  await register(server.url, account)
  const mail = await waitForMail(server, account.email, '/verify-email?')
  const token = /verify-email\?token=([\w-]+)/.exec(mail)![1]!
  await send(server.url, 'POST', '/users/verify-email', { token }, await signIn(server.url, account))
  const output = await runCommand(server, 'operators', 'add', account.email)
  return { account, link: /https?:\/\/\S+/.exec(output)![0] }
}

/**
 * Confirms the second factor of a new operator and signs in.
 * @param link sets up the second factor
 * @returns the token of the session, which is the value of its cookie
 */
export async function signInOperator(
  { url }: OwnServer,
  { account: { email, password }, link }: { account: Account; link: string },
): Promise<string> {
  const token = link.split('#')[1]!
  const { secret } = await send<{ secret: string }>(url, 'POST', '/operator/setup', { token })
  const app = createApp(secret)
  await send(url, 'POST', '/operator/setup/confirmation', { token, code: app.getCode() })
  const response = await fetch(`${url}/api/v1/operator/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, code: app.getNextCode() }),
  })
  return new RegExp(`${OPERATOR_COOKIE}=([^;]+)`).exec(response.headers.get('set-cookie') ?? '')![1]!
}

/** Signs a browser in to the console with the token of a session. */
export async function enterConsole(target: WebdriverIO.Browser, { url }: OwnServer, token: string): Promise<void> {
  await target.url(`${url}/health/live`)
  await target.sendCommand('Network.setCookie', { name: OPERATOR_COOKIE, value: token, url: `${url}/api/v1/operator` })
}

/** Calls the console's API as an operator. @throws Error unless the call succeeds */
export const sendAsOperator = ({ url }: OwnServer, token: string, path: string, body: object): Promise<object> =>
  sendWithHeaders(url, 'POST', `/operator${path}`, body, { Cookie: `${OPERATOR_COOKIE}=${token}` })

const provider = {
  fullName: 'Mona Adel',
  businessName: 'استوديو عدسة',
  contactNumber: '01012345678',
  address: 'مصر الجديدة، القاهرة',
  serviceClasses: ['photographer', 'photosetion'],
  priceRange: 15_000,
  capacityOrScale: 'حتى ثلاثة أفراح في الأسبوع',
  websiteOrSocialMedia: 'https://example.com/adasa',
}

/** Fills the queues of the console: a provider that waits, a listed one with an edit, messages and leads. */
export async function fillQueues(server: OwnServer): Promise<{ providerId: string; provider: typeof provider }> {
  const { url } = server
  const token = await createSignedIn(url)
  const emailAddress = 'provider@example.com'
  const registration = { ...provider, emailAddress }
  await send(url, 'POST', '/services/providers/registration', {
    ...registration,
    fullName: 'Hany Samir',
    businessName: 'Nile Cruise Weddings',
    address: 'Zamalek, Cairo',
    serviceClasses: ['weddinghall', 'catering'],
  })
  const { id } = await send<{ id: string }>(url, 'POST', '/services/providers/registration', registration, token)
  await runCommand(server, 'providers', 'approve', id, '1')
  const edit = { ...registration, businessName: 'عدسة وورد', priceRange: 18_000, version: 2 }
  await send(url, 'PUT', `/providers/${id}`, edit, token)
  await send(url, 'POST', '/contact', {
    email: 'laila@example.com',
    name: 'ليلى حسن',
    phone: '01112345678',
    message: 'السلام عليكم،\nكيف أغيّر موعد الفرح بعد إرسال الدعوة؟',
    platform: 'Mobile Web',
    browser: 'Chrome 140',
    countryId: 'EG',
  })
  await send(url, 'POST', '/contact', {
    email: 'omar@example.com',
    name: 'Omar Adel',
    message: 'The short link does not open on my phone.',
  })
  for (let nth = 1; nth <= 3; nth += 1)
    await send(url, 'POST', '/identity/landing-signin', { email: `lead${nth}@example.com`, phone: `0101234567${nth}` })
  return { providerId: id, provider }
}
