import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteConfig } from '../../src/config/siteConfig.ts'
import type { Config } from '../config.ts'
import { isGuestPage, isSitePage } from '../siteRoutes.ts'
import { isApiAddress, refuseUnknown } from './errors.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const YEAR_MS = 365 * 24 * HOUR_MS
const PLACEHOLDER = '<script type="application/json" id="zaffa-config"></script>'

/** A page as it is sent, made once at start. */
type Page = Record<'identity' | 'br' | 'gzip', Buffer>

/** JSON that can stand inside a script element and be nothing but data. */
export const embeddedJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )

async function readPage(file: string, site: SiteConfig): Promise<Page | null> {
  if (!existsSync(file)) return null
  const json = embeddedJson(site)
  const html = (await readFile(file, 'utf8')).replace(PLACEHOLDER, () =>
    PLACEHOLDER.replace('></', () => `>${json}</`),
  )
  const identity = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return { identity, br: await brotli(identity, { params }), gzip: await zip(identity) }
}

/**
 * Serves the built site: hashed files for a year, pictures for an hour, and a page at every other address.
 * Without a build the API works all the same, and pages say what is missing.
 */
export async function serveSite(app: FastifyInstance, config: Config, siteDir: string): Promise<void> {
  const index = await readPage(join(siteDir, 'index.html'), config.site)
  const guest = await readPage(join(siteDir, 'guest.html'), config.site)
  if (!index) app.log.warn('The site is not built: run `npm run build`, then start again. The API works without it.')
  await serveFiles(app, join(siteDir, 'static'), '/static/', { maxAge: YEAR_MS, immutable: true })
  await serveFiles(app, join(siteDir, 'assets'), '/assets/', { maxAge: HOUR_MS, immutable: false })

  app.setNotFoundHandler((request, reply) => {
    if (isApiAddress(request.url) || /^\/health(\/|$)/.test(request.url)) return refuseUnknown(app, request, reply)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseUnknown(app, request, reply)
    if (/^\/(static|assets)\//.test(request.url)) return notFoundText(reply)
    if (!/text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')) return notFoundText(reply)
    return sendPage(request, reply, index, guest)
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

const notFoundText = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found')

function sendPage(request: FastifyRequest, reply: FastifyReply, index: Page | null, guest: Page | null) {
  const [path = '/', query = ''] = request.url.split('?', 2)
  const forGuest = isGuestPage(path, Boolean(new URLSearchParams(query).get('slug')))
  const page = (forGuest ? guest : null) ?? index
  if (!page) {
    return reply.code(503).type('text/plain; charset=utf-8').send('The site is not built yet. Run: npm run build')
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding)
  return (
    reply
      .code(forGuest || isSitePage(path) ? 200 : 404)
      .type('text/html; charset=utf-8')
      // A page names hashed files: a copy kept without asking would outlive them.
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding')
      .send(page[encoding])
  )
}

function acceptedEncoding(header: string | string[] | undefined): keyof Page {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => !/q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}
