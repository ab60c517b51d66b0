import type { ApiError } from '@/api'

/** Statuses of a proxy that does not reach the server, or of a server that stops. */
const AWAY = [502, 503, 504]

/** @returns whether a request has not reached the server, as far as one can tell */
export const isDisconnected = (error: ApiError): boolean =>
  error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'other' && AWAY.includes(error.status))
