import { useIntl } from 'react-intl'
import { isApiError, useErrorText } from '@/api'
import type { ReplyRequest } from '@/api/weddings'
import { requestMessages } from '@/i18n/messages/replies'

/** @returns the request as somebody else has decided it, which a 409 contains; undefined for other errors */
function findDecidedRequest(error: unknown): ReplyRequest | undefined {
  if (!isApiError(error) || error.kind !== 'other') return undefined
  const current = error.current as Partial<ReplyRequest> | undefined
  return current?.state === undefined ? undefined : (current as ReplyRequest)
}

/** @returns functions that format the error of a decision: `describe` only what somebody else has decided in the meantime */
export function useDecisionErrorText() {
  const intl = useIntl()
  const errorText = useErrorText()
  const describe = (error: unknown): string | undefined => {
    const request = findDecidedRequest(error)
    if (!request) return undefined
    const { state, decidedBy: name = '' } = request
    return intl.formatMessage(requestMessages.decidedMeanwhile, { state, name, hasName: name !== '' })
  }
  return { describe, format: (error: unknown): string => describe(error) ?? errorText(error) }
}
