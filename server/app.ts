import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'
import { connections } from './http/connections.ts'
import type { Connections } from './http/connections.ts'
import type { Context } from './deps.ts'
import { openDatabase } from './database/client.ts'
import { listenToPublished } from './database/invitationChangeFeed.ts'
import { accessTokens } from './modules/identity/accessTokens.ts'
import { background } from './lib/background.ts'
import { createMailer } from './modules/mail/service.ts'
import { createGuessLimiter } from './modules/identity/guessLimits.ts'
import { purgeOutdated } from './modules/retention/service.ts'
import { createRefreshTokenDeriver, deriveKey } from './lib/secretTokens.ts'
import { createSecurityLog } from './lib/securityEvents.ts'
import { earlyAnswers } from './http/earlyAnswers.ts'
import type { EarlyAnswers } from './http/earlyAnswers.ts'
import { ApiError } from './errors.ts'
import { JSON_BODY_LIMIT_BYTES, PURGE_EVERY_S, REQUESTS_END_MS, UPLOAD_LIMIT_BYTES } from './config/limits.ts'
import { loggerOptions } from './http/logging.ts'
import { newMetrics, serveMetrics } from './http/metrics.ts'
import { serveApi } from './http/api.ts'
import { prepareAuth } from './http/auth.ts'
import { parseBodies } from './http/bodies.ts'
import { answerErrors, isApiAddress, sendError } from './http/errorResponses.ts'
import { answerHealth } from './http/health.ts'
import { shedLoad } from './http/overload.ts'
import { limitRates } from './http/rateLimit.ts'
import { answerSearchEngines } from './modules/site/searchEngines.ts'
import { NO_INDEX, securityHeaders } from './http/securityHeaders.ts'
import { answerGuests, loadSite, serveSite } from './modules/site/routes.ts'
import { createMalformedRequests } from './http/malformedRequests.ts'
import { accessTokenSecret } from './config/secrets.ts'
import { withDecodablePath } from './modules/site/siteRoutes.ts'
import { createInvitationFiles } from './modules/invitation-files/service.ts'
import { createInvitationCache } from './modules/invitations/cache.ts'

declare module 'fastify' {
  interface FastifyInstance {
    context: Context
    clients: Connections
  }
}

export interface AppOptions {
  config: Config
  /** Now, in ms; tests move it. */
  clock?: () => number
  /** Where the build is: site, rendering module and statistics. */
  distDir?: string
  /** Where log lines go; standard output by default. */
  logStream?: NodeJS.WritableStream
}

const OWN_KEY =
  'Tokens are signed with the key in the data folder. Processes of one database that do not share that folder need the same ACCESS_TOKEN_SECRET.'
const defaultDistDir = join(import.meta.dirname, '../dist')
/** An Arabic slug of 120 letters, percent-encoded. */
const MAX_PARAMETER_LETTERS = 1200

/**
 * The whole server as one function: `main.ts`, the tests and the contract's verification use the same.
 * Closing it closes the database too.
 * @throws DatabaseUnavailable or SecretsUnavailable with a message for the operator
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, clock = Date.now, distDir = defaultDistDir, logStream } = options
  const db = await openDatabase(config)
  const headers = securityHeaders(config)
  const malformed = createMalformedRequests(headers)
  const early = earlyAnswers(malformed.refuse)
  const clients = connections()
  const app = Fastify({
    serverFactory: (handle, settings) => clients.watch(early.serverFactory(handle, settings)),
    // What arrives on an open connection while the server closes is answered as ever; then the connection ends.
    return503OnClosing: false,
    logger: loggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: JSON_BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: MAX_PARAMETER_LETTERS },
    clientErrorHandler: malformed.onClientError,
    rewriteUrl: ({ url = '/' }) => (isApiAddress(url) ? url : withDecodablePath(url)),
    // An address of the API that cannot be decoded has no route that answers it.
    frameworkErrors: (_error, request, reply) => {
      sendError(request, reply.headers({ ...headers, ...NO_INDEX }), new ApiError('malformed_body'))
    },
  })
  app.decorate('clients', clients)
  // First of all that happens at the end: what requests under way still start is waited for below.
  app.addHook('preClose', () => clients.end(REQUESTS_END_MS))
  app.addHook('onClose', () => db.destroy())
  try {
    await assemble(app, { config, clock, db }, { distDir, early, headers })
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

type Ground = Pick<Context, 'config' | 'clock' | 'db'>

interface Surroundings {
  distDir: string
  early: EarlyAnswers
  /** Security headers of every response. */
  headers: Record<string, string>
}

async function assemble(app: FastifyInstance, { config, clock, db }: Ground, { distDir, early, headers }: Surroundings): Promise<void> {
  const secret = await accessTokenSecret(config)
  await app.register(jwt, { secret, sign: { algorithm: 'HS256' }, verify: { algorithms: ['HS256'], requiredClaims: ['exp'] } })
  if (config.databaseUrl && !config.accessTokenSecret) app.log.warn(OWN_KEY)
  const recordSecurityEvent = createSecurityLog(app.log, config.logLevel)
  const jobs = background((error) => app.log.error({ err: error }, 'work after an answer failed'))
  const context: Context = {
    config,
    clock,
    db,
    log: app.log,
    background: jobs,
    guesses: createGuessLimiter({ db, clock, config, recordSecurityEvent }, deriveKey(secret, 'guess counters')),
    recordSecurityEvent,
    mailer: createMailer({ config, db, clock, log: app.log }),
    accessTokens: accessTokens(app.jwt, clock),
    deriveRefreshToken: createRefreshTokenDeriver(secret),
    published: createInvitationCache(db, config, clock),
    files: createInvitationFiles({ config, db, clock, background: jobs }),
  }
  app.decorate('context', context)
  app.addHook('preClose', async () => {
    context.files.close()
    await jobs.settled()
    await context.mailer.close()
  })

  answerErrors(app)
  parseBodies(app)
  prepareAuth(app)
  const logsAnswers = ['info', 'debug', 'trace'].includes(config.logLevel)
  if (logsAnswers) logAnswers(app)
  purgeRegularly(app, context)
  hearOtherProcesses(app, context)
  const metrics = config.metrics && newMetrics()
  metrics?.watch(app)
  const site = await loadSite(context, distDir, headers)
  // Hundreds of guests open one link at the same moment. Where each answer is logged, the framework answers them all.
  if (site.answerEarly && !logsAnswers) early.use(metrics ? metrics.counted(site.answerEarly) : site.answerEarly)
  // Beside the rest, without the hooks that it needs.
  await app.register(async (guests) => answerGuests(guests, site))
  await app.register(async (rest) => {
    rest.addHook('onRequest', async ({ url }, reply) => void reply.headers(isApiAddress(url) ? { ...headers, ...NO_INDEX } : headers))
    await rest.register(cookie)
    await rest.register(multipart, { throwFileSizeLimit: false, limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 5, parts: 6 } })
    shedLoad(rest)
    const limitsOf = await limitRates(rest, config)
    await answerHealth(rest, context)
    await serveApi(rest, context, limitsOf)
    await answerSearchEngines(rest, context, site.written)
    await serveSite(rest, site)
  })
  if (metrics && config.metrics) await serveMetrics(app, metrics, config.metrics)
  await app.ready()
}

/** One line for each answer: the route's pattern, never the address itself. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, id } = request
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method, route: routeOptions.url ?? null, status: reply.statusCode, ms, requestId: id }, 'answered')
  })
}

/** On a shared database an edit made elsewhere drops what is kept here of its invitation. */
function hearOtherProcesses(app: FastifyInstance, { config, published }: Context): void {
  if (!config.databaseUrl) return
  const stop = listenToPublished(config.databaseUrl, {
    onChanged: published.markStale,
    onLive: published.setLive,
    onFailure: (error) => app.log.error({ err: error }, 'edits of other processes are not told: the database is asked every second'),
  })
  app.addHook('preClose', stop)
}

function purgeRegularly(app: FastifyInstance, context: Context): void {
  const { background: jobs } = context
  const purge = () => jobs.run(() => purgeOutdated(context))
  const timer = setInterval(purge, PURGE_EVERY_S * 1000).unref()
  purge()
  app.addHook('preClose', async () => clearInterval(timer))
}
