import { API_PREFIX } from '../../../shared/limits.ts'

export interface CallOptions {
  token?: string | undefined
  cookie?: string
  body?: object
  form?: FormData
}

/** What the benchmark sends to one server: every call is an operation of the OpenAPI document, and is timed under its name. */
export interface BenchClient {
  /**
   * @param name the operation, and what is special about this call in brackets
   * @returns the body; null when it is not JSON
   * @throws Error unless the response is a success
   */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what an operation returns
  call: <Result>(name: string, method: string, path: string, options?: CallOptions) => Promise<Result>
  /** The cookie that the last response has set. */
  getCookie: () => string
  /** The times of all calls since the start of the recording, in ms, by name and in the order of the calls. */
  times: Map<string, number[]>
}

export function createClient(url: string): BenchClient {
  const times = new Map<string, number[]>()
  let lastCookie = ''
  const call = async <Result>(
    name: string,
    method: string,
    path: string,
    { token, cookie, body, form }: CallOptions = {},
  ): Promise<Result> => {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const since = performance.now()
    const content = form ?? (body === undefined ? null : JSON.stringify(body))
    const response = await fetch(`${url}${API_PREFIX}/${path}`, { method, headers, body: content })
    const bytes = await response.arrayBuffer()
    const ms = performance.now() - since
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    const text = isJson ? new TextDecoder().decode(bytes) : ''
    if (!response.ok) throw new Error(`${name}: ${method} ${path} responded ${response.status} ${text}`)
    times.set(name, [...(times.get(name) ?? []), ms])
    lastCookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? lastCookie
    return (text === '' ? null : JSON.parse(text)) as Result
  }
  return { call, getCookie: () => lastCookie, times }
}
