/** SIGTERM: requests in progress get their responses, then the process exits with 0 in less than five seconds. */
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import sharp from 'sharp'
import { callRemote, registerRemotely } from '../support/client.ts'
import { buildFileForm } from '../support/forms.ts'
import { createInstallation } from '../support/installation.ts'
import type { Installation } from '../support/installation.ts'
import { startProcess } from '../support/process.ts'
import type { ServerProcess } from '../support/process.ts'
import { PASSWORD } from '../support/server.ts'

jest.setTimeout(60_000)

let installation: Installation
let port: number
let server: ServerProcess
let agent: Agent
beforeEach(async () => {
  installation = await createInstallation()
  ;({ port } = installation)
  server = await startProcess(installation.environment)
  agent = new Agent({ keepAlive: true })
})
afterEach(async () => {
  agent.destroy()
  await installation.remove()
})

/** Opens a request on a keep-alive connection. */
const openRequest = (method: string, path: string, headers: Record<string, string | number> = {}): ClientRequest =>
  request({ agent, host: '127.0.0.1', port, method, path, headers })

interface RawResponse {
  status: number | undefined
  connection: string | undefined
  text: string
}

async function readResponse(asked: ClientRequest): Promise<RawResponse> {
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return { status: response.statusCode, connection: response.headers.connection, text }
}

/** Waits until the server has accepted all earlier connections: it accepts them in order. */
const fetchHealth = (): Promise<RawResponse> =>
  readResponse(request({ agent: false, host: '127.0.0.1', port, path: '/health/live' }).end())

/**
 * Sends SIGTERM.
 * @returns the exit code and the duration of the shutdown in ms
 */
async function measureShutdown(): Promise<{ code: number | null; ms: number }> {
  const since = performance.now()
  const code = await server.end('SIGTERM')
  return { code, ms: performance.now() - since }
}

/** Waits until the port refuses connections. */
async function waitUntilRefused(): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const refused = await once(socket, 'connect').then(
      () => false,
      () => true,
    )
    socket.destroy()
    if (refused) return
  }
}

it('completes requests in progress, refuses new connections and ignores a second signal', async () => {
  const couple = await registerRemotely(installation.url, 'stop@example.com')
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: 'gold' } })
  const { body, headers } = buildFileForm(await picture.png().toBuffer())
  const authorization = `Bearer ${couple.token}`
  const upload = openRequest('POST', '/api/v1/uploads/background', {
    ...headers,
    'content-length': body.length,
    authorization,
  })
  upload.write(body.subarray(0, body.length / 2))
  const idle = openRequest('GET', '/health/live').end()
  expect((await readResponse(idle)).connection).toBe('keep-alive')
  const credentials = Buffer.from(JSON.stringify({ email: couple.email, password: PASSWORD }))
  const logins = Array.from({ length: 8 }, () => {
    const login = openRequest('POST', '/api/v1/identity/login', {
      'content-type': 'application/json',
      'content-length': credentials.length,
    })
    return readResponse(login.end(credentials))
  })
  await fetchHealth()

  const end = measureShutdown()
  await waitUntilRefused()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) server.child.kill(signal)
  for (const login of await Promise.all(logins)) {
    expect(login.status).toBe(200)
    expect(JSON.parse(login.text)).toMatchObject({ message: 'success' })
  }
  expect((await Promise.all(logins)).some(({ connection }) => connection === 'close')).toBe(true)
  expect(server.child.exitCode).toBeNull()
  upload.end(body.subarray(body.length / 2))
  const stored = await readResponse(upload)
  expect(stored).toMatchObject({ status: 201, connection: 'close' })
  expect(JSON.parse(stored.text)).toMatchObject({ backgroundImage: expect.stringMatching(/webp$/) })
  const { code, ms } = await end
  expect([code, server.getOutput()]).toEqual([0, `Zaffa is at ${installation.url}`])
  expect(ms).toBeLessThan(5000)

  // The acknowledged picture is stored.
  server = await startProcess(installation.environment)
  const { backgroundImage } = JSON.parse(stored.text) as { backgroundImage: string }
  expect((await fetch(`${installation.url}${backgroundImage}`)).status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
})

it('stops in time when clients stall', async () => {
  const stalledResponse = openRequest('POST', '/api/v1/identity/login', {
    'content-type': 'application/json',
    'content-length': 100,
  })
  stalledResponse.write('{')
  const halfHead = connect(port, '127.0.0.1')
  halfHead.write('GET /health/live HTTP/1.1\r\nHost: ')
  const secondConnection = connect(port, '127.0.0.1')
  await once(secondConnection, 'connect')
  const cutOff = [once(stalledResponse, 'error'), once(halfHead, 'close'), once(secondConnection, 'close')]
  await fetchHealth()
  const { code, ms } = await measureShutdown()
  expect([code, server.getOutput()]).toEqual([0, `Zaffa is at ${installation.url}`])
  expect(ms).toBeLessThan(5000)
  await Promise.all(cutOff)
})

it('stops immediately when connections are idle', async () => {
  await readResponse(openRequest('GET', '/health/live').end())
  const { code, ms } = await measureShutdown()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(1500)
})

it('writes the queued mails before it stops', async () => {
  const emails = Array.from({ length: 5 }, (_, index) => `mail-${index}@example.com`)
  await Promise.all(emails.map((email) => registerRemotely(installation.url, email)))
  await Promise.all(emails.map((email) => callRemote(installation.url, 'POST', 'identity/forgot-password', { email })))
  expect((await measureShutdown()).code).toBe(0)
  // Each account gets one mail to verify its address and one to set a password.
  expect(await readdir(join(installation.dataDir, 'outbox'))).toHaveLength(2 * emails.length)
})
