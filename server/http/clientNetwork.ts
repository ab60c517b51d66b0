import { isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** A visitor's address as limits count it: IPv6 by its 64 bits, of which a household has no less. */
export const clientAddress = (ip: string): string => normalizeIP(ip)

/** The IPv6 network of 48 bits, the most that one customer commonly has; null for IPv4. */
export function clientNetwork(ip: string): string | null {
  const network = normalizeIP(ip, 48)
  return isIPv6(network) ? network : null
}
