import { randomBytes } from 'node:crypto'
import type { AccountExport, Invitation, InvitationInput, LoginResult } from '@/api/generated/endpoints'
import { sampleAccount } from '../../fixtures/account.ts'
import { invitationTexts } from '../../fixtures/invitation.ts'
import type { Locale } from './screens.ts'

const DAY_MS = 86_400_000

/** A calendar date so many days from today, YYYY-MM-DD. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

export interface Account {
  email: string
  password: string
  firstName: string
  lastName: string
}

/** Somebody whom the server does not know yet. */
export const newAccount = (): Account => ({
  ...sampleAccount,
  email: `e2e-${randomBytes(6).toString('hex')}@example.com`,
})

/** What a couple types. Names of fields are the form's. */
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

const dates = { weddingDate: dayFromNow(200), engagementDate: dayFromNow(20), hennaDate: dayFromNow(198), crownDate: dayFromNow(199) }

function storyIn(locale: Locale): Story {
  const { weddinghole: hall, weddingAddress: address, ...texts } = invitationTexts[locale]
  return { ...texts, hall, address, ...dates }
}

export const stories: Record<Locale, Story> = { ar: storyIn('ar'), en: storyIn('en') }

/** Sends to the API under test, for what a suite needs but does not test. @throws Error when the answer is not good. */
async function send<Answer>(siteUrl: string, method: string, path: string, body: unknown, token?: string): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(`${siteUrl}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Makes an account by the API. */
export async function register(siteUrl: string, { email, password }: Account): Promise<void> {
  await send(siteUrl, 'POST', '/identity/register', { email, password })
}

/** Signs in by the API. @returns the access token. */
export async function signIn(siteUrl: string, { email, password }: Account): Promise<string> {
  const { message, token } = await send<LoginResult>(siteUrl, 'POST', '/identity/login', { email, password })
  if (!token) throw new Error(message)
  return token
}

/** @returns all that the server has stored about an account. */
export const exportOf = async (siteUrl: string, account: Account): Promise<AccountExport> =>
  send<AccountExport>(siteUrl, 'GET', '/users/export', undefined, await signIn(siteUrl, account))

/** Publishes by the API, as the account's owner. */
export async function publish(siteUrl: string, account: Account, language: Locale, template: InvitationInput['template']): Promise<Invitation> {
  const { hall, address, ...story } = stories[language]
  const body: InvitationInput = { ...story, weddinghole: hall, weddingAddress: address, weddingTime: '19:30', language, template }
  return send<Invitation>(siteUrl, 'POST', '/invitations', body, await signIn(siteUrl, account))
}

/** Changes a published invitation by the API, as the account's owner. */
export async function change(siteUrl: string, account: Account, invitation: Invitation, changes: Partial<InvitationInput>): Promise<Invitation> {
  const { id, slug: _slug, ownerId: _ownerId, shortCode: _shortCode, createdAt: _created, updatedAt: _updated, ...details } = invitation
  return send<Invitation>(siteUrl, 'PUT', `/invitations/${id}`, { ...details, ...changes }, await signIn(siteUrl, account))
}
