import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'
import { isEtagMatch } from '../../../lib/etags.ts'
import { sendEncoded } from '../../../http/compressedResponse.ts'
import { NOT_FOUND_PAGE } from '../sitePages.ts'
import type { SitePage, SitePages } from '../sitePages.ts'
import { storageKeys } from '../../../../shared/storageKeys.ts'
import { parseLanguage, getBrowserLanguage } from '../../../messages/index.ts'
import type { Language } from '../../../messages/index.ts'
import { isSitePage, findRedirect, getPath, getQuery } from '../../../../shared/siteRoutes.ts'
import { NO_INDEX, buildSitePolicy } from '../../../http/securityHeaders.ts'
import type { Personalise } from '../shortLinkPreviews.ts'

/** @returns the value of `?lang=` in the address */
const getLangParameter = ({ url }: FastifyRequest): string | null =>
  new URLSearchParams(url.split('?', 2)[1]).get('lang')

/** @returns the visitor's choice, else the address's language, else the browser's, else Arabic (specification §1, "Languages") */
function getLanguage(request: FastifyRequest): Language {
  const { cookies, headers } = request
  return (
    parseLanguage(cookies[storageKeys.locale]) ??
    parseLanguage(getLangParameter(request)) ??
    getBrowserLanguage(headers['accept-language']) ??
    'ar'
  )
}

/**
 * Creates a handler for the prerendered pages in the visitor's language.
 * @param personalise adds the content that depends on the address
 * @returns a handler that returns undefined for an address without a prerendered page
 */
export function createPrerenderedPageHandler(config: Config, pages: SitePages, personalise: Personalise | null) {
  const policies = new WeakMap<SitePage, string>()
  const getPolicy = (page: SitePage): string => {
    const policy = policies.get(page) ?? buildSitePolicy(config, page)
    policies.set(page, policy)
    return policy
  }

  const listed = new Set(pages.list.filter(({ listed: isListed }) => isListed).map(({ path }) => path.toLowerCase()))
  const isListed = (path: string): boolean => listed.has(path.toLowerCase().replace(/(.)\/$/, '$1'))

  async function send(request: FastifyRequest, reply: FastifyReply, found: Promise<SitePage>): Promise<FastifyReply> {
    const written = await found
    const page = personalise ? await personalise(written, request) : written
    void reply
      .type('text/html; charset=utf-8')
      // The page refers to hashed files, which change with each build: caches must revalidate it.
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding, Accept-Language, Cookie')
      .header('Content-Security-Policy', getPolicy(page))
      .header('ETag', page.etag)
    if (reply.statusCode === 200 && isEtagMatch(request.headers['if-none-match'], page.etag))
      return reply.code(304).send()
    return sendEncoded(request, reply, page.content)
  }

  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply | undefined => {
    const path = getPath(request)
    const moved = findRedirect(path)
    if (moved) return reply.redirect(moved + getQuery(request), 301)
    const language = getLanguage(request)
    const isNamed = getLangParameter(request) === language
    const found = isSitePage(path) ? pages.find(path, language, isNamed) : pages.find(NOT_FOUND_PAGE, language, isNamed)
    if (!found) return undefined
    if (!isListed(path)) void reply.headers(NO_INDEX)
    return send(request, reply.code(isSitePage(path) ? 200 : 404), found)
  }
}
