import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query'
import type { ApiError } from './errors'
import type { components } from '@openapi/generated/types'
import { selectToken, sessionExpired, sessionRenewed } from './session'
import { send, type CallResult, type ApiExtra } from './transport'

type LoginResult = components['schemas']['LoginResult']

const REFRESH = `/identity/refresh-token`
/** Calls whose 401 is about their own credentials, not the stored token. */
const withoutRefresh = ['/identity/login', '/identity/logout', REFRESH]
/**
 * Operations whose token is optional (`security: [{}, …]` in the OpenAPI document); they refuse an invalid token all
 * the same.
 */
export const OPTIONAL_TOKEN = ['sendEnquiry', 'listReviews', 'lookUpMemberInvite', 'registerProvider', 'getProvider']

const isUnauthorized = (response: CallResult): boolean => 'error' in response && response.error.kind === 'unauthorized'

/** @returns why there is no new token although the session has not ended: the connection or the server has failed */
async function refreshToken(refused: string, api: BaseQueryApi): Promise<ApiError | undefined> {
  const response = await send({ url: REFRESH, method: 'POST' }, api, selectToken(api.getState()))
  const result = 'data' in response ? (response.data as LoginResult | null) : null
  if (result?.token) {
    api.dispatch(sessionRenewed({ token: result.token, user: result.user }))
    return undefined
  }
  if (!isUnauthorized(response)) return 'error' in response ? response.error : { kind: 'server' }
  // A sign-in or a new password may have started another session meanwhile.
  if (selectToken(api.getState()) === refused) api.dispatch(sessionExpired())
  return undefined
}

/** Refreshes the token unless another call, or a sign-in, has already replaced the refused one. @returns why that failed */
async function refreshTokenOnce(refused: string, api: BaseQueryApi): Promise<ApiError | undefined> {
  if (selectToken(api.getState()) !== refused) return undefined
  const extra = api.extra as ApiExtra
  extra.refreshing ??= refreshToken(refused, api).finally(() => {
    extra.refreshing = undefined
  })
  return extra.refreshing
}

/** A 401 with a stored token triggers one refresh for all waiting calls, which are then repeated. */
async function sendWithSession(args: FetchArgs, api: BaseQueryApi): Promise<CallResult> {
  const token = selectToken(api.getState())
  const response = await send(args, api, token)
  if (!token || !isUnauthorized(response) || withoutRefresh.includes(args.url)) return response
  const failure = await refreshTokenOnce(token, api)
  const renewed = selectToken(api.getState())
  const repeated = renewed && renewed !== token ? await send(args, api, renewed) : response
  if (!isUnauthorized(repeated)) return repeated
  if (repeated !== response && selectToken(api.getState()) === renewed) api.dispatch(sessionExpired())
  if (OPTIONAL_TOKEN.includes(api.endpoint)) return send(args, api, null)
  return failure ? { error: failure } : repeated
}

/**
 * The transport of all generated endpoints: bearer token, language, 30 s time-out, typed errors. When the refresh of a token fails, a call whose
 * token is optional is repeated without one; others fail as the refresh did, so that a retry refreshes again.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = (given, api) => {
  const args = typeof given === 'string' ? { url: given } : given
  const request = () => sendWithSession(args, api)
  return (api.extra as ApiExtra).offline?.(args, api, request) ?? request()
}
