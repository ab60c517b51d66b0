import type { UnknownAction } from '@reduxjs/toolkit'
import { generatedApi, isApiError } from '@/api'
import type { AnalyticsEvent, FormName, Person } from '@/features/analytics/events'
import { LOGIN_SUCCESS } from '@/features/auth/authSlice'

/** What became of a form that was sent. */
export interface FormOutcome {
  event: AnalyticsEvent
  /** Who filled it in, when it tells. */
  person: Person | null
}

type Endpoints = typeof generatedApi.endpoints
type FormEndpoint = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { useMutation: unknown } ? Name : never
}[keyof Endpoints]

/** Forms by what they call. */
const forms: Partial<Record<FormEndpoint, FormName>> = {
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
}

const { login, deleteAccount, register, landingSignin, registerProvider, sendContactMessage } = generatedApi.endpoints

/** Two forms are refused with status 200 (specification §7); the others fail by status. */
function isRefused(action: UnknownAction): boolean {
  if (login.matchFulfilled(action)) return action.payload.message !== LOGIN_SUCCESS
  return deleteAccount.matchFulfilled(action) && !action.payload.success
}

/** @returns who filled in the form of a call that succeeded. */
function personOf(action: UnknownAction): Person | null {
  if (register.matchFulfilled(action)) return { email: action.meta.arg.originalArgs.credentials.email }
  if (login.matchFulfilled(action)) return { email: action.meta.arg.originalArgs.loginRequest.email }
  if (landingSignin.matchFulfilled(action)) return action.meta.arg.originalArgs.landingSignin
  if (sendContactMessage.matchFulfilled(action)) return action.meta.arg.originalArgs.contactMessage
  if (!registerProvider.matchFulfilled(action)) return null
  const { emailAddress: email, contactNumber: phone } = action.meta.arg.originalArgs.providerRegistration
  return { email, phone }
}

/** What is common to the actions of all endpoints. */
interface CallEnded extends UnknownAction {
  meta: { arg: { endpointName: string; track?: boolean }; requestStatus: 'fulfilled' | 'rejected' | 'pending' }
  payload?: unknown
}

const isCallEnded = (action: UnknownAction): action is CallEnded => {
  const { meta } = action as Partial<CallEnded>
  // A call that the listeners make by themselves is not tracked by any form.
  return meta?.arg?.endpointName !== undefined && meta.arg.track !== false && meta.requestStatus !== 'pending'
}

/** @returns what an action says about a form that was sent; null for all other actions. */
export function formOutcome(action: UnknownAction): FormOutcome | null {
  if (!isCallEnded(action)) return null
  const { meta, payload } = action
  const form = forms[meta.arg.endpointName as FormEndpoint]
  if (!form) return null
  const failed = (reason: string): FormOutcome => ({ event: { name: 'form_failure', form, reason }, person: null })
  if (meta.requestStatus === 'rejected') return failed(isApiError(payload) ? payload.kind : 'unknown')
  if (isRefused(action)) return failed('refused')
  return { event: { name: 'form_success', form }, person: personOf(action) }
}
