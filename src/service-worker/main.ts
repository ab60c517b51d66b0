/// <reference lib="webworker" />
/**
 * The service worker: precaches the application for the pages of a couple, and caches public files by their hashes. Responses of the API and
 * guest pages are never stored here (docs/decisions/0100-service-worker.md).
 */
import { API_PREFIX } from '@shared/limits'
import { SHELL_REVISION_PLACEHOLDER } from '@shared/serviceWorker'
import { cacheFiles } from './files'
import { handleShares } from './share'
import { handleNotices } from './push'
import { precacheShell } from './shell'

declare const self: ServiceWorkerGlobalScope
/** Written by the build (scripts/webpack/serviceWorker.ts). */
declare const PRECACHED_FILES: readonly string[]

/** Of Chromium from 123 on, and missing in the types. */
interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes?: (rule: { condition: { urlPattern: string; requestMethod: string }; source: 'network' }) => Promise<void>
}

// A request that starts the worker while the next one takes over makes Chromium give up the takeover for minutes.
self.addEventListener('install', (event: RoutedInstallEvent) => {
  const condition = { urlPattern: `${API_PREFIX}/*`, requestMethod: 'GET' }
  event.waitUntil(Promise.resolve(event.addRoutes?.({ condition, source: 'network' })))
})
precacheShell(SHELL_REVISION_PLACEHOLDER, PRECACHED_FILES)
cacheFiles(SHELL_REVISION_PLACEHOLDER)
handleShares()
handleNotices()

// The message of workbox-window. Only when somebody asks for it: a new release takes over at the next start, and not in the middle of a form.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
