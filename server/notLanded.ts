import { ApiError } from './errors.ts'

/** Operations that are still being built on a branch. */
const refuse = async (): Promise<never> => {
  throw new ApiError('unavailable')
}
export const notLanded = {
  deleteSend: refuse,
  listMessageTemplates: refuse,
  recordSend: refuse,
  renewHouseholdLink: refuse,
  revokeHouseholdLink: refuse,
  updateMessageTemplate: refuse,
}
