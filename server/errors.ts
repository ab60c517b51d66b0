import type { components } from '../src/api/generated/types.ts'
import type { Messages } from './messages/index.ts'

export type ErrorCode = components['schemas']['ErrorCode']
/** A refusal of one property; the message is made when the answer's language is known. */
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
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  server_error: 500,
  unavailable: 503,
}

/** An answer other than success: its status follows from the document's code. */
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

/** Turned away, so that those who are served already are served soon. */
export class TooBusy extends ApiError {
  constructor() {
    super('unavailable')
  }
}

/** A limit is used up. */
export class TooManyRequests extends ApiError {
  /** After how many seconds to try again. */
  readonly retryAfterS: number
  constructor(retryAfterS: number) {
    super('too_many_requests')
    this.retryAfterS = retryAfterS
  }
}

/** A refusal of one field, as 400 `validation_failed`. */
export const invalidField = (field: string, message: FieldProblem['message']): ApiError =>
  new ApiError('validation_failed', [{ field, message }])
