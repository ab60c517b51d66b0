import { PASSWORD } from './server.ts'

/** A signed-in couple of a server in another process. */
export interface RemoteCouple {
  userId: string
  token: string
  email: string
  /** Rejects when the connection breaks: the server may or may not have handled the request. */
  call: (method: string, path: string, body?: object) => Promise<Response>
}

/** Calls `/api/v1` of a server in another process. */
export const callRemote = (
  url: string,
  method: string,
  path: string,
  body?: object,
  token = '',
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/api/v1/${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

/** Registers a couple at a server in another process, and signs it in. */
export async function registerRemotely(url: string, email: string): Promise<RemoteCouple> {
  await callRemote(url, 'POST', 'identity/register', { email, password: PASSWORD })
  return signInRemotely(url, email)
}

/** Signs a couple in at a server in another process. */
export async function signInRemotely(url: string, email: string): Promise<RemoteCouple> {
  const login = await callRemote(url, 'POST', 'identity/login', { email, password: PASSWORD })
  const { token, user } = (await login.json()) as { token: string; user: { id: string } }
  return { token, userId: user.id, email, call: (method, path, body) => callRemote(url, method, path, body, token) }
}
