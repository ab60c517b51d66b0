import { isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** @returns the address that rate limits count: IPv6 by its /64 prefix, the smallest that a household has */
export const getClientAddress = (ip: string): string => normalizeIP(ip)

/** @returns the client of a request, whose wrong passwords are counted together */
export const getClient = ({ ip }: { ip: string }): { address: string; network: string | null } => ({
  address: getClientAddress(ip),
  network: getClientNetwork(ip),
})

/** @returns the network that shares the places of one wedding's requests: the /24 of an IPv4 address, the /48 of an IPv6 address */
export const getNetwork = (ip: string): string => getClientNetwork(ip) ?? normalizeIP(ip).replace(/\.\d+$/, '.0')

/** @returns the /48 prefix of an IPv6 address, the largest that one customer commonly has; null for IPv4 */
export function getClientNetwork(ip: string): string | null {
  const network = normalizeIP(ip, 48)
  return isIPv6(network) ? network : null
}
