import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { etagMatches, toPublicWire } from '../domain/invitations.ts'
import type { InvitationRow } from '../domain/invitations.ts'
import { acceptedEncoding, encodePage, pageBytes } from '../html/encodedPage.ts'
import type { EncodedPage } from '../html/encodedPage.ts'
import type { FinishedPage, GuestRenderer, PageLanguage } from '../html/guestRenderer.ts'
import { PAGE_KEPT_MS, SHARED_CACHE_CONTROL } from '../limits.ts'
import { preferredLanguage } from '../messages/index.ts'
import { guestPolicy } from './securityHeaders.ts'

/** Answers a guest's address. @throws what the database or the rendering throws */
export type AnswerGuest = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** A page as it is sent, ready with its headers. */
interface ReadyPage {
  content: EncodedPage
  headers: Record<string, string | string[]>
  etag: string
}
interface Kept {
  page: Promise<ReadyPage>
  /** When it was rendered, in epoch ms: its countdown begins there. */
  since: number
}

/** Compressing one page anew takes a fifth of a millisecond at this quality. */
const BROTLI_QUALITY = 6

/**
 * Search engines keep these private links out of their results. They are named one by one, not as `robots`, which the
 * previews of messengers might obey as well.
 */
const UNLISTED = ['googlebot', 'bingbot', 'duckduckbot', 'yandex', 'applebot', 'baiduspider'].map((bot) => `${bot}: noindex`)

/**
 * The public page of invitations, rendered on the server and kept ready per slug, version and language.
 * @param headers those of every answer; a page brings a policy of its own
 */
export function guestPages(
  { published, clock, config }: Context,
  renderer: GuestRenderer,
  headers: Record<string, string>,
): AnswerGuest {
  /** Hangs on the invitation at its version: what drops that drops its pages. */
  const kept = new WeakMap<InvitationRow, Map<PageLanguage, Kept>>()

  async function ready(page: FinishedPage, cacheControl: string, etag: string): Promise<ReadyPage> {
    return {
      content: await encodePage(page.html, BROTLI_QUALITY),
      etag,
      headers: {
        ...headers,
        'Content-Security-Policy': guestPolicy(config, page),
        'Cache-Control': cacheControl,
        'X-Robots-Tag': UNLISTED,
        ...(etag ? { ETag: etag } : {}),
      },
    }
  }

  function render(row: InvitationRow, language: PageLanguage, now: number): Promise<ReadyPage> {
    const page = renderer.invitation(toPublicWire(row), language, now)
    const identity = `${row.id}.${row.version}.${language}.${renderer.revision}`
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
    // Weak: the same invitation, though the countdown begins at another second.
    return ready(page, SHARED_CACHE_CONTROL, `W/"${hash}"`)
  }

  function invitationPage(row: InvitationRow, language: PageLanguage): Promise<ReadyPage> {
    const pages = kept.get(row) ?? new Map<PageLanguage, Kept>()
    kept.set(row, pages)
    const known = pages.get(language)
    const now = clock()
    if (known && now - known.since < PAGE_KEPT_MS) return known.page
    const page = render(row, language, now)
    pages.set(language, { page, since: now })
    page.catch(() => pages.delete(language))
    return page
  }

  return async (request, reply) => {
    const query = new URLSearchParams(request.url.split('?', 2)[1])
    const slug = (query.get('slug') ?? '').normalize('NFC')
    const asked = askedLanguage(query.get('lang'))
    const row = slug === '' ? undefined : await published.find(slug)
    const page = row
      ? await invitationPage(row, asked ?? (row.language as PageLanguage))
      : await ready(renderer.notFound(slug, asked ?? acceptedLanguage(request)), 'no-cache', '')
    return send(request, reply.code(row ? 200 : 404), page)
  }
}

const askedLanguage = (text: string | null): PageLanguage | null => (text === 'ar' || text === 'en' ? text : null)

/** Where there is no invitation to say it: the browser's language, else Arabic (decisions, "Languages"). */
function acceptedLanguage({ headers }: FastifyRequest): PageLanguage {
  const accepted = headers['accept-language']
  return accepted ? preferredLanguage(accepted) : 'ar'
}

async function send(request: FastifyRequest, reply: FastifyReply, { content, headers, etag }: ReadyPage): Promise<FastifyReply> {
  void reply.headers(headers).header('Vary', etag ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language')
  if (etag && etagMatches(request.headers['if-none-match'], etag.replace(/^W\//, ''))) return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(await pageBytes(content, encoding))
}
