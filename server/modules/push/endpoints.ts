import { ECDH } from 'node:crypto'
import type { Config } from '../../config/config.ts'

/** What a browser says about its subscription. */
export interface BrowserSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/**
 * @returns whether the server may send to an address, which a client gives: https at a configured push service, or http at one on this machine
 * whose port is configured too
 */
export function isPushService(endpoint: string, { pushHosts }: Pick<Config, 'pushHosts'>): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username !== '' || url.password !== '') return false
  if (url.protocol === 'http:')
    return url.port !== '' && LOOPBACK.includes(url.hostname) && pushHosts.includes(url.host)
  return url.protocol === 'https:' && pushHosts.some((host) => url.host === host || url.host.endsWith(`.${host}`))
}

/** @returns whether the text is a point of the curve P-256, to which a notice can be encrypted */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
