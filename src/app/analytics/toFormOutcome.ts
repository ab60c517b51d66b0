import type { UnknownAction } from '@reduxjs/toolkit'
import { generatedApi, isApiError } from '@/api'
import { providerEndpoints } from '@/api/providers'
import type { AnalyticsEvent, FormName, Person } from '@/features/analytics/events'
import { LOGIN_SUCCESS } from '@/features/auth/authSlice'

/** The result of a submitted form. */
export interface FormOutcome {
  event: AnalyticsEvent
  /** The person who submitted it, if the form has contact details. */
  person: Person | null
}

type Endpoints = typeof generatedApi.endpoints & typeof providerEndpoints.endpoints
type FormEndpoint = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { useMutation: unknown } ? Name : never
}[keyof Endpoints]

/** Form names by the operation that they call. */
const forms = {
  register: 'register',
  login: 'login',
  landingSignin: 'landing',
  forgotPassword: 'forgot_password',
  resetPassword: 'reset_password',
  changePassword: 'change_password',
  updateProfile: 'profile',
  deleteAccount: 'delete_account',
  createInvitation: 'invitation',
  updateInvitation: 'invitation',
  registerProvider: 'provider',
  sendContactMessage: 'contact',
} satisfies Partial<Record<FormEndpoint, FormName>>

const { login, deleteAccount, register, landingSignin, sendContactMessage } = generatedApi.endpoints
const { registerProvider } = providerEndpoints.endpoints

/** Two operations report a refusal with status 200 (specification §7); the others by status. */
function isRefused(action: UnknownAction): boolean {
  if (login.matchFulfilled(action)) return action.payload.message !== LOGIN_SUCCESS
  return deleteAccount.matchFulfilled(action) && !action.payload.success
}

/** @returns the contact details in a successful form call. */
function getPerson(action: UnknownAction): Person | null {
  if (register.matchFulfilled(action)) return { email: action.meta.arg.originalArgs.credentials.email }
  if (login.matchFulfilled(action)) return { email: action.meta.arg.originalArgs.loginRequest.email }
  if (landingSignin.matchFulfilled(action)) return action.meta.arg.originalArgs.landingSignin
  if (sendContactMessage.matchFulfilled(action)) return action.meta.arg.originalArgs.contactMessage
  if (!registerProvider.matchFulfilled(action)) return null
  const { emailAddress: email, contactNumber: phone } = action.meta.arg.originalArgs.providerRegistration
  return { email, phone }
}

/** The fields that the actions of all endpoints share. */
interface CallEnded<Endpoint = string> extends UnknownAction {
  meta: { arg: { endpointName: Endpoint; track?: boolean }; requestStatus: 'fulfilled' | 'rejected' | 'pending' }
  payload?: unknown
}
type FormCallEnded = CallEnded<keyof typeof forms>

const isCallEnded = (action: UnknownAction): action is CallEnded => {
  const { meta } = action as Partial<CallEnded>
  return meta?.arg?.endpointName !== undefined && meta.requestStatus !== 'pending'
}

/** Matches the end of a form's call. Calls made by listeners have `track: false`: no form sent them. */
export const isFormCallEnded = (action: UnknownAction): action is FormCallEnded =>
  isCallEnded(action) && action.meta.arg.track !== false && action.meta.arg.endpointName in forms

export function toFormOutcome(action: FormCallEnded): FormOutcome {
  const { meta, payload } = action
  const form = forms[meta.arg.endpointName]
  const createFailure = (reason: string): FormOutcome => ({
    event: { name: 'form_failure', form, reason },
    person: null,
  })
  if (meta.requestStatus === 'rejected') return createFailure(isApiError(payload) ? payload.kind : 'unknown')
  if (isRefused(action)) return createFailure('refused')
  return { event: { name: 'form_success', form }, person: getPerson(action) }
}
