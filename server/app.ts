import { UPLOAD_LIMIT_BYTES } from '../shared/limits.ts'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'
import { MAX_API_REQUESTS, JSON_BODY_LIMIT_BYTES } from './config/limits.ts'
import { loadAccessTokenSecret } from './http/accessTokenSecret.ts'
import { openDatabase } from './database/client.ts'
import type { AppContext } from './context.ts'
import type { AppDeps } from './deps.ts'
import { ApiError } from './errors.ts'
import { createAuth } from './createAuth.ts'
import { createAccessTokens } from './http/accessTokens.ts'
import { createHandlers } from './handlers.ts'
import { registerApi } from './http/api.ts'
import { prepareAuth } from './http/auth.ts'
import { registerBodyParsers } from './http/bodies.ts'
import { registerGracefulClose, connectionOptions, handleRawRequests } from './http/connections.ts'
import { registerListeners } from './http/listen.ts'
import { registerErrorHandler, isApiAddress, sendError } from './http/errorResponses.ts'
import { registerHealth } from './http/health.ts'
import { REQUEST_ID_LABEL, createLoggerOptions, logRequestIds, logResponses } from './http/logging.ts'
import { createMalformedRequests } from './http/malformedRequests.ts'
import { createMetrics, serveMetrics } from './http/metrics.ts'
import { createOverloadHooks } from './http/overload.ts'
import { createRateLimits } from './http/rateLimit.ts'
import { createPeerCheck, createRequestIds } from './http/requestIds.ts'
import { registerScope } from './http/scope.ts'
import { NO_INDEX, buildSecurityHeaders } from './http/securityHeaders.ts'
import type { Tracing } from './http/tracing.ts'
import { scheduleJobs, subscribeToOtherProcesses } from './jobs.ts'
import { createBackground } from './lib/background.ts'
import { createRefreshTokenDeriver, deriveKey } from './lib/secretTokens.ts'
import { createSecurityLog } from './lib/securityEvents.ts'
import { toDecodableUrl } from '../shared/siteRoutes.ts'
import { createGuessLimiter } from './modules/identity/guessLimits.ts'
import { previewFile } from './modules/invitation-files/pictures/index.ts'
import { createPagePurge } from './modules/guest-pages/purge.ts'
import { loadGuestRenderer } from './modules/guest-pages/renderer.ts'
import { registerGuestForms } from './modules/guest-pages/routes/forms.ts'
import { createGuestPages, createOpenLinkHandler, registerGuestPages } from './modules/guest-pages/routes/pages.ts'
import { createWorkerRenderer, type PictureRenderer } from './modules/invitation-files/pictures/workerRenderer.ts'
import { createInvitationFiles } from './modules/invitation-files/service.ts'
import { createInvitationCache } from './modules/invitations/cache.ts'
import { touchInvitations } from './modules/invitations/service.ts'
import type { InvitationDeps } from './modules/invitations/service.ts'
import { createMailer, readMailQueue } from './modules/mail/service.ts'
import { createPhotoStore } from './modules/providers/photos/createPhotoStore.ts'
import { PHOTOS_PATH } from './modules/providers/photos/model.ts'
import { createViewCounter } from './modules/providers/views.ts'
import { convertPicture, type ConvertPicture } from './modules/uploads/pictures.ts'
import { createPushKeys } from './modules/push/keys.ts'
import { registerOperatorPage } from './modules/site/routes/operatorPage.ts'
import { loadSite, registerSite } from './modules/site/routes/pages.ts'
import { registerSearchEngineFiles } from './modules/site/routes/searchEngines.ts'

declare module 'fastify' {
  interface FastifyInstance {
    context: AppContext
  }
}

export interface AppOptions {
  config: Config
  /** Now, in ms; tests move it. */
  clock?: () => number
  /** Folder of the build: site, rendering module and statistics. */
  distDir?: string
  /** Traces requests, with OTEL_EXPORTER_OTLP_ENDPOINT. */
  tracing?: Tracing | undefined
  /** Where log lines go; standard output by default. */
  logStream?: NodeJS.WritableStream
  /** Draws previews and pictures; closed with the server. By default a thread. */
  pictures?: PictureRenderer
  /** Converts uploaded pictures; by default each in a process of its own. */
  convertPicture?: ConvertPicture
}

const OWN_KEY =
  'Tokens are signed with the key in the data folder. Processes of one database that do not share that folder need the same ACCESS_TOKEN_SECRET.'
const defaultDistDir = join(import.meta.dirname, '../dist')
/** An Arabic slug of 120 characters, percent-encoded. */
const MAX_PARAMETER_CHARACTERS = 1200

/** The API refuses texts with a null character, and PostgreSQL cannot look them up. Nothing is stored under the escaped text. */
const escapeNull = (url: string): string => url.replaceAll('%00', '%2500')

/**
 * The whole server as one function: `main.ts`, the tests and the contract's verification use the same.
 * Closing it closes the database too.
 * @throws DatabaseUnavailable or SecretsUnavailable with a message for the operator
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    clock = Date.now,
    distDir = defaultDistDir,
    tracing,
    logStream,
    pictures = createWorkerRenderer(),
  } = options
  const db = await openDatabase(config)
  const headers = buildSecurityHeaders(config)
  const malformed = createMalformedRequests(headers)
  const app = Fastify({
    ...connectionOptions,
    logger: createLoggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID_LABEL }),
    genReqId: createRequestIds(createPeerCheck(config.trustedProxies)),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: JSON_BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: MAX_PARAMETER_CHARACTERS },
    clientErrorHandler: malformed.onClientError,
    rewriteUrl: ({ url = '/' }) => (isApiAddress(url) ? url : escapeNull(toDecodableUrl(url))),
    // An address of the API that cannot be decoded matches no route.
    frameworkErrors: (_error, request, reply) => {
      sendError(request, reply.headers({ ...headers, ...NO_INDEX }), new ApiError('malformed_body'))
    },
  })
  logRequestIds(app, tracing)
  handleRawRequests(app, malformed)
  registerGracefulClose(app)
  registerListeners(app)
  try {
    const context = await createContext(app, {
      config,
      clock,
      db,
      pictures,
      convertPicture: options.convertPicture ?? convertPicture,
    })
    app.decorate('context', context)
    closeAfterRequests(app, context)
    await registerAll(app, context, distDir, headers)
    return app
  } catch (error) {
    await app.close()
    if (!app.context) await db.destroy()
    throw error
  }
}

/** Requests in progress may still start background jobs: these end after the last response, the database last. */
function closeAfterRequests(app: FastifyInstance, context: AppContext): void {
  const { files, pictures, background, mailer, viewCounter, db } = context
  app.addHook('preClose', async () => files.close())
  app.addHook('onClose', async () => {
    // As a job, because a database that is lost must not keep the rest from closing.
    background.run(() => viewCounter.store())
    await background.waitForIdle()
    await Promise.all([mailer.close(), pictures.close()])
    await db.destroy()
  })
}

async function createContext(
  app: FastifyInstance,
  options: Pick<AppContext, 'config' | 'clock' | 'db' | 'pictures' | 'convertPicture'>,
): Promise<AppContext> {
  const { config, clock, db, pictures } = options
  const secret = await loadAccessTokenSecret(config)
  await app.register(jwt, {
    secret,
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'], requiredClaims: ['exp'] },
  })
  if (config.databaseUrl && !config.accessTokenSecret) app.log.warn(OWN_KEY)
  const recordSecurityEvent = createSecurityLog(app.log, config.logLevel)
  const background = createBackground((error) => app.log.error({ err: error }, 'a background job failed'))
  const deps: AppDeps = { config, clock, db, log: app.log, background, recordSecurityEvent }
  const files = createInvitationFiles({ ...deps, pictures })
  const mailer = createMailer(deps)
  const invitationDeps: InvitationDeps = {
    ...deps,
    invitationCache: createInvitationCache({ ...deps, onChanged: createPagePurge(deps) }),
    preparePreview: (row) => files.prepare(previewFile, row),
  }
  return {
    ...invitationDeps,
    photoStore: await createPhotoStore(deps),
    viewCounter: createViewCounter(deps),
    accessTokens: createAccessTokens(app.jwt, clock),
    deriveRefreshToken: createRefreshTokenDeriver(secret),
    guesses: createGuessLimiter(deps, deriveKey(secret, 'guess counters')),
    inviteTokenKey: deriveKey(secret, 'member invites'),
    requestNetworkKey: deriveKey(secret, 'request networks'),
    pushKeys: createPushKeys(secret),
    files,
    pictures,
    convertPicture: options.convertPicture,
    mailer,
    touchInvitations: (trx, weddingId) => touchInvitations(invitationDeps, trx, weddingId),
  }
}

/** Search engines show photographs of providers, and nothing else of the API. */
const isUnlisted = (url: string): boolean => isApiAddress(url) && !url.startsWith(PHOTOS_PATH)

async function registerAll(
  app: FastifyInstance,
  context: AppContext,
  distDir: string,
  headers: Record<string, string>,
): Promise<void> {
  const { config } = context
  registerErrorHandler(app)
  registerBodyParsers(app)
  prepareAuth(app)
  logResponses(app, config.logLevel)
  scheduleJobs(app, context)
  subscribeToOtherProcesses(app, context)
  const metrics = config.metrics && createMetrics({ ...context, readMailQueue: () => readMailQueue(context) })
  metrics?.watch(app)
  const renderer = await loadGuestRenderer(distDir, config.publicUrl)
  const site = await loadSite(context, distDir, renderer)
  const guestPages = renderer && createGuestPages(context, renderer, headers)
  const handleOpenLink = createOpenLinkHandler(context, guestPages, headers, site.sendApplication)
  // Guest pages are never limited or refused, and need none of the hooks below.
  await registerScope(app, 'guest pages', async (guests) => registerGuestPages(guests, guestPages, handleOpenLink))
  await registerScope(app, 'API and site', async (rest) => {
    rest.addHook(
      'onRequest',
      async ({ url }, reply) => void reply.headers(isUnlisted(url) ? { ...headers, ...NO_INDEX } : headers),
    )
    await rest.register(cookie)
    await rest.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 5, parts: 6 },
    })
    const overload = createOverloadHooks(MAX_API_REQUESTS)
    rest.addHook('onRequest', overload.onRequest).addHook('preHandler', overload.preHandler)
    const getLimits = await createRateLimits(rest, config)
    await registerHealth(rest, context)
    await registerApi(rest, { handlers: createHandlers(context), auth: createAuth(context), getLimits })
    if (guestPages) await registerGuestForms(rest, guestPages, config.publicUrl)
    await registerSearchEngineFiles(rest, context, site.prerendered)
    await registerOperatorPage(rest, distDir, config)
    await registerSite(rest, site, handleOpenLink)
  })
  if (metrics && config.metrics) await serveMetrics(app, metrics, config.metrics)
  await app.ready()
}
