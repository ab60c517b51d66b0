import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CHANGED_LINK_ROUTES, PERSONAL_LINK_ROUTE, paths } from '../../../../shared/routes.ts'
import { OVERLOAD_DELAY_MS } from '../../../config/limits.ts'
import { TooBusy } from '../../../errors.ts'
import type { PageHandler } from '../../../http/handlerTypes.ts'
import type { InvitationDeps } from '../../invitations/service.ts'
import type { GuestRenderer } from '../renderer.ts'
import { createOpenPages } from './openPages.ts'
import type { OpenPages } from './openPages.ts'
import { createPersonalPages } from './personalPages.ts'
import type { PersonalPages } from './personalPages.ts'

/** What guests open. */
export interface GuestPages {
  openPages: OpenPages
  personalPages: PersonalPages
}

/** @param headers the headers of all responses */
export const createGuestPages = (
  deps: InvitationDeps,
  renderer: GuestRenderer,
  headers: Record<string, string>,
): GuestPages => ({
  openPages: createOpenPages(deps, renderer, headers),
  personalPages: createPersonalPages(deps, renderer, headers),
})

/**
 * @param pages null without a build
 * @param sendApplication responds with the application, which fetches the invitation itself, shows the error and retries
 * @returns the handler of public links
 */
export function createOpenLinkHandler(
  { log }: Pick<InvitationDeps, 'log'>,
  pages: GuestPages | null,
  headers: Record<string, string>,
  sendApplication: (request: FastifyRequest, reply: FastifyReply, status?: number) => ReturnType<PageHandler>,
): PageHandler {
  return async (request, reply) => {
    if (!pages) return sendApplication(request, reply.headers(headers))
    try {
      return await pages.openPages.open(request, reply)
    } catch (error) {
      if (!(error instanceof TooBusy)) log.error({ err: error }, 'an invitation could not be rendered')
      return sendApplication(request, reply.headers(headers).header('Retry-After', '5'), 503)
    }
  }
}

/** Registers the pages of open and personal links, which change nothing. */
export function registerGuestPages(app: FastifyInstance, pages: GuestPages | null, handleOpenLink: PageHandler): void {
  // A child logger per request would cost more than the response.
  app.setChildLoggerFactory((logger) => logger)
  // The site handles other spellings of this path.
  app.get(paths.publicInvitation, handleOpenLink)
  if (pages) registerPersonalPages(app, pages.personalPages)
}

function registerPersonalPages(app: FastifyInstance, pages: PersonalPages): void {
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await pages.open(request, reply)
    } catch (error) {
      if (error instanceof TooBusy) await pause(OVERLOAD_DELAY_MS)
      else app.log.error({ err: error }, 'a personal page could not be loaded or rendered')
      return pages.sendNotice(request, reply.code(503).header('Retry-After', '5'), 'failed')
    }
  }
  for (const route of [PERSONAL_LINK_ROUTE, ...CHANGED_LINK_ROUTES]) app.get(route, respond)
}
