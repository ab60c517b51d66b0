import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { AccountExport, Invitation, InvitationInput, LoginResult } from '@/api/generated/endpoints'
import type { UploadedBackground } from '@/api/generated/uploadEndpoints'
import { sampleAccount } from '../../fixtures/account.ts'
import { invitationTexts } from '../../fixtures/invitation.ts'
import type { Locale } from './screens.ts'

const DAY_MS = 86_400_000

/** @returns the calendar date in a number of days, YYYY-MM-DD. */
export const getDayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

export interface Account {
  email: string
  password: string
  firstName: string
  lastName: string
}

/** @returns credentials of an account that does not exist yet. */
export const createAccount = (): Account => ({
  ...sampleAccount,
  email: `e2e-${randomBytes(6).toString('hex')}@example.com`,
})

/** Values of the studio's form, by field name. */
export interface Story {
  groom: string
  bride: string
  weddingDate: string
  engagementDate: string
  hennaDate: string
  crownDate: string
  hall: string
  address: string
  area: string
  mapsLink: string
}

const dates = {
  weddingDate: getDayFromNow(200),
  engagementDate: getDayFromNow(20),
  hennaDate: getDayFromNow(198),
  crownDate: getDayFromNow(199),
}

function createStory(locale: Locale): Story {
  const { weddinghole: hall, weddingAddress: address, ...texts } = invitationTexts[locale]
  return { ...texts, hall, address, ...dates }
}

export const stories: Record<Locale, Story> = { ar: createStory('ar'), en: createStory('en') }

/** Calls the API under test, for what a spec needs but does not test. @throws Error unless the call succeeds */
export async function send<Result>(
  siteUrl: string,
  method: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<Result> {
  return sendWithHeaders(siteUrl, method, path, body, token ? { Authorization: `Bearer ${token}` } : {})
}

/** As `send`, with other headers than those of a signed-in account. */
export async function sendWithHeaders<Result>(
  siteUrl: string,
  method: string,
  path: string,
  body: unknown,
  given: Record<string, string>,
): Promise<Result> {
  const headers = { 'Content-Type': 'application/json', ...given }
  const response = await fetch(`${siteUrl}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (response.status === 204 ? undefined : await response.json()) as Result
}

/** Creates an account by the API. */
export async function register(siteUrl: string, { email, password }: Account): Promise<void> {
  await send(siteUrl, 'POST', '/identity/register', { email, password })
}

/** Signs in by the API. @returns the access token. */
export async function signIn(
  siteUrl: string,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<string> {
  const { message, token } = await send<LoginResult>(siteUrl, 'POST', '/identity/login', { email, password })
  if (!token) throw new Error(message)
  return token
}

/** Creates an account and signs in by the API. @returns the access token. */
export async function createSignedIn(siteUrl: string): Promise<string> {
  const account = createAccount()
  await register(siteUrl, account)
  return signIn(siteUrl, account)
}

/** @returns all data that the server stores about an account. */
export const exportAccount = async (siteUrl: string, account: Account): Promise<AccountExport> =>
  send<AccountExport>(siteUrl, 'GET', '/users/export', undefined, await signIn(siteUrl, account))

/** Publishes an invitation of the account by the API. */
export async function publish(
  siteUrl: string,
  account: Account,
  language: Locale,
  template: InvitationInput['template'],
  changes: Partial<InvitationInput> = {},
): Promise<Invitation> {
  const { hall, address, ...story } = stories[language]
  const body: InvitationInput = {
    ...story,
    weddinghole: hall,
    weddingAddress: address,
    weddingTime: '19:30',
    language,
    template,
    ...changes,
  }
  return send<Invitation>(siteUrl, 'POST', '/invitations', body, await signIn(siteUrl, account))
}

/** Updates a published invitation of the account by the API, with an access token if there is one. */
export async function updateInvitation(
  siteUrl: string,
  account: Account,
  invitation: Invitation,
  changes: Partial<InvitationInput>,
  token?: string,
): Promise<Invitation> {
  const {
    id,
    slug: _slug,
    ownerId: _ownerId,
    weddingId: _weddingId,
    shortCode: _shortCode,
    createdAt: _created,
    updatedAt: _updated,
    ...details
  } = invitation
  return send<Invitation>(
    siteUrl,
    'PUT',
    `/invitations/${id}`,
    { ...details, ...changes },
    token ?? (await signIn(siteUrl, account)),
  )
}

/** Uploads a background picture by the API. @returns its path */
export async function uploadBackground(siteUrl: string, account: Account, file: string): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([await readFile(file)], { type: 'image/png' }), 'background.png')
  const headers = { Authorization: `Bearer ${await signIn(siteUrl, account)}` }
  const response = await fetch(`${siteUrl}/api/v1/uploads/background`, { method: 'POST', headers, body: form })
  if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`)
  return ((await response.json()) as UploadedBackground).backgroundImage
}
