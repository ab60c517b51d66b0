import type { NoticeSubscription } from '@/api/notices'

type BrowserKeys = Pick<NoticeSubscription, 'endpoint' | 'p256dh' | 'auth'>

/** How long to wait for the service worker, which the first visit has just registered. */
const WORKER_TIMEOUT_MS = 10_000

const toBytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  const used = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const wanted = toBytes(publicKey)
  return used.length === wanted.length && wanted.every((byte, index) => byte === used[index])
}

function toKeys(subscription: PushSubscription): BrowserKeys {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

async function getPushManager(): Promise<PushManager> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no service worker')), WORKER_TIMEOUT_MS)
  })
  return (await Promise.race([navigator.serviceWorker.ready, timeout])).pushManager
}

/** @returns whether the browser has a subscription with the key of the server, which may have another one since */
export async function hasSubscription(publicKey: string): Promise<boolean> {
  const subscription = await (await getPushManager()).getSubscription()
  return subscription !== null && isOfKey(subscription, publicKey)
}

/**
 * Subscribes the browser with the key of the server, or returns the subscription that it has. Replaces one with another key.
 * @throws the errors of the browser, such as that of a private window
 */
export async function subscribe(publicKey: string): Promise<BrowserKeys> {
  const pushManager = await getPushManager()
  const present = await pushManager.getSubscription()
  if (present && isOfKey(present, publicKey)) return toKeys(present)
  await present?.unsubscribe()
  return toKeys(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(publicKey) }))
}
