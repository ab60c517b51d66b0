import type { FastifyInstance } from 'fastify'
import { PERSONAL_LINK_ROUTE } from '../../../shared/routes.ts'
import { getToken } from './personalPages.ts'
import type { PersonalPages } from './personalPages.ts'

/** Registers the page of personal links, which changes nothing. */
export function registerPersonalPage(app: FastifyInstance, pages: PersonalPages): void {
  app.get(PERSONAL_LINK_ROUTE, async (request, reply) => {
    try {
      const page = await pages.load(getToken(request))
      if (!page) return await pages.sendNotice(request, reply.code(404), 'linkNotFound')
      return await pages.sendPage(request, reply, page)
    } catch (error) {
      app.log.error({ err: error }, 'a personal page could not be loaded or rendered')
      return pages.sendNotice(request, reply.code(503).header('Retry-After', '5'), 'failed')
    }
  })
}
