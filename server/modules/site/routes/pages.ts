import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'
import { ApiError } from '../../../errors.ts'
import { fillPlaceholders } from '../placeholders.ts'
import { sendEncoded } from '../../../http/compressedResponse.ts'
import { encodePage } from '../../../lib/compressedPage.ts'
import type { EncodedPage } from '../../../lib/compressedPage.ts'
import { parseInlineParts } from '../../../lib/inlineParts.ts'
import { loadSitePages } from '../sitePages.ts'
import type { ListedPage } from '../sitePages.ts'
import { getFallbackStatus, getPath, isGuestPage, isProviderPage, isSitePage } from '../../../../shared/siteRoutes.ts'
import { ERROR_STATUS_ATTRIBUTE, isDecodable } from '../../../../shared/errorStatus.ts'
import type { MarkedStatus } from '../../../../shared/errorStatus.ts'
import { isApiAddress, rejectUnknownAddress, sendError } from '../../../http/errorResponses.ts'
import type { PageHandler } from '../../../http/handlerTypes.ts'
import type { GuestRenderer } from '../../guest-pages/renderer.ts'
import type { InvitationDeps } from '../../invitations/service.ts'
import { NO_INDEX, buildSitePolicy } from '../../../http/securityHeaders.ts'
import { createEtag } from '../../../lib/etags.ts'
import { createShortLinkPages } from '../shortLinkPreviews.ts'
import { createDataPages } from '../dataPages.ts'
import { loadSiteRenderer } from '../renderer.ts'
import { registerInstalledApp } from './installedApp.ts'
import { createPageSender } from './pageResponse.ts'
import { registerServiceWorker } from './serviceWorker.ts'
import type { ServiceWorkerSource } from './serviceWorker.ts'
import { createPrerenderedPageHandler } from './prerenderedPages.ts'
import { createDataPageHandler } from './dataPages.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const YEAR_MS = 365 * 24 * HOUR_MS
/** The application is compressed once, at the start. */
const BROTLI_QUALITY = 11

/** The client-rendered application, for addresses without a prerendered page. */
interface Application {
  content: EncodedPage
  /** The application that shows the status of a refused request. */
  errors: Record<MarkedStatus, EncodedPage>
  policy: string
  /** Changes with the build and with the configuration. */
  revision: string
}

async function readApplication(file: string, config: Config): Promise<Application | null> {
  if (!existsSync(file)) return null
  const html = fillPlaceholders(await readFile(file, 'utf8'), config.site)
  const encode = (status?: MarkedStatus) => encodePage(status ? markStatus(html, status) : html, BROTLI_QUALITY)
  const [content, badRequest, wrongMethod] = await Promise.all([encode(), encode(400), encode(405)])
  const policy = buildSitePolicy(config, parseInlineParts(html))
  return { content, errors: { 400: badRequest, 405: wrongMethod }, policy, revision: createRevision(html, policy) }
}

/** @returns a revision that is safe in an address and in a script */
const createRevision = (html: string, policy: string): string => createEtag(html, policy).slice(1, -1)

const markStatus = (html: string, status: MarkedStatus): string =>
  html.replace('<div id="root"', `<div id="root" ${ERROR_STATUS_ATTRIBUTE}="${status}"`)

export interface Site extends ServiceWorkerSource {
  config: Config
  prerendered: ListedPage[]
  /** Prepares for the first page that is rendered on request. */
  loadRenderer: () => Promise<void>
  handleSitePage: PageHandler
  /** Responds to a form that is submitted to a page: 405 with the application, which shows the error page. */
  handleWrongMethod: PageHandler
}

/**
 * Loads the build. Without one the API works, and pages report that the site is not built.
 * @param distDir the folder of the whole build
 * @param renderer of guest pages, for the previews of short links; null without a build
 */
export async function loadSite(deps: InvitationDeps, distDir: string, renderer: GuestRenderer | null): Promise<Site> {
  const { config, log } = deps
  const dir = join(distDir, 'site')
  const application = await readApplication(join(dir, 'app.html'), config)
  if (!application) log.warn('The site is not built: run `npm run build`, then start again. The API works without it.')
  const pages = await loadSitePages(distDir, config.site)
  const sendPage = createPageSender(config)
  const handlePrerendered =
    pages && createPrerenderedPageHandler(pages, sendPage, renderer && createShortLinkPages(deps, renderer))
  const send: Site['sendApplication'] = (request, reply, status) => sendApplication(request, reply, application, status)
  const sendBuilt: PageHandler = (request, reply) => handlePrerendered?.(request, reply) ?? send(request, reply)
  const dataPages = createDataPages(deps, () => loadSiteRenderer(distDir, config.site))
  const handleDataPage = createDataPageHandler(dataPages, {
    sendPage,
    sendUnavailable: sendBuilt,
    sendNotFound: (request, reply) => send(request, reply, 404),
  })
  return {
    config,
    distDir,
    shellRevision: application?.revision ?? null,
    hasServiceWorker: config.site.serviceWorker === 'on',
    prerendered: pages?.list ?? [],
    loadRenderer: dataPages.load,
    sendApplication: send,
    handleWrongMethod: (request, reply) => send(request, reply, 405),
    handleSitePage: (request, reply) => {
      if (!isDecodable(getPath({ url: request.originalUrl }))) return send(request, reply, 400)
      return pages && isProviderPage(getPath(request)) ? handleDataPage(request, reply) : sendBuilt(request, reply)
    },
  }
}

/** Serves hashed files (cached for a year), pictures (cached for an hour), and pages at all other addresses, also other spellings of public links. */
export async function registerSite(app: FastifyInstance, site: Site, handleOpenLink: PageHandler): Promise<void> {
  const { config, distDir, prerendered, loadRenderer, handleSitePage, handleWrongMethod } = site
  const dir = join(distDir, 'site')
  await serveFiles(app, join(dir, 'static'), '/static/', { maxAge: YEAR_MS, immutable: true })
  await serveFiles(app, join(dir, 'assets'), '/assets/', { maxAge: HOUR_MS, immutable: false })
  await serveIcon(app, dir)
  await registerInstalledApp(app, dir, config)
  await registerServiceWorker(app, site)
  if (prerendered.length > 0) app.addHook('onListen', () => void loadRenderer())
  // Runs before body parsing: the API does not accept forms, and a 415 response would hide the wrong method.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || request.method === 'GET' || request.method === 'HEAD') return undefined
    if (isServiceAddress(request.url)) return rejectUnknownAddress(app, request, reply)
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    if (!isSitePage(getPath(request)))
      return wantsPage ? handleSitePage(request, reply) : rejectUnknownAddress(app, request, reply)
    void reply.header('Allow', 'GET, HEAD')
    return wantsPage ? handleWrongMethod(request, reply) : sendError(request, reply, new ApiError('method_not_allowed'))
  })
  app.setNotFoundHandler((request, reply) => {
    if (isServiceAddress(request.url)) return rejectUnknownAddress(app, request, reply)
    if (/^\/(static|assets)\//.test(request.url)) return sendNotFoundText(reply)
    if (!/text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')) return sendNotFoundText(reply)
    return isGuestRequest(request) ? handleOpenLink(request, reply) : handleSitePage(request, reply)
  })
}

async function serveFiles(
  app: FastifyInstance,
  root: string,
  prefix: string,
  age: { maxAge: number; immutable: boolean },
): Promise<void> {
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix,
    ...age,
    decorateReply: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
  })
}

/** Serves the icon that browsers fetch from the root. */
async function serveIcon(app: FastifyInstance, dir: string): Promise<void> {
  const file = join(dir, 'favicon.ico')
  if (!existsSync(file)) return
  const content = await readFile(file)
  app.get('/favicon.ico', (_request, reply) =>
    reply
      .type('image/x-icon')
      .header('Cache-Control', `public, max-age=${HOUR_MS / 1000}`)
      .send(content),
  )
}

/** @returns whether the address belongs to the API or the health checks, whose errors are JSON */
const isServiceAddress = (url: string): boolean => isApiAddress(url) || /^\/health(\/|$)/.test(url)

/** Not stored: during an upgrade the other server may have the file already. */
const sendNotFoundText = (reply: FastifyReply) =>
  reply.code(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('Not found')

function isGuestRequest({ url }: FastifyRequest): boolean {
  const [path = '/', query = ''] = url.split('?', 2)
  return isGuestPage(path, Boolean(new URLSearchParams(query).get('slug')))
}

function sendApplication(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Application | null,
  status: number = getFallbackStatus(getPath(request)),
): FastifyReply | Promise<FastifyReply> {
  if (!page) {
    return reply.code(503).type('text/plain; charset=utf-8').send('The site is not built yet. Run: npm run build')
  }
  // Of the pages that are not rendered, search engines index only those of providers (listed in the sitemap).
  if (status === 404 || !isProviderPage(getPath(request))) void reply.headers(NO_INDEX)
  void reply
    .code(status)
    .type('text/html; charset=utf-8')
    // The page refers to hashed files, which change with each build: caches must revalidate it.
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Encoding')
    .header('Content-Security-Policy', page.policy)
  return sendEncoded(request, reply, status === 400 || status === 405 ? page.errors[status] : page.content)
}
