import type { Config } from '../../config/config.ts'
import { PUSH_LIFE_S, PUSH_TIMEOUT_MS } from '../../config/limits.ts'
import type { BrowserSubscription } from './endpoints.ts'
import { isPushService } from './endpoints.ts'
import type { PushKeys } from './keys.ts'

/** What became of a notice: `ended` is a subscription that will never work again, `failed` one that may later. */
export type PushResult = 'sent' | 'ended' | 'failed'

/** What a push service responds, by status (RFC 8030, section 5; RFC 8292, section 4.2: of another server key). */
function toResult(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent'
  return [401, 403, 404, 410].includes(status) ? 'ended' : 'failed'
}

/**
 * Encrypts a notice (RFC 8291) and hands it to the push service of a browser. Follows no redirects, and does not read the response.
 * @returns the result with the status of the response; null without one
 */
export async function postNotice(
  { endpoint, p256dh, auth }: BrowserSubscription,
  payload: string,
  { config, pushKeys }: { config: Config; pushKeys: PushKeys },
): Promise<{ result: PushResult; status: number | null }> {
  // The list of push services may have changed since the subscription.
  if (!isPushService(endpoint, config)) return { result: 'ended', status: null }
  const { default: webPush } = await import('web-push')
  const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    TTL: PUSH_LIFE_S,
    urgency: 'normal',
    vapidDetails: { subject: `mailto:${config.site.supportEmail}`, ...pushKeys },
  })
  try {
    const response = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
    })
    await response.body?.cancel()
    return { result: toResult(response.status), status: response.status }
  } catch {
    // Errors of fetch name the address.
    return { result: 'failed', status: null }
  }
}
