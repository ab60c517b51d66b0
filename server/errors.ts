import type { components } from '../openapi/generated/types.ts'
import type { Messages } from './messages/index.ts'

export type ErrorCode = components['schemas']['ErrorCode']
/** A validation error of one field. The message is built when the language of the response is known. */
export interface FieldProblem {
  field: string
  message: (texts: Messages['field'], errors: Messages['error']) => string
}

export const STATUS_CODES: Record<ErrorCode, number> = {
  validation_failed: 400,
  malformed_body: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_in_use: 409,
  version_conflict: 409,
  limit_reached: 409,
  already_exists: 409,
  in_use: 409,
  too_late: 409,
  too_early: 409,
  not_booked: 409,
  own_provider: 409,
  reply_changed: 409,
  last_owner: 409,
  invite_closed: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  server_error: 500,
  unavailable: 503,
}

/** An error response. The status follows from the error code of the OpenAPI document. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number
  readonly problems: FieldProblem[]
  constructor(code: ErrorCode, problems: FieldProblem[] = [], options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.statusCode = STATUS_CODES[code]
    this.problems = problems
  }
}

/** What is stored differs from what the client knows. The response contains it, so that a person can compare the two. */
export class Conflict extends ApiError {
  readonly current: object | undefined
  constructor(code: 'version_conflict' | 'already_exists', current?: object) {
    super(code)
    this.current = current
  }
}

/** The change is based on an old version. */
export class VersionConflict extends Conflict {
  constructor(current: object) {
    super('version_conflict', current)
  }
}

/** The server refuses the request because it is overloaded. */
export class TooBusy extends ApiError {
  constructor() {
    super('unavailable')
  }
}

/** The client has exceeded a rate limit. */
export class TooManyRequests extends ApiError {
  /** The value of the Retry-After header, in seconds. */
  readonly retryAfterS: number
  constructor(retryAfterS: number) {
    super('too_many_requests')
    this.retryAfterS = retryAfterS
  }
}

/** @returns a 400 `validation_failed` error for one field */
export const createFieldError = (field: string, message: FieldProblem['message']): ApiError =>
  new ApiError('validation_failed', [{ field, message }])
