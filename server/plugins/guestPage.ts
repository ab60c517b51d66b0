import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import type { AnswerEarly } from '../earlyAnswers.ts'
import { etagMatches, etagOf } from '../domain/etags.ts'
import { toPublicWire } from '../domain/invitations.ts'
import type { InvitationRow } from '../domain/invitations.ts'
import { RENDERED_QUALITY, acceptedEncoding, encodePage, sendEncoded } from '../html/encodedPage.ts'
import type { EncodedPage } from '../html/encodedPage.ts'
import type { FinishedPage, GuestRenderer, PageLanguage } from '../html/guestRenderer.ts'
import { PAGE_KEPT_MS, PUBLISHED_KEPT, SHARED_CACHE_CONTROL } from '../limits.ts'
import { asLanguage, browserLanguage } from '../messages/index.ts'
import { guestPolicy } from './securityHeaders.ts'

/** Answers an address, at once when what it needs is at hand. */
export type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/** The public pages, as the framework asks for them and as the door before it does. */
export interface GuestPages {
  answer: Answer
  answerEarly: AnswerEarly
}

/** A page as it is sent, ready with its headers. */
interface ReadyPage {
  content: EncodedPage
  headers: Record<string, string>
  /** A whole answer in brotli: names and values of its head in turn; one letter for each byte of its body. */
  early: { head: string[]; body: string }
  etag: string
}
interface Kept {
  page: Promise<ReadyPage>
  /** When it was rendered, in epoch ms: its countdown begins there. */
  since: number
}

/** What an address came to the last time. It holds while its invitation is still the one that is known. */
interface AtHand {
  slug: string
  row: InvitationRow
  page: ReadyPage
  since: number
}

/**
 * The public page of invitations, rendered on the server and kept ready per slug, version and language.
 * @param headers those of every answer; a page brings a policy of its own
 * @returns what throws when the database or the rendering does
 */
export function guestPages(
  { published, clock, config }: Context,
  renderer: GuestRenderer,
  headers: Record<string, string>,
): GuestPages {
  /** Hangs on the invitation at its version: what drops that drops its pages. */
  const kept = new WeakMap<InvitationRow, Map<PageLanguage, Kept>>()

  async function ready(page: FinishedPage, cacheControl: string, etag: string): Promise<ReadyPage> {
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

  function render(row: InvitationRow, language: PageLanguage, now: number): Promise<ReadyPage> {
    const page = renderer.invitation(toPublicWire(row), language, now)
    // Weak: the same invitation, though the countdown begins at another second.
    return ready(page, SHARED_CACHE_CONTROL, `W/${etagOf(row.id, row.version, language, renderer.revision)}`)
  }

  function invitationPage(row: InvitationRow, language: PageLanguage): Kept {
    const pages = kept.get(row) ?? new Map<PageLanguage, Kept>()
    kept.set(row, pages)
    const known = pages.get(language)
    const now = clock()
    if (known && now - known.since < PAGE_KEPT_MS) return known
    const anew = { page: render(row, language, now), since: now }
    pages.set(language, anew)
    anew.page.catch(() => pages.delete(language))
    return anew
  }

  const atHand = new LRUCache<string, AtHand>({ max: PUBLISHED_KEPT })

  function pageAtHand(address: string): ReadyPage | undefined {
    const known = atHand.get(address)
    return known && clock() - known.since < PAGE_KEPT_MS && published.known(known.slug) === known.row ? known.page : undefined
  }

  async function look(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { slug, asked } = questionOf(request)
    const row = slug === '' ? undefined : await published.find(slug)
    if (!row) return send(request, reply.code(404), await ready(renderer.notFound(slug, asked ?? acceptedLanguage(request)), 'no-cache', ''))
    const { page, since } = invitationPage(row, asked ?? (row.language as PageLanguage))
    const whole = await page
    atHand.set(request.url, { slug, row, page: whole, since })
    return send(request, reply, whole)
  }

  return {
    answer: (request, reply) => {
      const page = pageAtHand(request.url)
      return page ? send(request, reply, page) : look(request, reply)
    },
    answerEarly: ({ method, url = '', headers: asked }, response) => {
      const page = method === 'GET' && isPlainQuestion(asked) ? pageAtHand(url) : undefined
      if (!page) return false
      response.writeHead(200, page.early.head)
      // As a string the body leaves with the head in one write: a tenth more can be served than of a buffer.
      response.end(page.early.body, 'latin1')
      return true
    },
  }
}

function questionOf({ url }: FastifyRequest): { slug: string; asked: PageLanguage | null } {
  const query = new URLSearchParams(url.split('?', 2)[1])
  return { slug: (query.get('slug') ?? '').normalize('NFC'), asked: asLanguage(query.get('lang')) ?? null }
}

/** Where there is no invitation to say it: the browser's language, else Arabic (decisions, "Languages"). */
const acceptedLanguage = ({ headers }: FastifyRequest): PageLanguage => browserLanguage(headers['accept-language']) ?? 'ar'

/** What nearly every guest's browser asks: brotli, and nothing that it has already. */
const isPlainQuestion = (headers: IncomingHttpHeaders): boolean =>
  headers['if-none-match'] === undefined && acceptedEncoding(headers['accept-encoding']) === 'br'

function send(request: FastifyRequest, reply: FastifyReply, { content, headers, etag }: ReadyPage): FastifyReply | Promise<FastifyReply> {
  void reply.headers(headers)
  if (etag && etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return sendEncoded(request, reply, content)
}
