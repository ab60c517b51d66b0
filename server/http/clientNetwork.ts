import { isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** @returns the address that rate limits count: IPv6 by its /64 prefix, the smallest that a household has */
export const getClientAddress = (ip: string): string => normalizeIP(ip)

/** @returns the /48 prefix of an IPv6 address, the largest that one customer commonly has; null for IPv4 */
export function getClientNetwork(ip: string): string | null {
  const network = normalizeIP(ip, 48)
  return isIPv6(network) ? network : null
}
