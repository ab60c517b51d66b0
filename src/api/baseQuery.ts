import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query'
import type { ApiError } from './errors'
import type { LoginResult } from './generated/endpoints'
import { selectToken, sessionExpired, sessionRenewed } from './session'
import { send, type Answer } from './transport'

const REFRESH = `/identity/refresh-token`
/** Calls whose 401 says something about their own credentials, not about the stored token. */
const withoutRefresh = ['/identity/login', '/identity/logout', REFRESH]
/** The refresh under way, which every call that was refused meanwhile waits for. */
let refreshing: Promise<void> | null = null

const isUnauthorized = (answer: Answer): boolean =>
  'error' in answer && answer.error.kind === 'unauthorized'

async function refresh(api: BaseQueryApi): Promise<void> {
  const answer = await send({ url: REFRESH, method: 'POST' }, api)
  const result = 'data' in answer ? (answer.data as LoginResult) : null
  if (result?.token) api.dispatch(sessionRenewed({ token: result.token, user: result.user }))
  else if (isUnauthorized(answer)) api.dispatch(sessionExpired())
}

/** Renews the token unless another call, or another sign-in, has already replaced the one that was refused. */
async function refreshOnce(refused: string, api: BaseQueryApi): Promise<void> {
  if (selectToken(api.getState()) !== refused) return
  refreshing ??= refresh(api).finally(() => {
    refreshing = null
  })
  await refreshing
}

/**
 * The transport of every generated endpoint: bearer token, language, 30 s time-out, typed errors.
 * A 401 with a stored token refreshes once for all waiting calls and repeats the call (decisions, "The API").
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (given, api) => {
  const args = typeof given === 'string' ? { url: given } : given
  const token = selectToken(api.getState())
  const answer = await send(args, api)
  if (!token || !isUnauthorized(answer) || withoutRefresh.includes(args.url)) return answer
  await refreshOnce(token, api)
  const renewed = selectToken(api.getState())
  if (!renewed || renewed === token) return answer
  const repeated = await send(args, api)
  if (isUnauthorized(repeated)) api.dispatch(sessionExpired())
  return repeated
}
