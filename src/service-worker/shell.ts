import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CACHE_PREFIX, getShellAddress, isShellPage } from '@shared/serviceWorker'
import { createResponseCheck } from './cachedResponses'

declare const self: ServiceWorkerGlobalScope

const SHELL_CACHES = `${CACHE_PREFIX}shell-`

/**
 * Precaches a release of the application in a cache of its own, and opens the workspace's pages from it.
 * @param revision of the shell: it names all scripts, so that each release has another
 * @param files addresses with a hash of their content
 */
export function precacheShell(revision: string, files: readonly string[]): void {
  const cacheName = SHELL_CACHES + revision
  const controller = new PrecacheController({ cacheName, plugins: [createResponseCheck(revision)] })
  const shell = getShellAddress(revision)
  controller.addToCacheList([
    { url: shell, revision: null },
    ...files.map((file) => ({ url: `/${file}`, revision: null })),
  ])
  self.addEventListener('install', (event) => void controller.install(event))
  self.addEventListener('activate', (event) => event.waitUntil(deleteOldReleases(cacheName)))
  registerRoute(
    ({ request, sameOrigin, url }) => request.mode === 'navigate' && sameOrigin && isShellPage(url.pathname),
    controller.createHandlerBoundToURL(shell),
  )
  registerRoute(new PrecacheRoute(controller))
}

/** Keeps the release before this one, of which a tab may still be open. The names are in the order of creation. */
async function deleteOldReleases(current: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(SHELL_CACHES) && name !== current)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** @returns a file of any release that is precached */
export const findInReleases = (request: Request): Promise<Response | undefined> => caches.match(request)
