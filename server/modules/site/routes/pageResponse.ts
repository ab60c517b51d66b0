import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'
import { sendEncoded } from '../../../http/compressedResponse.ts'
import { buildSitePolicy } from '../../../http/securityHeaders.ts'
import { isEtagMatch } from '../../../lib/etags.ts'
import type { SitePage } from '../sitePages.ts'

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: SitePage,
) => FastifyReply | Promise<FastifyReply>

/** Creates a function that sends a page of the site, or 304 when the browser has it, with the policy of its inline parts. */
export function createPageSender(config: Config): SendPage {
  const policies = new WeakMap<SitePage, string>()
  const getPolicy = (page: SitePage): string => {
    const policy = policies.get(page) ?? buildSitePolicy(config, page)
    policies.set(page, policy)
    return policy
  }
  return (request, reply, page) => {
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
}
