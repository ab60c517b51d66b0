import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { jest } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config/config.ts'
import type { Environment } from '../../../server/config/config.ts'
import type { PictureRenderer } from '../../../server/modules/invitation-files/pictures/workerRenderer.ts'
import { createSmallBuild } from './build.ts'
import { invitationTexts, weddingDates } from '../../fixtures/invitation.ts'
import { convertOnce } from './convertOnce.ts'
import { createTestDatabase } from './database.ts'
import { expectDocumented } from './document.ts'
import { validateResponses } from './watch.ts'

// Each test file starts a real server, which is slow on a busy machine.
jest.setTimeout(30_000)

export interface TestResponse {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  text: string
  raw: Buffer
  /** The JSON body, already validated against the OpenAPI document. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows the shape that it asks for
  body: any
}
export interface CallOptions {
  body?: unknown
  headers?: Record<string, string>
  token?: string | null
  cookie?: string | null
  address?: string
  /** The test breaks the server on purpose and expects status 500. */
  mayFail?: boolean
}
export interface TestServer {
  app: FastifyInstance
  dataDir: string
  /** Advances the server's clock. */
  advance: (seconds: number) => void
  now: () => number
  call: (method: string, path: string, options?: CallOptions) => Promise<TestResponse>
  /** The log output so far. */
  getLog: () => string
  /** The mails written so far, oldest first. */
  readMails: () => Promise<string[]>
  close: () => Promise<void>
}

/** 21 November 2026, 10:00 UTC: the initial time of every test. */
export const TEST_NOW = Date.UTC(2026, 10, 21, 10)

/** A push service of this machine where nothing listens: no test sends anything to a real one. */
export const TEST_PUSH_HOST = '127.0.0.1:9'

/** Returns the same picture of 1 × 1 px for every request. */
const blankPictures: PictureRenderer = {
  render: async () =>
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
      'base64',
    ),
  close: async () => undefined,
}

/**
 * Starts the real server with the production options, a temporary folder and a clock that the test controls. Rate limits are far above any
 * test's requests, unless the environment sets them. Previews and pictures are blank unless the test needs drawn ones, which take 100 ms each.
 * Equal uploads are converted once.
 */
export async function startTestServer(
  options: {
    environment?: Environment
    distDir?: string
    now?: number
    drawsPictures?: boolean
    convertsEachUpload?: boolean
  } = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zaffa-test-'))
  const database = await createTestDatabase({ migratedIn: dataDir })
  const log: string[] = []
  let now = options.now ?? TEST_NOW
  const clock = () => now
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'info',
    PUSH_HOSTS: TEST_PUSH_HOST,
    ...options.environment,
  }
  // Also validates responses to requests over the network.
  const endWatch = validateResponses()
  const app = await buildApp({
    config: readConfig(environment),
    clock,
    distDir: options.distDir ?? join(dataDir, 'no-build'),
    ...(options.drawsPictures ? {} : { pictures: blankPictures }),
    ...(options.convertsEachUpload ? {} : { convertPicture: convertOnce }),
    logStream: new Writable({ write: (chunk, _encoding, done) => (log.push(String(chunk)), done()) }),
  })
  return {
    app,
    dataDir,
    advance: (seconds) => void (now += seconds * 1000),
    now: clock,
    call: (method, path, call = {}) => callServer(app, method, path, call),
    getLog: () => log.join(''),
    readMails: async () => {
      await app.context.background.waitForIdle()
      await app.context.mailer.waitForIdle()
      const folder = join(dataDir, 'outbox')
      const files = (await readdir(folder).catch(() => [])).sort((a, b) => a.localeCompare(b))
      return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    },
    close: async () => {
      await app.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      endWatch()
    },
  }
}

/** Starts a server on a minimal build; closing it removes the build. */
export async function startBuiltServer(environment: Environment = {}): Promise<TestServer> {
  const build = await createSmallBuild()
  const server = await startTestServer({
    distDir: build.distDir,
    environment: { PUBLIC_URL: 'https://zaffa.example', ...environment },
  })
  const close = async () => {
    await server.close()
    await build.remove()
  }
  return { ...server, close }
}

async function callServer(
  app: FastifyInstance,
  method: string,
  path: string,
  call: CallOptions,
): Promise<TestResponse> {
  // Yields to the event loop as a real connection does: a long turn would count as overload.
  await nextTurn()
  const url = path.startsWith('/') ? path : `/api/v1/${path}`
  const response = await app.inject({
    method: method as 'GET',
    url,
    remoteAddress: call.address ?? '127.0.0.1',
    headers: {
      // Tests expect the API's English messages.
      ...(url.startsWith('/api/') ? { 'accept-language': 'en' } : {}),
      ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
      ...(call.cookie ? { cookie: call.cookie } : {}),
      ...call.headers,
    },
    ...(call.body === undefined ? {} : { payload: call.body as object }),
  })
  const type = response.headers['content-type'] ?? ''
  const isJson = type.startsWith('application/json')
  const { statusCode: status, headers, rawPayload: body } = response
  expectDocumented({ method, url, status, headers, body }, call)
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    raw: response.rawPayload,
    body: isJson ? response.json() : undefined,
  }
}

/** @returns the cookie that the response sets, as the browser sends it back; null without one */
export function getCookie(response: TestResponse): string | null {
  const header = response.headers['set-cookie']
  const text = Array.isArray(header) ? header[0] : header
  return typeof text === 'string' ? (text.split(';')[0] ?? null) : null
}

export const PASSWORD = 'Farah#2027'

/** A registered and signed-in couple. */
export interface Couple {
  email: string
  userId: string
  token: string
  cookie: string
  call: (method: string, path: string, options?: CallOptions) => Promise<TestResponse>
}

/** Registers a couple and signs it in. */
export async function registerCouple(server: TestServer, email = `${randomUUID()}@example.com`): Promise<Couple> {
  const registered = await server.call('POST', 'identity/register', { body: { email, password: PASSWORD } })
  if (registered.status !== 200) throw new Error(`register responded ${registered.status}: ${registered.text}`)
  return signIn(server, email)
}

/** Signs in to an existing account. */
export async function signIn(server: TestServer, email: string, password = PASSWORD): Promise<Couple> {
  const login = await server.call('POST', 'identity/login', { body: { email, password, rememberMe: true } })
  if (!login.body.token) throw new Error(`login responded ${login.text}`)
  const token: string = login.body.token
  return {
    email,
    userId: login.body.user.id,
    token,
    cookie: getCookie(login)!,
    call: (method, path, options = {}) => server.call(method, path, { token, ...options }),
  }
}

/** @returns the token of the newest verification mail to an address */
export async function findVerificationToken(server: TestServer, email: string): Promise<string> {
  const mail = (await server.readMails())
    .filter((text) => text.includes(`To: ${email}\n`) && text.includes('/verify-email?'))
    .pop()
  return /verify-email\?token=([\w-]+)/.exec(mail ?? '')?.[1] ?? ''
}

/** Registers a couple, signs it in and verifies its address. */
export async function registerVerifiedCouple(server: TestServer, email?: string): Promise<Couple> {
  const couple = await registerCouple(server, email)
  const response = await couple.call('POST', 'users/verify-email', {
    body: { token: await findVerificationToken(server, couple.email) },
  })
  if (response.status !== 200) throw new Error(`verify-email responded ${response.status}: ${response.text}`)
  return couple
}

/** @returns the details of an invitation, with some changes */
export const createInvitationInput = (changes: Record<string, unknown> = {}) => ({
  template: 1,
  language: 'ar',
  ...invitationTexts.ar,
  ...weddingDates,
  ...changes,
})

/** @returns the messages of a validation error by field */
export const getFieldErrors = (response: TestResponse): Record<string, string> =>
  Object.fromEntries(
    (response.body.errors ?? []).map(({ field, message }: { field: string; message: string }) => [field, message]),
  )
