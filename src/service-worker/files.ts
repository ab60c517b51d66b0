import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { CACHE_PREFIX } from '@shared/serviceWorker'
import { createResponseCheck } from './cachedResponses'
import { findInReleases } from './shell'

const DAY_S = 24 * 60 * 60

/** Caches the public files that are not precached: scripts and fonts by their hashes, pictures until the next visit. */
export function cacheFiles(shellRevision: string): void {
  const check = createResponseCheck(shellRevision)
  const staticFiles = new CacheFirst({
    cacheName: `${CACHE_PREFIX}static`,
    plugins: [check, new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true })],
  })
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/static/'),
    // A tab of the release before asks for files of that release.
    async (options) => (await findInReleases(options.request)) ?? staticFiles.handle(options),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/(templates|icons|icon\.)/.test(url.pathname),
    new StaleWhileRevalidate({
      cacheName: `${CACHE_PREFIX}assets`,
      plugins: [check, new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true })],
    }),
  )
}
