import { paths } from '../../../shared/routes.ts'
import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { ApiError, TooBusy } from '../../errors.ts'
import { fillBlanks } from './placeholders.ts'
import { sendEncoded } from '../../http/compressedResponse.ts'
import { encodePage } from '../../lib/compressedPage.ts'
import type { EncodedPage } from '../../lib/compressedPage.ts'
import { loadGuestRenderer } from '../guest-page/renderer.ts'
import { inlineParts } from '../../lib/inlineParts.ts'
import { loadSitePages } from './sitePages.ts'
import type { ListedPage } from './sitePages.ts'
import { isGuestPage, isProviderPage, isSitePage, getPath, unwrittenStatus } from '../../../shared/siteRoutes.ts'
import { isApiAddress, refuseUnknown, sendError } from '../../http/errorResponses.ts'
import { createGuestPageHandler } from '../guest-page/routes.ts'
import type { GuestPageDeps, PageHandler } from '../guest-page/routes.ts'
import { NO_INDEX, sitePolicy } from '../../http/securityHeaders.ts'
import { shortLinkPages } from './shortLinkPreviews.ts'
import { writtenPages } from './prerenderedPages.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const MANIFEST_TYPE = 'application/manifest+json'
const YEAR_MS = 365 * 24 * HOUR_MS
/** Made once at start. */
const BROTLI_QUALITY = 11

/** The application by itself, for addresses that no page is written for. */
interface Application {
  content: EncodedPage
  policy: string
}

async function readApplication(file: string, config: Config): Promise<Application | null> {
  if (!existsSync(file)) return null
  const html = fillBlanks(await readFile(file, 'utf8'), config.site)
  return { content: await encodePage(html, BROTLI_QUALITY), policy: sitePolicy(config, inlineParts(html)) }
}

/** The built site, ready to be served. */
export interface Site {
  dir: string
  /** The pages that are written ahead of time. */
  prerendered: ListedPage[]
  answerSite: PageHandler
  answerGuest: PageHandler
  /** For a form that is sent to a page: 405, and the application, which shows the page. */
  answerWrongMethod: PageHandler
}

/**
 * Reads the build. Without one the API works all the same, and pages say what is missing.
 * @param distDir the folder of the whole build
 * @param headers those of every answer
 */
export async function loadSite(context: GuestPageDeps, distDir: string, headers: Record<string, string>): Promise<Site> {
  const { config, log } = context
  const dir = join(distDir, 'site')
  const application = await readApplication(join(dir, 'app.html'), config)
  if (!application) log.warn('The site is not built: run `npm run build`, then start again. The API works without it.')
  const pages = await loadSitePages(distDir, config.site)
  const renderer = application && (await loadGuestRenderer(distDir, config.publicUrl))
  const answerWritten = pages && writtenPages(config, pages, renderer && shortLinkPages(context, renderer))
  const guests = renderer && createGuestPageHandler(context, renderer, headers)
  return {
    dir,
    prerendered: pages?.list ?? [],
    answerWrongMethod: (request, reply) => sendApplication(request, reply, application, 405),
    answerSite: (request, reply) => answerWritten?.(request, reply) ?? sendApplication(request, reply, application),
    answerGuest: async (request, reply) => {
      if (!guests) return sendApplication(request, reply.headers(headers), application)
      /** The application stands in: it asks for itself, says what is wrong and tries again. */
      const standIn = (error: unknown) => {
        if (!(error instanceof TooBusy)) log.error({ err: error }, 'an invitation could not be rendered')
        return sendApplication(request, reply.headers(headers).header('Retry-After', '5'), application, 503)
      }
      try {
        return await guests(request, reply)
      } catch (error) {
        return standIn(error)
      }
    },
  }
}

/** The share link in the specification's own spelling; the others are answered by `registerSite`. */
export function registerGuestRoutes(app: FastifyInstance, { answerGuest }: Site): void {
  // A logger for each request would cost more than the answer.
  app.setChildLoggerFactory((logger) => logger)
  app.get(paths.publicInvitation, answerGuest)
}

/** Serves hashed files for a year, pictures for an hour, and pages at every address that nothing else answers. */
export async function registerSite(app: FastifyInstance, { dir, answerSite, answerGuest, answerWrongMethod }: Site): Promise<void> {
  await serveFiles(app, join(dir, 'static'), '/static/', { maxAge: YEAR_MS, immutable: true })
  await serveFiles(app, join(dir, 'assets'), '/assets/', { maxAge: HOUR_MS, immutable: false })
  await serveRootFiles(app, dir)
  // Before the body is parsed: a form is no media type of the API, and 415 would say nothing of the method.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || request.method === 'GET' || request.method === 'HEAD') return undefined
    if (isServiceAddress(request.url)) return refuseUnknown(app, request, reply)
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    if (!isSitePage(getPath(request))) return wantsPage ? answerSite(request, reply) : refuseUnknown(app, request, reply)
    void reply.header('Allow', 'GET, HEAD')
    return wantsPage ? answerWrongMethod(request, reply) : sendError(request, reply, new ApiError('method_not_allowed'))
  })
  app.setNotFoundHandler((request, reply) => {
    if (isServiceAddress(request.url)) return refuseUnknown(app, request, reply)
    if (/^\/(static|assets)\//.test(request.url)) return notFoundText(reply)
    if (!/text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')) return notFoundText(reply)
    return isForGuest(request) ? answerGuest(request, reply) : answerSite(request, reply)
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

/** What browsers look for at the root: an icon, and how to install the site. */
async function serveRootFiles(app: FastifyInstance, dir: string): Promise<void> {
  const types = { 'favicon.ico': 'image/x-icon', 'manifest.ar.webmanifest': MANIFEST_TYPE, 'manifest.en.webmanifest': MANIFEST_TYPE }
  for (const [name, type] of Object.entries(types)) {
    const file = join(dir, name)
    if (!existsSync(file)) continue
    const content = await readFile(file)
    app.get(`/${name}`, (_request, reply) => reply.type(type).header('Cache-Control', `public, max-age=${HOUR_MS / 1000}`).send(content))
  }
}

/** Addresses of programs, whose errors are JSON. */
const isServiceAddress = (url: string): boolean => isApiAddress(url) || /^\/health(\/|$)/.test(url)

const notFoundText = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found')

function isForGuest({ url }: FastifyRequest): boolean {
  const [path = '/', query = ''] = url.split('?', 2)
  return isGuestPage(path, Boolean(new URLSearchParams(query).get('slug')))
}

function sendApplication(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Application | null,
  status: number = unwrittenStatus(getPath(request)),
): FastifyReply | Promise<FastifyReply> {
  if (!page) {
    return reply.code(503).type('text/plain; charset=utf-8').send('The site is not built yet. Run: npm run build')
  }
  // Of the pages that are not written ahead, search engines are shown the providers' alone (the sitemap).
  if (!isProviderPage(getPath(request))) void reply.headers(NO_INDEX)
  void reply
    .code(status)
    .type('text/html; charset=utf-8')
    // A page names hashed files: a copy kept without asking would outlive them.
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Encoding')
    .header('Content-Security-Policy', page.policy)
  return sendEncoded(request, reply, page.content)
}
