import type { FastifyInstance } from 'fastify'
import { PERSONAL_LINK_ROUTE } from '../../../shared/routes.ts'
import { getToken } from './personalPages.ts'
import type { PersonalPages } from './personalPages.ts'

/** Registers the page of personal links, which changes nothing. */
export function registerPersonalPage(app: FastifyInstance, pages: PersonalPages): void {
  app.get(PERSONAL_LINK_ROUTE, async (request, reply) => {
    const page = await pages.load(getToken(request)).catch((error: unknown) => {
      app.log.error({ err: error }, 'a personal page could not be loaded')
      return null
    })
    if (page === null) return pages.sendNotice(request, reply.code(503).header('Retry-After', '5'), 'failed')
    if (page === undefined) return pages.sendNotice(request, reply.code(404), 'linkNotFound')
    return pages.sendPage(request, reply, page)
  })
}
