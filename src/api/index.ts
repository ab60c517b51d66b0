/** The only entry to the API: the generated endpoints with their tags, their hooks and types, and the typed errors. */
import './tags'

export { baseApi } from './base'
export { useErrorText } from './useErrorText'
export {
  findCurrent,
  getFieldErrors,
  hasErrorCode,
  isApiError,
  isBadAddress,
  isNotFound,
  type ApiError,
} from './errors'
export * from './generated/endpoints'
export {
  accountChanged,
  isSessionEnd,
  selectToken,
  sessionExpired,
  sessionRenewed,
  signedOut,
  tokenRestored,
} from './session'
export type { GuestReply, GuestReplyInput, PersonalEvent, PersonalInvitation, SeatRequest } from './links'
export type { ApiExtra, CallResult, OfflineLayer } from './transport'
