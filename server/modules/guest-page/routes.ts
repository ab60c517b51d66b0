import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../deps.ts'
import type { AnswerEarly } from '../../http/earlyAnswers.ts'
import { boundedWork } from '../../lib/concurrencyLimiter.ts'
import { etagMatches, etagOf } from '../../http/etags.ts'
import { toPublicWire } from '../invitations/service.ts'
import type { InvitationRow } from '../invitations/service.ts'
import { RENDERED_QUALITY, acceptedEncoding, encodePage, sendEncoded } from '../../http/compressedPage.ts'
import type { EncodedPage } from '../../http/compressedPage.ts'
import type { FinishedPage, GuestRenderer, PageLanguage } from './renderer.ts'
import { PAGES_CACHED_BYTES, PAGE_KEPT_MS, RENDERS_AT_ONCE, RENDERS_PENDING, SHARED_CACHE_CONTROL } from '../../config/limits.ts'
import { asLanguage, browserLanguage } from '../../messages/index.ts'
import { GUEST_ROUTE } from '../site/siteRoutes.ts'
import { guestPolicy } from '../../http/securityHeaders.ts'

/** Answers an address, at once when what it needs is at hand. */
export type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/** The public pages, as the framework asks for them and as the door before it does. */
export interface GuestPages {
  answer: Answer
  answerEarly: AnswerEarly
}

/** A page with its headers, as it is sent. */
interface ReadyPage {
  content: EncodedPage
  headers: Record<string, string>
  /** The whole response in brotli: header names and values in turn; one character for each byte of the body. */
  early: { head: string[]; body: string }
  etag: string
}

interface PageRequest {
  row: InvitationRow
  language: PageLanguage
}

const keyOf = ({ row: { id, version }, language }: PageRequest): string => `${id} ${version} ${language}`
const sizeOf = ({ content, early }: ReadyPage): number => content.br.length + content.gzip.length + early.body.length + early.head.join('').length

/**
 * The public page of invitations, rendered on the server and cached per invitation, version and language.
 * @param headers those of every response; a page brings its own policy
 * @returns functions that throw when the database or the renderer does, TooBusy when too many pages wait to be rendered
 */
export function guestPages(
  { published, clock, config }: Context,
  renderer: GuestRenderer,
  headers: Record<string, string>,
): GuestPages {
  async function prepare(page: FinishedPage, cacheControl: string, etag: string): Promise<ReadyPage> {
    const content = await encodePage(page.html, RENDERED_QUALITY)
    const own = {
      ...headers,
      'Content-Security-Policy': guestPolicy(config, page),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl,
      ...(etag ? { ETag: etag, Vary: 'Accept-Encoding' } : { Vary: 'Accept-Encoding, Accept-Language' }),
    }
    const inBrotli = { ...own, 'Content-Encoding': 'br', 'Content-Length': String(content.br.length) }
    const early = { head: Object.entries(inBrotli).flat(), body: content.br.toString('latin1') }
    return { content, etag, headers: own, early }
  }

  const bounded = boundedWork(RENDERS_PENDING, RENDERS_AT_ONCE)

  const render = ({ row, language }: PageRequest): Promise<ReadyPage> =>
    bounded(() => {
      const page = renderer.invitation(toPublicWire(row), language, clock())
      // Weak: the same invitation, though the countdown begins at another second.
      return prepare(page, SHARED_CACHE_CONTROL, `W/${etagOf(row.id, row.version, language, renderer.revision)}`)
    })

  const pages = new LRUCache<string, ReadyPage, PageRequest>({
    maxSize: PAGES_CACHED_BYTES,
    sizeCalculation: sizeOf,
    ttl: PAGE_KEPT_MS,
    ttlResolution: 0,
    perf: { now: clock },
    fetchMethod: (_key, _stale, { context }) => render(context),
  })

  /** Without the slug: one page for all addresses that lead nowhere, which nobody can make many of. */
  const notFound: Record<PageLanguage, Promise<ReadyPage>> = {
    ar: prepare(renderer.notFound('ar'), 'no-cache', ''),
    en: prepare(renderer.notFound('en'), 'no-cache', ''),
  }

  function getCachedPage(url: string): ReadyPage | undefined {
    const { slug, asked } = parseAddress(url)
    const row = slug === '' ? undefined : published.peek(slug)
    return row && pages.get(keyOf({ row, language: asked ?? languageOf(row) }))
  }

  async function renderPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { slug, asked } = parseAddress(request.url)
    const row = slug === '' ? undefined : await published.find(slug)
    if (!row) return send(request, reply.code(404), await notFound[asked ?? acceptedLanguage(request)])
    const wanted = { row, language: asked ?? languageOf(row) }
    return send(request, reply, (await pages.fetch(keyOf(wanted), { context: wanted }))!)
  }

  return {
    answer: (request, reply) => {
      const page = getCachedPage(request.url)
      return page ? send(request, reply, page) : renderPage(request, reply)
    },
    answerEarly: ({ method, url = '', headers: asked }, response) => {
      const page = method === 'GET' && url.startsWith(GUEST_ROUTE) && isPlainQuestion(asked) ? getCachedPage(url) : undefined
      if (!page) return false
      response.writeHead(200, page.early.head)
      // As a string the body leaves with the head in one write: a tenth more can be served than of a buffer.
      response.end(page.early.body, 'latin1')
      return true
    },
  }
}

function parseAddress(url: string): { slug: string; asked: PageLanguage | null } {
  const query = new URLSearchParams(url.split('?', 2)[1])
  return { slug: (query.get('slug') ?? '').normalize('NFC'), asked: asLanguage(query.get('lang')) ?? null }
}

const languageOf = (row: InvitationRow): PageLanguage => row.language as PageLanguage

/** Where there is no invitation to say it: the browser's language, else Arabic (specification §1, "Languages"). */
const acceptedLanguage = ({ headers }: FastifyRequest): PageLanguage => browserLanguage(headers['accept-language']) ?? 'ar'

/** What nearly every guest's browser asks: brotli, and nothing that it has already. */
const isPlainQuestion = (headers: IncomingHttpHeaders): boolean =>
  headers['if-none-match'] === undefined && acceptedEncoding(headers['accept-encoding']) === 'br'

function send(request: FastifyRequest, reply: FastifyReply, { content, headers, etag }: ReadyPage): FastifyReply | Promise<FastifyReply> {
  void reply.headers(headers)
  if (etag && etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return sendEncoded(request, reply, content)
}
