import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  CACHE_PREFIX,
  SERVICE_WORKER_PATH,
  SHELL_PATH,
  SHELL_REVISION_PLACEHOLDER,
} from '../../../../shared/serviceWorker.ts'
import { sendEncoded } from '../../../http/compressedResponse.ts'
import type { PageHandler } from '../../../http/handlerTypes.ts'
import { WRITTEN_QUALITY, encodePage } from '../../../lib/compressedPage.ts'

/** Replaces a service worker that does harm: it deletes its caches and unregisters, and pages load from the server again. */
const REMOVER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('${CACHE_PREFIX}')).map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
)
`

/** What the service worker is served from. */
export interface ServiceWorkerSource {
  /** The folder of the whole build. */
  distDir: string
  /** False serves one that removes itself. */
  hasServiceWorker: boolean
  /** Of the application shell with this server's configuration; null without a build. */
  shellRevision: string | null
  /** Responds with the client-rendered application. */
  sendApplication: (request: FastifyRequest, reply: FastifyReply, status?: number) => ReturnType<PageHandler>
}

/** Serves the service worker with the revision of the shell, and the shell at the address with that revision. */
export async function registerServiceWorker(
  app: FastifyInstance,
  { distDir, hasServiceWorker, shellRevision, sendApplication }: ServiceWorkerSource,
): Promise<void> {
  const file = join(distDir, 'worker/service-worker.js')
  if (shellRevision === null || !existsSync(file)) return
  const built = await readFile(file, 'utf8')
  const script = hasServiceWorker ? built.replaceAll(SHELL_REVISION_PLACEHOLDER, shellRevision) : REMOVER
  const content = await encodePage(script, WRITTEN_QUALITY)
  app.get(SERVICE_WORKER_PATH, (request, reply) => {
    void reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding')
    return sendEncoded(request, reply, content)
  })
  app.get<{ Querystring: { revision?: string } }>(SHELL_PATH, (request, reply) => {
    if (request.query.revision === shellRevision) return sendApplication(request, reply, 200)
    // During an upgrade the other server has it: the service worker is installed at the next attempt.
    return reply.code(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('Not found')
  })
}
