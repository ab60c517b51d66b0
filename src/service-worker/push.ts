/// <reference lib="webworker" />
import type { PushedNotice } from '@shared/notices'
import { API_PREFIX } from '@shared/limits'

declare const self: ServiceWorkerGlobalScope

const SIGN_OUT_PATH = `${API_PREFIX}/identity/logout`

/** What `NotificationOptions` lacks in the types. */
interface Options extends NotificationOptions {
  /** Sounds again when it replaces another one. */
  renotify: boolean
}

/** Shows the notices of new replies that the server pushes, and opens the replies when one is pressed. */
export function handleNotices(): void {
  self.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(showNotice(event.data.json() as PushedNotice))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPage((event.notification.data as Pick<PushedNotice, 'path'>).path))
  })
  // Without a response of its own: signing out does not wait. The server forgets the subscription with the session.
  self.addEventListener('fetch', (event) => {
    const isSignOut = event.request.method === 'POST' && new URL(event.request.url).pathname === SIGN_OUT_PATH
    if (isSignOut) event.waitUntil(endNotices())
  })
}

async function showNotice({ title, body, language, tag, path, count }: PushedNotice): Promise<void> {
  const options: Options = {
    body,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    tag,
    renotify: true,
    icon: '/assets/icons/icon-192.png',
    data: { path } satisfies Pick<PushedNotice, 'path'>,
  }
  await self.registration.showNotification(title, options)
  // oxlint-disable-next-line compat/compat -- not in every browser, and only for an installed app
  await navigator.setAppBadge?.(count).catch(() => undefined)
}

/** Focuses a tab that shows the page. Other tabs stay as they are: somebody may be typing there. */
async function openPage(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = tabs.find(({ url }) => new URL(url).pathname === path)
  await (open ? open.focus() : self.clients.openWindow(path))
}

/** Ends the subscription of this browser, and removes the notices that it shows. */
async function endNotices(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
  for (const notification of await self.registration.getNotifications()) notification.close()
  // oxlint-disable-next-line compat/compat -- as above
  await navigator.clearAppBadge?.().catch(() => undefined)
}
