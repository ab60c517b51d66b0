import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CHANGED_LINK_ROUTES, PERSONAL_LINK_ROUTE } from '../../../shared/routes.ts'
import { OVERLOAD_DELAY_MS } from '../../config/limits.ts'
import { TooBusy } from '../../errors.ts'
import type { PersonalPages } from './personalPages.ts'

/** Registers the page of personal links, which changes nothing. */
export function registerPersonalPage(app: FastifyInstance, pages: PersonalPages): void {
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
