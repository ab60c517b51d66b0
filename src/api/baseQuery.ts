import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query'
import { Mutex } from 'async-mutex'
import { REQUEST_TIMEOUT_MS } from '../config/limits'
import { toApiError, type ApiError } from './errors'
import type { LoginResult } from './generated/endpoints'
import { selectToken, sessionExpired, sessionRenewed } from './session'

/** The store's thunk extra argument: where the API is. */
export interface ApiExtra {
  /** Scheme, host and port without a trailing slash; empty for the page's own origin. */
  apiHost: string
}

const API_PREFIX = '/api/v1'
const REFRESH = `/identity/refresh-token`
/** Calls whose 401 says something about their own credentials, not about the stored token. */
const withoutRefresh = ['/identity/login', '/identity/logout', REFRESH]
const refreshing = new Mutex()

const rawQuery = fetchBaseQuery({
  timeout: REQUEST_TIMEOUT_MS,
  credentials: 'include',
  prepareHeaders: (headers, { getState }) => {
    const token = selectToken(getState())
    if (token) headers.set('Authorization', `Bearer ${token}`)
    const language = globalThis.document?.documentElement.lang
    if (language) headers.set('Accept-Language', language)
  },
  paramsSerializer: serializeParams,
  responseHandler: (response) =>
    response.headers.get('content-type')?.startsWith('image/') ? response.blob() : readJson(response),
})

/** Repeats the name for each value of an array, as the document's `explode` default asks. */
function serializeParams(params: Record<string, unknown>): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter((v) => v !== undefined).map((v) => [name, String(v)]),
  )
  return new URLSearchParams(pairs).toString()
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? null : (JSON.parse(text) as unknown)
}

/** The generated client passes a multipart body as a plain object; it goes out as FormData. */
function withMultipart(args: FetchArgs): FetchArgs {
  const body: unknown = args.body
  if (typeof body !== 'object' || body === null || !Object.values(body).some((v) => v instanceof Blob)) return args
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value)
  return { ...args, body: form }
}

async function send(args: FetchArgs, api: BaseQueryApi): Promise<{ data: unknown } | { error: ApiError }> {
  const { apiHost } = api.extra as ApiExtra
  const prepared = withMultipart({ ...args, url: `${apiHost}${API_PREFIX}${args.url}` })
  const { data, error, meta } = await rawQuery(prepared, api, {})
  return error ? { error: toApiError(error, meta?.response?.statusText) } : { data }
}

const isUnauthorized = (answer: { data: unknown } | { error: ApiError }): boolean =>
  'error' in answer && answer.error.kind === 'unauthorized'

/** Renews the token unless another call, or another sign-in, has already replaced the one that was refused. */
async function refreshOnce(refused: string, api: BaseQueryApi): Promise<void> {
  await refreshing.runExclusive(async () => {
    if (selectToken(api.getState()) !== refused) return
    const answer = await send({ url: REFRESH, method: 'POST' }, api)
    const result = 'data' in answer ? (answer.data as LoginResult) : null
    if (result?.token) api.dispatch(sessionRenewed({ token: result.token, user: result.user }))
    else if (isUnauthorized(answer)) api.dispatch(sessionExpired())
  })
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
