import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import type { components } from '@openapi/generated/types'

type ErrorCode = components['schemas']['ErrorCode']
type FieldError = components['schemas']['FieldError']

/**
 * Every error of a call, one kind for each entry of the specification's error catalogue (§8). `message` is the server's
 * text for users, in the language of the call; `current` is the state that a stale edit was compared with.
 */
export type ApiError =
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'badRequest'; message?: string; fields: FieldError[] }
  | { kind: 'unauthorized' }
  | { kind: 'notFound' }
  | { kind: 'server' }
  | { kind: 'other'; status: number; statusText: string; code?: ErrorCode; message?: string; current?: unknown }

interface WireError {
  message?: string
  code?: ErrorCode
  errors?: FieldError[]
  current?: unknown
}

const toWireError = (data: unknown): WireError => (typeof data === 'object' && data !== null ? data : {})

/** Converts a transport error. `statusText` is the response's, for statuses without a text of their own. */
export function toApiError(error: FetchBaseQueryError, statusText = ''): ApiError {
  if (error.status === 'TIMEOUT_ERROR') return { kind: 'timeout' }
  if (error.status === 'FETCH_ERROR') return { kind: 'network' }
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status
  if (typeof status !== 'number' || status < 400) return { kind: 'server' }
  const { message, code, errors, current } = toWireError(error.data)
  if (status === 400) return { kind: 'badRequest', message, fields: errors ?? [] }
  if (status === 401) return { kind: 'unauthorized' }
  if (status === 404) return { kind: 'notFound' }
  if (status === 500) return { kind: 'server' }
  return { kind: 'other', status, statusText, code, message, ...(current === undefined ? {} : { current }) }
}

/** Whether a value thrown by `unwrap()` or in a query's `error` is an `ApiError`. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error
}

/** @returns whether the server refused for this reason */
export const hasErrorCode = (error: unknown, code: ErrorCode): boolean =>
  isApiError(error) && error.kind === 'other' && error.code === code

/** @returns what is stored, when the server refused for this reason and says so */
export const findCurrent = (error: unknown, code: 'version_conflict' | 'already_exists'): unknown =>
  hasErrorCode(error, code) ? (error as { current?: unknown }).current : undefined

/** @returns whether what was asked for does not exist */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.kind === 'notFound'

/** @returns whether nothing exists at the page's address: the id is unknown (404), or is no id (400) */
export const isBadAddress = (error: unknown): boolean =>
  isNotFound(error) || (isApiError(error) && error.kind === 'badRequest')

/** @returns the server's error for each invalid field, in the form of Formik's `setErrors`; empty for other errors. */
export function getFieldErrors(error: unknown): Record<string, string> {
  if (!isApiError(error) || error.kind !== 'badRequest') return {}
  return Object.fromEntries(
    error.fields.filter(({ field }) => field !== '').map(({ field, message }) => [field, message]),
  )
}
