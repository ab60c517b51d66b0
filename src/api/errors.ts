import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import type { ErrorCode, FieldError } from './generated/endpoints'

/**
 * Everything that can go wrong with a call, one kind for each entry of the specification's error catalogue (§8).
 * `message` is the server's, fit to show to a person, in the language of the call.
 */
export type ApiError =
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'badRequest'; message?: string; fields: FieldError[] }
  | { kind: 'unauthorized' }
  | { kind: 'notFound' }
  | { kind: 'server' }
  | { kind: 'other'; status: number; statusText: string; code?: ErrorCode; message?: string }

interface WireError {
  message?: string
  code?: ErrorCode
  errors?: FieldError[]
}

const toWireError = (data: unknown): WireError => (typeof data === 'object' && data !== null ? data : {})

/** Maps what the transport reports to the typed union. `statusText` is the answer's, for statuses without a text of their own. */
export function toApiError(error: FetchBaseQueryError, statusText = ''): ApiError {
  if (error.status === 'TIMEOUT_ERROR') return { kind: 'timeout' }
  if (error.status === 'FETCH_ERROR') return { kind: 'network' }
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status
  if (typeof status !== 'number' || status < 400) return { kind: 'server' }
  const { message, code, errors } = toWireError(error.data)
  if (status === 400) return { kind: 'badRequest', message, fields: errors ?? [] }
  if (status === 401) return { kind: 'unauthorized' }
  if (status === 404) return { kind: 'notFound' }
  if (status === 500) return { kind: 'server' }
  return { kind: 'other', status, statusText, code, message }
}

/** Whether a thing thrown by `unwrap()` or held in a query's `error` is ours. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error
}

/** @returns the server's words for each wrong field, in the form that Formik's `setErrors` takes; empty for other errors. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!isApiError(error) || error.kind !== 'badRequest') return {}
  return Object.fromEntries(error.fields.filter(({ field }) => field !== '').map(({ field, message }) => [field, message]))
}
