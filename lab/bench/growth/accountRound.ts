import { randomUUID } from 'node:crypto'
import { invitation } from '../../lib/couples.ts'
import type { BenchClient } from './calls.ts'
import { getEmail, getRowId } from './rows.ts'

/** The password of every account. */
export const PASSWORD = 'Farah#2027'
const NEW_PASSWORD = 'Farah#2028'
const READS = 3

const provider = {
  fullName: 'Mona Adel',
  contactNumber: '01012345678',
  emailAddress: 'mona@example.com',
  address: 'Heliopolis, Cairo',
  serviceClasses: ['photographer'],
}

/** One-time tokens of an account, whose hashes the benchmark has stored. */
export interface MailedTokens {
  verification: string
  reset: string
}
interface Versioned {
  id: string
  version: number
}
interface Photo {
  id: string
  files: { small: string }
}
interface Published extends Versioned {
  slug: string
}
interface Profile extends Versioned {
  phone: string
}
interface SignedIn {
  token: string
}

/** Signs in. @returns the access token */
export async function signIn({ call }: BenchClient, email: string, password = PASSWORD): Promise<string> {
  return (await call<SignedIn>('login', 'POST', 'identity/login', { body: { email, password } })).token
}

/** Calls the operations of an account about itself. */
export async function runAccountRound(client: BenchClient, n: number, token: string): Promise<void> {
  const { call, getCookie } = client
  const renewed = await call<SignedIn>('refreshToken', 'POST', 'identity/refresh-token', { cookie: getCookie() })
  for (let nth = 0; nth < READS; nth += 1) {
    await call('getWishlist', 'GET', 'users/wishlist', { token })
    await call('listUserInvitations', 'GET', `invitations/user/${getRowId('user', n)}`, { token })
    await call('listSessions', 'GET', 'users/sessions', { token })
  }
  const { phone, version } = await call<Profile>('getProfile', 'GET', 'users/profile', { token: renewed.token })
  await call('updateProfile', 'PUT', 'users/profile', { token, body: { firstName: 'ليلى', phone, version } })
  await call('updateWishlist', 'PUT', 'users/wishlist', { token, body: { itemIds: ['storage-1', 'bathroom-2'] } })
  await call('resendVerification', 'POST', 'users/resend-verification', { token })
  await call('deleteSession', 'DELETE', `users/sessions/${getRowId('session', n)}`, { token })
  await call('deleteOtherSessions', 'DELETE', 'users/sessions', { token })
}

/** @returns the form that uploads a picture */
function buildForm(picture: Buffer): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png')
  return form
}

/** Registers, edits and deletes a provider with a photograph. */
export async function runProviderRound({ call }: BenchClient, token: string, picture: Buffer): Promise<void> {
  const { id } = await call<Versioned>('registerProvider', 'POST', 'services/providers/registration', {
    token,
    body: provider,
  })
  await call('updateProvider', 'PUT', `providers/${id}`, { token, body: { ...provider, version: 1 } })
  const path = `providers/${id}/photos`
  const photo = await call<Photo>('addProviderPhoto', 'POST', path, { token, form: buildForm(picture) })
  for (let nth = 0; nth < READS; nth += 1) {
    await call('listOwnProviders', 'GET', 'providers/own', { token })
    await call('listReceivedEnquiries', 'GET', `providers/${id}/enquiries`, { token })
    await call('getProviderPhoto', 'GET', `uploads/photo/${photo.files.small.split('/').at(-1)!}`)
  }
  await call('arrangeProviderPhotos', 'PUT', path, { token, body: { photos: [{ id: photo.id, alt: 'قاعة' }] } })
  await call('deleteProviderPhoto', 'DELETE', `${path}/${photo.id}`, { token })
  await call('deleteProvider', 'DELETE', `providers/${id}`, { token })
}

/** Publishes, edits and deletes an invitation with a picture of its own. */
export async function runInvitationRound({ call }: BenchClient, token: string, picture: Buffer): Promise<void> {
  const form = buildForm(picture)
  const { backgroundImage } = await call<{ backgroundImage: string }>(
    'uploadBackground',
    'POST',
    'uploads/background',
    {
      token,
      form,
    },
  )
  for (let nth = 0; nth < READS; nth += 1)
    await call('getBackground', 'GET', `uploads/background/${backgroundImage.split('/').at(-1)!}`)
  const body = { ...invitation, backgroundImage }
  const { id, slug } = await call<Published>('createInvitation', 'POST', 'invitations', { token, body })
  const preview = `invitations/slug/${encodeURIComponent(slug)}/preview.png`
  // The drawing would compete with what is measured next.
  await call('getInvitationPreview', 'GET', preview)
  await call('updateInvitation', 'PUT', `invitations/${id}`, { token, body: { ...body, groom: 'علي', version: 1 } })
  await call('getInvitationPreview', 'GET', preview)
  await call('deleteInvitation', 'DELETE', `invitations/${id}`, { token })
}

/** Calls the operations that end the sessions of an account, and deletes it: the last ones of a round. */
export async function runFarewellRound(
  client: BenchClient,
  n: number,
  token: string,
  { verification, reset }: MailedTokens,
): Promise<void> {
  const { call, getCookie } = client
  const email = getEmail(n)
  const fresh = { email: `${randomUUID()}@example.com`, password: PASSWORD }
  await call('register', 'POST', 'identity/register', { body: fresh })
  await call('verifyEmail', 'POST', 'users/verify-email', { token, body: { token: verification } })
  await call('resetPassword', 'POST', 'identity/reset-password', { body: { token: reset, newPassword: PASSWORD } })
  await call('forgotPassword', 'POST', 'identity/forgot-password', { body: { email } })
  const passwords = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  await call('changePassword', 'POST', 'users/change-password', { token: await signIn(client, email), body: passwords })
  await call('logout', 'POST', 'identity/logout', { cookie: getCookie() })
  const credentials = { emailOrPhone: email, password: NEW_PASSWORD }
  await call('deleteAccount', 'POST', 'identity/delete', { body: credentials })
}
