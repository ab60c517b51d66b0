import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { INVITATION_KINDS } from '../../../shared/guests/events.ts'
import { PERSONAL_SLOTS } from '../../../shared/guestPage.ts'
import type { NoticeKind, PersonalToRender } from '../../../shared/guestPage.ts'
import { PAGES_CACHED_BYTES, PAGE_KEPT_MS } from '../../config/limits.ts'
import { ApiError } from '../../errors.ts'
import { findLinkToken } from '../../lib/codes.ts'
import { sendCompressed } from '../../http/compressedResponse.ts'
import { NO_INDEX, buildGuestPolicy } from '../../http/securityHeaders.ts'
import { parseLanguage } from '../../messages/index.ts'
import { toPublicWire } from '../invitations/model.ts'
import type { PublishedInvitation } from '../invitations/model.ts'
import { getPersonalInvitation } from '../links/service.ts'
import type { FinishedPage, GuestRenderer, PageLanguage, PersonalInvitation } from '../guest-page/renderer.ts'
import { getAcceptedLanguage } from '../guest-page/routes.ts'
import type { GuestPageDeps } from '../guest-page/routes.ts'

/** What the page of a personal link shows. */
export interface PersonalPage {
  token: string
  personal: PersonalInvitation
  row: PublishedInvitation
}

export type Refused = PersonalToRender<PersonalInvitation>['refused']

/** Sends the pages of personal links. Every response is private and not stored. */
export interface PersonalPages {
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

/** @returns the language in the address (`?lang=`) */
export const getAddressLanguage = ({ query }: FastifyRequest): PageLanguage | undefined =>
  parseLanguage((query as { lang?: string }).lang ?? null) ?? undefined

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
  deps: GuestPageDeps,
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

  /** Rendered once each: random tokens all get the same page. */
  const notices = new Map<string, FinishedPage>()
  const renderNotice = (kind: NoticeKind, language: PageLanguage): FinishedPage => {
    const key = `${kind} ${language}`
    const page = notices.get(key) ?? renderer.renderNotice(kind, language)
    notices.set(key, page)
    return page
  }

  const send = (request: FastifyRequest, reply: FastifyReply, page: FinishedPage, html = page.html) =>
    sendCompressed(
      request,
      reply.headers({
        ...headers,
        ...NO_INDEX,
        'Content-Security-Policy': buildGuestPolicy(config, page),
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'no-referrer',
        Vary: 'Accept-Encoding, Accept-Language',
      }),
      html,
    )

  return {
    load: async (token) => {
      if (token === undefined) return undefined
      try {
        const personal = await getPersonalInvitation(deps, token)
        const row = await invitationCache.find(personal.slug)
        return row && { token, personal, row }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return undefined
        throw error
      }
    },

    sendPage: (request, reply, { token, personal, row }, refused) => {
      const language = getAddressLanguage(request) ?? personal.household.language
      // A household without seats sees the dates that the open link shows.
      const kinds = personal.events.length === 0 ? INVITATION_KINDS : personal.events.map(({ kind }) => kind)
      const page = renderInvitationPart({ row, language, kinds: [...new Set(kinds)] })
      const parts = renderer.renderPersonalParts({
        personal,
        locale: language,
        template: row.template as 1 | 2 | 3 | 4,
        token,
        replyId: randomUUID(),
        ...(refused ? { refused } : {}),
      })
      // Functions, because `$` has a meaning in a replacement text.
      const html = page.html
        .replace(PERSONAL_SLOTS.greeting, () => parts.greeting)
        .replace(PERSONAL_SLOTS.call, () => parts.call)
        .replace(PERSONAL_SLOTS.reply, () => parts.reply)
      return send(request, reply, page, html)
    },

    sendNotice: (request, reply, kind) => {
      const language = getAddressLanguage(request) ?? getAcceptedLanguage(request)
      return send(request, reply, renderNotice(kind, language))
    },
  }
}
