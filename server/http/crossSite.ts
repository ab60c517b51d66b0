import type { FastifyRequest } from 'fastify'

const getHost = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * @param ownHost the host of the site, which a proxy in front may replace in the request
 * @returns whether the page of another site has sent a form. Browsers before 2023 only send `Origin`; programs may send neither header.
 */
export function isCrossSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, ownHost: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = headers
  return origin !== undefined && ![host, ownHost].includes(getHost(origin) ?? '')
}
