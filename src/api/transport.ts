import { API_PREFIX } from '@shared/limits'
import { fetchBaseQuery, type BaseQueryApi, type FetchArgs } from '@reduxjs/toolkit/query'
import { REQUEST_TIMEOUT_MS } from '../config/limits'
import { toApiError, type ApiError } from './errors'

/** The store's thunk extra argument: where the API is, and what the calls of one store share. */
export interface ApiExtra {
  /** Scheme, host and port without a trailing slash; empty for the page's own origin. */
  apiHost: string
  /** The token refresh in progress, which every call that was refused meanwhile awaits. */
  refreshing?: Promise<ApiError | undefined>
  /** What a device does without a connection, once its code is loaded (src/lib/offline). */
  offline?: OfflineLayer
}

/** Sends a request, or does without. */
export type OfflineLayer = (
  args: FetchArgs,
  api: BaseQueryApi,
  request: () => Promise<CallResult>,
) => Promise<CallResult>

/** Media types of files; every other response is JSON. */
const FILE_TYPE = /^(image\/|text\/csv|application\/vnd\.)/

const rawQuery = fetchBaseQuery({
  timeout: REQUEST_TIMEOUT_MS,
  credentials: 'include',
  prepareHeaders: (headers) => {
    const language = globalThis.document?.documentElement.lang
    if (language) headers.set('Accept-Language', language)
    if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  },
  paramsSerializer: serializeParams,
  responseHandler: (response) =>
    FILE_TYPE.test(response.headers.get('content-type') ?? '') ? response.blob() : readJson(response),
})

/** Serializes arrays as repeated parameters, the OpenAPI document's `explode` default. */
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

/** Converts a multipart body, which the generated client passes as an object, to FormData. */
function toMultipart(args: FetchArgs): FetchArgs {
  const body: unknown = args.body
  if (typeof body !== 'object' || body === null || !Object.values(body).some((v) => v instanceof Blob)) return args
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value)
  return { ...args, body: form }
}

export type CallResult = { data: unknown } | { error: ApiError }

/**
 * Sends one request with language, 30 s time-out and typed errors.
 * @param token the bearer token; null sends the request without one
 */
export async function send(args: FetchArgs, api: BaseQueryApi, token: string | null): Promise<CallResult> {
  const { apiHost } = api.extra as ApiExtra
  const headers = {
    ...(args.headers as Record<string, string | undefined>),
    Authorization: token ? `Bearer ${token}` : undefined,
  }
  const prepared = toMultipart({ ...args, headers, url: `${apiHost}${API_PREFIX}${args.url}` })
  const { data, error, meta } = await rawQuery(prepared, api, {})
  return error ? { error: toApiError(error, meta?.response?.statusText) } : { data }
}
