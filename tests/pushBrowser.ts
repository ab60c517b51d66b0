import { jest } from '@jest/globals'

/** The server's key in tests, a point of the curve P-256. */
export const PUSH_KEY = 'BMesfrjOo7-rM7nDb4jH5wylWRRfb1kF5D7ZDUf80NXIzA5HY7yekkDLgRSpmChdErgHoU4tVj9MoYMVonyRi1g'

type Permission = 'default' | 'granted' | 'denied'

interface PushOptions {
  permission?: Permission
  /** What the user answers when the browser asks. */
  answer?: Permission
  /** The key of a subscription that the browser has already. */
  subscribedWith?: Uint8Array
  /** Whether the browser refuses to subscribe, as in a private window. */
  refuses?: boolean
}

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/** Gives the page of a test a browser with push, which jsdom lacks. @returns what the page calls of it */
export function installPush({
  permission = 'default',
  answer = 'granted',
  subscribedWith,
  refuses = false,
}: PushOptions = {}) {
  const createSubscription = (key: Uint8Array, endpoint: string) => ({
    options: { applicationServerKey: Uint8Array.from(key).buffer },
    unsubscribe: async () => ((current = null), true),
    toJSON: () => ({ endpoint, keys: KEYS }),
  })
  let current = subscribedWith ? createSubscription(subscribedWith, 'https://push.example/old') : null
  const subscribe = jest.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    if (refuses) throw new DOMException('not in a private window', 'NotAllowedError')
    return (current = createSubscription(applicationServerKey, 'https://push.example/new'))
  })
  const notification = {
    permission,
    requestPermission: jest.fn(async () => (notification.permission = answer)),
  }
  const pushManager = { getSubscription: async () => current, subscribe }
  define(navigator, 'serviceWorker', { ready: Promise.resolve({ pushManager }) })
  define(globalThis, 'PushManager', Object)
  define(globalThis, 'Notification', notification)
  return { subscribe, requestPermission: notification.requestPermission }
}

const installed: (() => void)[] = []

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true })
  installed.push(() => Reflect.deleteProperty(target, name))
}

/** Gives the page of a test the user agent of an iPhone. */
export function installIphone(): void {
  define(navigator, 'userAgent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15')
}

/** Removes what the functions above have installed. */
export function removePush(): void {
  for (const remove of installed.splice(0)) remove()
}
