import { ApiError } from './errors.ts'

/** Operations that are still being built on a branch. */
const refuse = async (): Promise<never> => {
  throw new ApiError('unavailable')
}
export const notLanded = {
  decideReplyRequest: refuse,
  deleteSend: refuse,
  getPersonalCalendar: refuse,
  getViewSummary: refuse,
  listMessageTemplates: refuse,
  listReplyRequests: refuse,
  recordOpenView: refuse,
  recordPersonalView: refuse,
  recordSend: refuse,
  removeGuestData: refuse,
  renewHouseholdLink: refuse,
  requestSeats: refuse,
  revokeHouseholdLink: refuse,
  updateMessageTemplate: refuse,
}
