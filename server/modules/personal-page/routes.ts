import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CHANGED_LINK_ROUTES, PERSONAL_LINK_ROUTE, personalPath } from '../../../shared/routes.ts'
import { getPath, getQuery } from '../../../shared/siteRoutes.ts'
import { getToken } from './personalPages.ts'
import type { PersonalPages } from './personalPages.ts'

/** Registers the page of personal links, which changes nothing. Links with something added to them redirect to it. */
export function registerPersonalPage(app: FastifyInstance, pages: PersonalPages): void {
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const page = await pages.load(getToken(request))
      if (!page) return await pages.sendNotice(request, reply.code(404), 'linkNotFound')
      const path = personalPath(page.token)
      if (getPath(request) === path) return await pages.sendPage(request, reply, page)
      return await reply
        .headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' })
        .redirect(path + getQuery(request), 302)
    } catch (error) {
      app.log.error({ err: error }, 'a personal page could not be loaded or rendered')
      return pages.sendNotice(request, reply.code(503).header('Retry-After', '5'), 'failed')
    }
  }
  for (const route of [PERSONAL_LINK_ROUTE, ...CHANGED_LINK_ROUTES]) app.get(route, respond)
}
