import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { INVITATION_KINDS } from '../../../../shared/guests/events.ts'
import { personalPath } from '../../../../shared/routes.ts'
import { getPath, getQuery } from '../../../../shared/siteRoutes.ts'
import { PERSONAL_SLOTS } from '../../../../shared/guestPage.ts'
import type { NoticeKind, PersonalToRender } from '../../../../shared/guestPage.ts'
import { PAGES_CACHED_BYTES, PAGE_KEPT_MS, RENDERS_AT_ONCE, RENDERS_PENDING } from '../../../config/limits.ts'
import { ApiError } from '../../../errors.ts'
import { compressFor, getAcceptedEncoding, sendCompressed, sendEncoded } from '../../../http/compressedResponse.ts'
import type { CompressedText } from '../../../http/compressedResponse.ts'
import { RENDERED_QUALITY, encodePage } from '../../../lib/compressedPage.ts'
import type { EncodedPage } from '../../../lib/compressedPage.ts'
import { createConcurrencyLimiter } from '../../../lib/concurrencyLimiter.ts'
import { findLinkToken } from '../../../lib/codes.ts'
import { NO_INDEX, buildGuestPolicy } from '../../../http/securityHeaders.ts'
import { parseCard } from '../../invitations/card.ts'
import { toPublicWire } from '../../invitations/model.ts'
import type { PublishedInvitation } from '../../invitations/model.ts'
import { hasLinkedHousehold } from '../../guests/personalLinks.ts'
import type { InvitationDeps } from '../../invitations/service.ts'
import { getPersonalInvitation } from '../personalInvitation.ts'
import type { FinishedPage, GuestRenderer, PageLanguage, PersonalInvitation } from '../renderer.ts'
import { getAcceptedLanguage, getAddressLanguage } from './requestLanguage.ts'

/** What the page of a personal link shows. */
export interface PersonalPage {
  token: string
  personal: PersonalInvitation
  row: PublishedInvitation
}

export type Refused = PersonalToRender<PersonalInvitation>['refused']

/** Sends the pages of personal links. Every response is private and not stored. */
export interface PersonalPages {
  /**
   * Sends the page of a link, or the notice that there is none; a link with something added to it redirects to the page. Requests for the same page share one while they wait for it, so that one link
   * takes one place in the queue of all links.
   * @throws TooBusy, and the errors of the database and the renderer
   */
  open: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** @returns undefined for an unknown or revoked link */
  load: (token: string | undefined) => Promise<PersonalPage | undefined>
  sendPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    page: PersonalPage,
    refused?: Refused,
  ) => Promise<FastifyReply>
  sendNotice: (request: FastifyRequest, reply: FastifyReply, kind: NoticeKind) => Promise<FastifyReply>
}

/** @returns the token of the address; undefined when it cannot be one */
export const getToken = ({ params }: FastifyRequest): string | undefined =>
  findLinkToken(Object.values(params as Record<string, string>)[0] ?? '')

interface Notice {
  page: FinishedPage
  content: EncodedPage
}

interface InvitationPart {
  row: PublishedInvitation
  language: PageLanguage
  kinds: readonly string[]
}

/**
 * The invitation is rendered once for all households that are invited to the same events; what only one household sees is added to each
 * response.
 * @param headers the headers of all responses
 */
export function createPersonalPages(
  deps: Pick<InvitationDeps, 'db' | 'invitationCache' | 'clock' | 'config'>,
  renderer: GuestRenderer,
  headers: Record<string, string>,
): PersonalPages {
  const { invitationCache, clock, config } = deps

  const invitations = new LRUCache<string, FinishedPage, InvitationPart>({
    maxSize: PAGES_CACHED_BYTES,
    sizeCalculation: ({ html }) => html.length,
    ttl: PAGE_KEPT_MS,
    ttlResolution: 0,
    perf: { now: clock },
  })
  const renderInvitationPart = ({ row, language, kinds }: InvitationPart): FinishedPage => {
    const key = [row.id, row.version, language, ...kinds].join(' ')
    const cached = invitations.get(key)
    if (cached) return cached
    const page = renderer.renderInvitation({ invitation: toPublicWire(row), locale: language, now: clock(), kinds })
    invitations.set(key, page)
    return page
  }

  /** Rendered and compressed once each: random tokens all get the same page. */
  const notices = new Map<string, Promise<Notice>>()
  async function prepareNotice(kind: NoticeKind, language: PageLanguage): Promise<Notice> {
    const page = renderer.renderNotice(kind, language)
    return { page, content: await encodePage(page.html, RENDERED_QUALITY) }
  }
  const getNotice = (kind: NoticeKind, language: PageLanguage): Promise<Notice> => {
    const key = `${kind} ${language}`
    const notice = notices.get(key) ?? prepareNotice(kind, language)
    notices.set(key, notice)
    return notice
  }

  const setHeaders = (reply: FastifyReply, page: FinishedPage): FastifyReply =>
    reply.headers({
      ...headers,
      ...NO_INDEX,
      'Content-Security-Policy': buildGuestPolicy(config, page),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      Vary: 'Accept-Encoding, Accept-Language',
    })

  /** @returns the whole page, compressed for the request */
  async function build(
    request: FastifyRequest,
    { token, personal, row }: PersonalPage,
    refused: Refused,
  ): Promise<{ page: FinishedPage; text: CompressedText }> {
    const language = getAddressLanguage(request) ?? personal.household.language
    // A household without seats sees the dates that the public link shows.
    const kinds = personal.events.length === 0 ? INVITATION_KINDS : personal.events.map(({ kind }) => kind)
    const page = renderInvitationPart({ row, language, kinds: [...new Set(kinds)] })
    const parts = renderer.renderPersonalParts({
      personal,
      locale: language,
      template: row.template as 1 | 2 | 3 | 4,
      colors: parseCard(row.card) ?? {},
      token,
      replyId: randomUUID(),
      ...(refused ? { refused } : {}),
    })
    // Functions, because `$` has a meaning in a replacement text.
    const html = page.html
      .replace(PERSONAL_SLOTS.greeting, () => parts.greeting)
      .replace(PERSONAL_SLOTS.call, () => parts.call)
      .replace(PERSONAL_SLOTS.reply, () => parts.reply)
    return { page, text: await compressFor(request, html) }
  }

  async function load(token: string | undefined): Promise<PersonalPage | undefined> {
    if (token === undefined) return undefined
    try {
      const personal = await getPersonalInvitation(deps, token)
      const row = await invitationCache.find(personal.slug)
      return row && { token, personal, row }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') return undefined
      throw error
    }
  }

  const renders = createConcurrencyLimiter(RENDERS_PENDING, RENDERS_AT_ONCE)
  type Built = ReturnType<typeof build>
  /** Pages that are not loaded yet: all who wait for one arrived before, and see what was stored until then. */
  const waiting = new Map<string, Promise<Awaited<Built> | undefined>>()
  /** Links whose page is being made. The next one starts afterwards, so that a link takes one place. */
  const running = new Map<string, Promise<unknown>>()

  async function loadAndBuild(request: FastifyRequest, token: string): Promise<Awaited<Built> | undefined> {
    const found = await load(token)
    return found && build(request, found, undefined)
  }

  async function buildNext(request: FastifyRequest, token: string, key: string): Promise<Awaited<Built> | undefined> {
    await running.get(key)?.catch(() => undefined)
    const work = renders.run(() => {
      waiting.delete(key)
      return loadAndBuild(request, token)
    })
    running.set(key, work)
    try {
      return await work
    } finally {
      if (running.get(key) === work) running.delete(key)
    }
  }

  async function buildTogether(request: FastifyRequest, token: string): Promise<Awaited<Built> | undefined> {
    const encoding = getAcceptedEncoding(request.headers['accept-encoding'])
    const key = `${token} ${getAddressLanguage(request) ?? ''} ${encoding}`
    // An unknown token takes no place in the queue.
    if (!waiting.has(key) && !(await hasLinkedHousehold(deps.db, token))) return undefined
    const shared = waiting.get(key)
    if (shared) return shared
    const started = buildNext(request, token, key).finally(() => {
      if (waiting.get(key) === started) waiting.delete(key)
    })
    waiting.set(key, started)
    return started
  }

  async function sendNotice(request: FastifyRequest, reply: FastifyReply, kind: NoticeKind): Promise<FastifyReply> {
    const { page, content } = await getNotice(kind, getAddressLanguage(request) ?? getAcceptedLanguage(request))
    return sendEncoded(request, setHeaders(reply, page), content)
  }

  return {
    load,
    sendNotice,
    open: async (request, reply) => {
      const token = getToken(request)
      if (token !== undefined && getPath(request) !== personalPath(token) && (await hasLinkedHousehold(deps.db, token)))
        return reply
          .headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' })
          .redirect(personalPath(token) + getQuery(request), 302)
      const built = token === undefined ? undefined : await buildTogether(request, token)
      if (!built) return sendNotice(request, reply.code(404), 'linkNotFound')
      return sendCompressed(setHeaders(reply, built.page), built.text)
    },
    sendPage: async (request, reply, page, refused) => {
      const built = await build(request, page, refused)
      return sendCompressed(setHeaders(reply, built.page), built.text)
    },
  }
}
