import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ReplyDraft } from '../../../../shared/guestPage.ts'
import { paths } from '../../../../shared/routes.ts'
import {
  PAGES_CACHED_BYTES,
  PAGE_KEPT_MS,
  RENDERS_AT_ONCE,
  RENDERS_PENDING,
  SHARED_CACHE_CONTROL,
} from '../../../config/limits.ts'
import { sendEncoded } from '../../../http/compressedResponse.ts'
import type { PageHandler } from '../../../http/handlerTypes.ts'
import { buildGuestPolicy } from '../../../http/securityHeaders.ts'
import { RENDERED_QUALITY, encodePage } from '../../../lib/compressedPage.ts'
import type { EncodedPage } from '../../../lib/compressedPage.ts'
import { createConcurrencyLimiter } from '../../../lib/concurrencyLimiter.ts'
import { createEtag, isEtagMatch } from '../../../lib/etags.ts'
import { reportCacheRead } from '../../../lib/telemetry.ts'
import { parseLanguage } from '../../../messages/index.ts'
import { toPublicWire } from '../../invitations/model.ts'
import type { PublishedInvitation } from '../../invitations/model.ts'
import type { InvitationDeps } from '../../invitations/service.ts'
import { findSlug } from '../../invitations/slug.ts'
import type { FinishedPage, GuestRenderer, PageLanguage } from '../renderer.ts'
import { getAcceptedLanguage } from './requestLanguage.ts'

/** The pages of public links. */
export interface OpenPages {
  /** Sends the page, or the notice that there is no such invitation. @throws TooBusy, and the errors of the database and the renderer */
  open: PageHandler
  /**
   * Sends the page with a request for seats that was not stored, so that nothing typed is lost.
   * @returns null for an unknown slug
   * @throws TooBusy, and the errors of the database and the renderer
   */
  sendRefusedRequest: (request: FastifyRequest, reply: FastifyReply, typed: ReplyDraft) => Promise<FastifyReply | null>
}

/** A page with its response headers. */
interface ReadyPage {
  content: EncodedPage
  headers: Record<string, string>
  etag: string
}

interface PageRequest {
  row: PublishedInvitation
  language: PageLanguage
}

const getCacheKey = ({ row: { id, version }, language }: PageRequest): string => `${id} ${version} ${language}`
const getSizeBytes = ({ content }: ReadyPage): number => content.br.length + content.gzip.length

/**
 * Creates the guest page, which is rendered on the server and cached per invitation, version and language.
 * @param headers the headers of all responses; each page replaces the content security policy
 */
export function createOpenPages(
  { invitationCache, clock, config }: Pick<InvitationDeps, 'invitationCache' | 'clock' | 'config'>,
  renderer: GuestRenderer,
  headers: Record<string, string>,
): OpenPages {
  async function prepare(page: FinishedPage, cacheControl: string, etag: string): Promise<ReadyPage> {
    const content = await encodePage(page.html, RENDERED_QUALITY)
    const own = {
      ...headers,
      'Content-Security-Policy': buildGuestPolicy(config, page),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl,
      ...(etag ? { ETag: etag, Vary: 'Accept-Encoding' } : { Vary: 'Accept-Encoding, Accept-Language' }),
    }
    return { content, etag, headers: own }
  }

  const renders = createConcurrencyLimiter(RENDERS_PENDING, RENDERS_AT_ONCE)

  const render = ({ row, language }: PageRequest): Promise<ReadyPage> =>
    renders.run(async () => {
      const page = renderer.renderInvitation({ invitation: toPublicWire(row), locale: language, now: clock() })
      // Weak ETag: the countdown in two renders of the same version may differ.
      return prepare(page, SHARED_CACHE_CONTROL, `W/${createEtag(row.id, row.version, language, renderer.revision)}`)
    })

  const pages = new LRUCache<string, ReadyPage, PageRequest>({
    maxSize: PAGES_CACHED_BYTES,
    sizeCalculation: getSizeBytes,
    ttl: PAGE_KEPT_MS,
    ttlResolution: 0,
    perf: { now: clock },
    fetchMethod: (_key, _stale, { context }) => render(context),
  })

  /** One page for all unknown slugs, so that random slugs do not fill the cache. */
  const notFound: Record<PageLanguage, Promise<ReadyPage>> = {
    ar: prepare(renderer.renderNotice('notFound', 'ar'), 'no-cache', ''),
    en: prepare(renderer.renderNotice('notFound', 'en'), 'no-cache', ''),
  }

  /** @returns the address of an invitation to whose slug something was added */
  async function findCleanAddress(url: string, slug: string): Promise<string | undefined> {
    const clean = findSlug(slug)
    if (clean === '' || clean === slug || !(await invitationCache.find(clean))) return undefined
    const query = new URLSearchParams(url.split('?', 2)[1])
    query.set('slug', clean)
    return `${paths.publicInvitation}?${query.toString()}`
  }

  const open: PageHandler = async (request, reply) => {
    const { slug, lang, isShared } = parseAddress(request.url)
    const row = slug === '' || CONTROL.test(slug) ? undefined : await invitationCache.find(slug)
    if (!row) {
      const address = await findCleanAddress(request.url, slug)
      if (address !== undefined)
        return reply.headers(headers).header('Cache-Control', 'no-cache').redirect(address, 302)
      return send(request, reply.code(404), await notFound[lang ?? getAcceptedLanguage(request)])
    }
    const pageRequest = { row, language: lang ?? (row.language as PageLanguage) }
    const key = getCacheKey(pageRequest)
    reportCacheRead(() => ({
      cache: 'guest_pages',
      isHit: pages.has(key),
      entries: pages.size,
      bytes: pages.calculatedSize,
    }))
    const page = (await pages.fetch(key, { context: pageRequest }))!
    return send(
      request,
      reply,
      isShared ? page : { ...page, headers: { ...page.headers, 'Cache-Control': 'no-cache' } },
    )
  }

  const sendRefusedRequest: OpenPages['sendRefusedRequest'] = async (request, reply, refusedRequest) => {
    const { slug, lang } = parseAddress(request.url)
    const row = CONTROL.test(slug) ? undefined : await invitationCache.find(slug)
    if (!row) return null
    const locale = lang ?? (row.language as PageLanguage)
    const page = await renders.run(async () =>
      prepare(
        renderer.renderInvitation({ invitation: toPublicWire(row), locale, now: clock(), refusedRequest }),
        'private, no-store',
        '',
      ),
    )
    return send(request, reply, page)
  }
  return { open, sendRefusedRequest }
}

/**
 * An address that every cache in front reads as the server does, and that is purged; deploy/nginx/zaffa.conf has the same rule. Its parts cannot
 * be divided in two ways, so that a long address takes no long time.
 */
const SHARED_ADDRESS =
  /^\/Invitations\/Invitation\?slug=(?:[a-z0-9-]|%[89A-F][0-9A-F])+(?:&(?!slug=|lang=)[\w.-]+=[^&]*)*(?:&lang=(?:ar|en)(?:&(?!slug=|lang=)[\w.-]+=[^&]*)*)?$/

/** Databases refuse U+0000. */
const CONTROL = /\p{Cc}/u

interface PageAddress {
  /** In NFC. */
  slug: string
  /** Of `?lang=`. */
  lang: PageLanguage | null
  /** Whether caches in front may store the page. */
  isShared: boolean
}

function parseAddress(url: string): PageAddress {
  const query = new URLSearchParams(url.split('?', 2)[1])
  const given = query.get('slug') ?? ''
  const slug = given.normalize('NFC')
  const isShared = slug === given && SHARED_ADDRESS.test(url)
  return { slug, lang: parseLanguage(query.get('lang')) ?? null, isShared }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, headers, etag }: ReadyPage,
): FastifyReply | Promise<FastifyReply> {
  void reply.headers(headers)
  if (etag && isEtagMatch(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return sendEncoded(request, reply, content)
}
