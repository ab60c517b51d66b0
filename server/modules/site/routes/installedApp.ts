import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { SHARE_PATH, SHARED_IMPORT_PATH } from '../../../../shared/installedApp.ts'
import { manifestPath, paths } from '../../../../shared/routes.ts'
import { hasPlayStoreListing } from '../../../../shared/siteConfig.ts'
import type { Config } from '../../../config/config.ts'

const HOUR_S = 60 * 60
const MANIFEST_TYPE = 'application/manifest+json'

/** Paths whose links open in the app of an iPhone: those of couples. Guests open their pages in the browser. */
const APPLE_PATHS = ['/dl/*', '/app', '/app/*', paths.dashboard, '/weddings/*', paths.account]

/** Registers what the installed app needs: its manifests, the files that connect packages of the stores with the site, and shares. */
export async function registerInstalledApp(app: FastifyInstance, siteDir: string, config: Config): Promise<void> {
  await serveManifests(app, siteDir, config)
  serveAssociations(app, config)
  receiveShares(app)
}

async function serveManifests(app: FastifyInstance, siteDir: string, { site }: Config): Promise<void> {
  for (const path of ['ar', 'en'].map(manifestPath)) {
    const file = join(siteDir, path)
    if (!existsSync(file)) continue
    const manifest = JSON.parse(await readFile(file, 'utf8')) as object
    const listing = { related_applications: [{ platform: 'play', url: site.playStoreUrl }] }
    serveJson(app, path, MANIFEST_TYPE, hasPlayStoreListing(site) ? { ...manifest, ...listing } : manifest)
  }
}

/** Digital Asset Links of Android and associated domains of Apple; 404 where they are not configured. */
function serveAssociations(app: FastifyInstance, { androidApp, appleAppId }: Config): void {
  if (androidApp)
    serveJson(app, '/.well-known/assetlinks.json', 'application/json', [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: androidApp.packageName,
          sha256_cert_fingerprints: androidApp.certificates,
        },
      },
    ])
  if (appleAppId !== null)
    serveJson(app, '/.well-known/apple-app-site-association', 'application/json', {
      applinks: { details: [{ appIDs: [appleAppId], components: APPLE_PATHS.map((path) => ({ '/': path })) }] },
    })
}

function serveJson(app: FastifyInstance, path: string, type: string, content: unknown): void {
  const text = JSON.stringify(content)
  app.get(path, (_request, reply) => reply.type(type).header('Cache-Control', `public, max-age=${HOUR_S}`).send(text))
}

/** The service worker receives shares. Without one the server gets them: it reads nothing of them, and leads to the import, which says that nothing arrived. */
function receiveShares(app: FastifyInstance): void {
  app.post(
    SHARE_PATH,
    {
      // Before the body is parsed. The connection ends with the response, so that the rest of a large file is not sent.
      onRequest: async (_request, reply) => reply.headers({ Connection: 'close' }).redirect(SHARED_IMPORT_PATH, 303),
    },
    () => undefined,
  )
}
