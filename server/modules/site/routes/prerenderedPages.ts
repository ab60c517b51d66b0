import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSitePage, findRedirect, getPath, getQuery } from '../../../../shared/siteRoutes.ts'
import { NO_INDEX } from '../../../http/securityHeaders.ts'
import type { Personalise } from '../shortLinkPreviews.ts'
import { NOT_FOUND_PAGE } from '../sitePages.ts'
import type { SitePage, SitePages } from '../sitePages.ts'
import { getPageLanguage } from './pageLanguage.ts'
import type { SendPage } from './pageResponse.ts'

/**
 * Creates a handler for the prerendered pages in the visitor's language.
 * @param personalise adds the content that depends on the address
 * @returns a handler that returns undefined for an address without a prerendered page
 */
export function createPrerenderedPageHandler(pages: SitePages, sendPage: SendPage, personalise: Personalise | null) {
  const listed = new Set(pages.list.filter(({ listed: isListed }) => isListed).map(({ path }) => path.toLowerCase()))
  const isListed = (path: string): boolean => listed.has(path.toLowerCase().replace(/(.)\/$/, '$1'))

  async function send(request: FastifyRequest, reply: FastifyReply, found: Promise<SitePage>): Promise<FastifyReply> {
    const written = await found
    return sendPage(request, reply, personalise ? await personalise(written, request) : written)
  }

  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply | undefined => {
    const path = getPath(request)
    const moved = findRedirect(path)
    if (moved) return reply.redirect(moved + getQuery(request), 301)
    const { language, isNamed } = getPageLanguage(request)
    const found = isSitePage(path) ? pages.find(path, language, isNamed) : pages.find(NOT_FOUND_PAGE, language, isNamed)
    if (!found) return undefined
    if (!isListed(path)) void reply.headers(NO_INDEX)
    return send(request, reply.code(isSitePage(path) ? 200 : 404), found)
  }
}
