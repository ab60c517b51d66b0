import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query'
import type { ApiError } from './errors'
import type { LoginResult } from './generated/endpoints'
import { selectToken, sessionExpired, sessionRenewed } from './session'
import { send, type Answer, type ApiExtra } from './transport'

const REFRESH = `/identity/refresh-token`
/** Calls whose 401 says something about their own credentials, not about the stored token. */
const withoutRefresh = ['/identity/login', '/identity/logout', REFRESH]
/** Operations whose token is optional (`security: [{}, …]` in the OpenAPI document); a bad token is refused all the same. */
export const OPTIONAL_TOKEN = ['registerProvider', 'getProvider']

const isUnauthorized = (answer: Answer): boolean =>
  'error' in answer && answer.error.kind === 'unauthorized'

async function refresh(refused: string, api: BaseQueryApi): Promise<void> {
  const answer = await send({ url: REFRESH, method: 'POST' }, api, selectToken(api.getState()))
  const result = 'data' in answer ? (answer.data as LoginResult) : null
  if (result?.token) api.dispatch(sessionRenewed({ token: result.token, user: result.user }))
  // Meanwhile a sign-in or a new password may have started another session.
  else if (isUnauthorized(answer) && selectToken(api.getState()) === refused) api.dispatch(sessionExpired())
}

/** Renews the token unless another call, or another sign-in, has already replaced the one that was refused. */
async function refreshOnce(refused: string, api: BaseQueryApi): Promise<void> {
  if (selectToken(api.getState()) !== refused) return
  const extra = api.extra as ApiExtra
  extra.refreshing ??= refresh(refused, api).finally(() => {
    extra.refreshing = undefined
  })
  await extra.refreshing
}

/**
 * The transport of every generated endpoint: bearer token, language, 30 s time-out, typed errors.
 * A 401 with a stored token refreshes once for all waiting calls and repeats the call with the new token. When there is none,
 * a call that needs no account is repeated without a token, so that an ended session does not stop it.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (given, api) => {
  const args = typeof given === 'string' ? { url: given } : given
  const token = selectToken(api.getState())
  const answer = await send(args, api, token)
  if (!token || !isUnauthorized(answer) || withoutRefresh.includes(args.url)) return answer
  await refreshOnce(token, api)
  const renewed = selectToken(api.getState())
  const repeated = renewed && renewed !== token ? await send(args, api, renewed) : answer
  if (!isUnauthorized(repeated)) return repeated
  if (repeated !== answer && selectToken(api.getState()) === renewed) api.dispatch(sessionExpired())
  return OPTIONAL_TOKEN.includes(api.endpoint) ? send(args, api, null) : repeated
}
