import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi, type ContactMessage } from '@/api'
import { uploadEndpoints } from '@/api/uploads'
import { providerEndpoints, type ProviderRegistration } from '@/api/providers'
import type { AppStore } from '@/store/createStore'
import { providerDetails } from '../../tests/fixtures/provider.ts'
import { approvedProvider, couple, otherSession, publishedInvitation } from '../states.ts'
import { bearer, type ExchangeRequest } from './contract.ts'
import { invitationInput, invitationUpdate, requestKey, requestKeyHeader } from './invitation.ts'
import { readPicture, buildUpload } from './pictures.ts'

const { like } = MatchersV3
const { endpoints } = generatedApi
const { email, password } = couple
const { id } = publishedInvitation

/** A valid call, for responses that do not depend on its values: too many calls, an expired token. */
export interface Call {
  /** Its description in the contract. */
  receiving: string
  request: ExchangeRequest
  /** The call of the site. @returns its result or error */
  run: (store: AppStore) => Promise<{ data?: unknown; error?: unknown }>
}

const credentials = { email, password }
const resetPassword = { token: 'one-time-token-of-the-mail', newPassword: 'Farah#2028' }
const verifyEmail = { token: 'token-of-the-verification-mail' }
const changePassword = { currentPassword: password, newPassword: 'Farah#2028' }
const landingSignin = { email, phone: '01012345678' }
const deleteAccount = { emailOrPhone: email, password }
const contactMessage: ContactMessage = {
  email,
  name: 'Laila',
  message: 'How do I change the date on our invitation?',
  source: 'Contact Form',
}
const { fullName, contactNumber, emailAddress } = providerDetails
const providerRegistration: ProviderRegistration = {
  fullName,
  contactNumber,
  emailAddress,
  serviceClasses: ['photographer'],
}
const profileUpdate = { firstName: 'Laila', phone: '01012345678', currentPassword: password, version: 1 }
const wishlist = { itemIds: ['storage-1'] }
const once = { subscribe: false } as const

/** Public calls by operation. */
export const openCalls = {
  register: {
    receiving: 'a registration',
    request: { method: 'POST', path: '/identity/register', body: like(credentials) },
    run: (store) => store.dispatch(endpoints.register.initiate({ credentials })),
  },
  login: {
    receiving: 'a sign-in',
    request: { method: 'POST', path: '/identity/login', body: like(credentials) },
    run: (store) => store.dispatch(endpoints.login.initiate({ loginRequest: credentials })),
  },
  landingSignin: {
    receiving: 'an e-mail and phone of the home page',
    request: { method: 'POST', path: '/identity/landing-signin', body: like(landingSignin) },
    run: (store) => store.dispatch(endpoints.landingSignin.initiate({ landingSignin })),
  },
  forgotPassword: {
    receiving: 'a request for a reset link',
    request: { method: 'POST', path: '/identity/forgot-password', body: like({ email }) },
    run: (store) => store.dispatch(endpoints.forgotPassword.initiate({ forgotPassword: { email } })),
  },
  resetPassword: {
    receiving: 'a new password',
    request: { method: 'POST', path: '/identity/reset-password', body: like(resetPassword) },
    run: (store) => store.dispatch(endpoints.resetPassword.initiate({ resetPassword })),
  },
  deleteAccount: {
    receiving: 'the deletion of an account',
    request: { method: 'POST', path: '/identity/delete', body: like(deleteAccount) },
    run: (store) => store.dispatch(endpoints.deleteAccount.initiate({ deleteAccount })),
  },
  sendContactMessage: {
    receiving: 'a message',
    request: { method: 'POST', path: '/contact', body: like(contactMessage) },
    run: (store) => store.dispatch(endpoints.sendContactMessage.initiate({ contactMessage })),
  },
} as const satisfies Record<string, Call>

/** Calls with a couple's token, by operation. */
export const securedCalls = {
  registerProvider: {
    receiving: "a couple's registration as a provider",
    request: {
      method: 'POST',
      path: '/services/providers/registration',
      headers: bearer,
      body: like(providerRegistration),
    },
    run: (store) => store.dispatch(providerEndpoints.endpoints.registerProvider.initiate({ providerRegistration })),
  },
  getProvider: {
    receiving: "a couple's request for a provider",
    request: { method: 'GET', path: `/providers/${approvedProvider.id}`, headers: bearer },
    run: (store) => store.dispatch(providerEndpoints.endpoints.getProvider.initiate({ id: approvedProvider.id }, once)),
  },
  getProfile: {
    receiving: "a request for one's profile",
    request: { method: 'GET', path: '/users/profile', headers: bearer },
    run: (store) => store.dispatch(endpoints.getProfile.initiate(undefined, once)),
  },
  updateProfile: {
    receiving: "a change of one's profile",
    request: { method: 'PUT', path: '/users/profile', headers: bearer, body: like(profileUpdate) },
    run: (store) => store.dispatch(endpoints.updateProfile.initiate({ profileUpdate })),
  },
  verifyEmail: {
    receiving: 'a confirmation of the e-mail address',
    request: { method: 'POST', path: '/users/verify-email', headers: bearer, body: like(verifyEmail) },
    run: (store) => store.dispatch(endpoints.verifyEmail.initiate({ verifyEmail })),
  },
  resendVerification: {
    receiving: 'a request for a new link that confirms the e-mail address',
    request: { method: 'POST', path: '/users/resend-verification', headers: bearer },
    run: (store) => store.dispatch(endpoints.resendVerification.initiate()),
  },
  changePassword: {
    receiving: 'a change of the password',
    request: { method: 'POST', path: '/users/change-password', headers: bearer, body: like(changePassword) },
    run: (store) => store.dispatch(endpoints.changePassword.initiate({ changePassword })),
  },
  listSessions: {
    receiving: 'a request for the list of sessions',
    request: { method: 'GET', path: '/users/sessions', headers: bearer },
    run: (store) => store.dispatch(endpoints.listSessions.initiate(undefined, once)),
  },
  deleteSession: {
    receiving: 'the end of one session',
    request: { method: 'DELETE', path: `/users/sessions/${otherSession.id}`, headers: bearer },
    run: (store) => store.dispatch(endpoints.deleteSession.initiate({ id: otherSession.id })),
  },
  deleteOtherSessions: {
    receiving: 'the end of all other sessions',
    request: { method: 'DELETE', path: '/users/sessions', headers: bearer },
    run: (store) => store.dispatch(endpoints.deleteOtherSessions.initiate()),
  },
  exportAccount: {
    receiving: 'a request for all that is stored',
    request: { method: 'GET', path: '/users/export', headers: bearer },
    run: (store) => store.dispatch(endpoints.exportAccount.initiate(undefined, once)),
  },
  getWishlist: {
    receiving: "a request for one's wishlist",
    request: { method: 'GET', path: '/users/wishlist', headers: bearer },
    run: (store) => store.dispatch(endpoints.getWishlist.initiate(undefined, once)),
  },
  updateWishlist: {
    receiving: "a change of one's wishlist",
    request: { method: 'PUT', path: '/users/wishlist', headers: bearer, body: like(wishlist) },
    run: (store) => store.dispatch(endpoints.updateWishlist.initiate({ wishlist })),
  },
  createInvitation: {
    receiving: 'an invitation to publish',
    request: {
      method: 'POST',
      path: '/invitations',
      headers: { ...bearer, ...requestKeyHeader },
      body: like(invitationInput),
    },
    run: (store) =>
      store.dispatch(endpoints.createInvitation.initiate({ 'Idempotency-Key': requestKey, invitationInput })),
  },
  listUserInvitations: {
    receiving: "a request for one's own invitations",
    request: { method: 'GET', path: `/invitations/user/${couple.id}`, headers: bearer },
    run: (store) => store.dispatch(endpoints.listUserInvitations.initiate({ userId: couple.id }, once)),
  },
  updateInvitation: {
    receiving: 'an edit of an invitation',
    request: { method: 'PUT', path: `/invitations/${id}`, headers: bearer, body: like(invitationUpdate) },
    run: (store) => store.dispatch(endpoints.updateInvitation.initiate({ id, invitationUpdate })),
  },
  deleteInvitation: {
    receiving: 'a deletion of an invitation',
    request: { method: 'DELETE', path: `/invitations/${id}`, headers: bearer },
    run: (store) => store.dispatch(endpoints.deleteInvitation.initiate({ id })),
  },
  uploadBackground: {
    receiving: 'an upload of a background picture',
    request: buildUpload('background.png'),
    run: async (store) =>
      store.dispatch(
        uploadEndpoints.endpoints.uploadBackground.initiate({ body: { file: await readPicture('background.png') } }),
      ),
  },
} as const satisfies Record<string, Call>
