/**
 * Runs after the build: writes every public page as HTML, in both languages. `dist/pages` has the pages with placeholders for the
 * configuration, for this project's server; `dist/site` has them filled in with the defaults, for static hosts.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createEtag } from '../../server/lib/etags.ts'
import { loadPageFiles } from '../../server/modules/site/pageFiles.ts'
import { CONFIG_ELEMENT, createPlaceholderConfig, fillPlaceholders } from '../../server/modules/site/placeholders.ts'
import { NOT_FOUND_PAGE, PAGES_LIST, getPageFile, type ListedPage } from '../../server/modules/site/sitePages.ts'
import { SERVICE_WORKER_PATH, SHELL_REVISION_PLACEHOLDER } from '../../shared/serviceWorker.ts'
import { defaultSiteConfig, type SiteConfig } from '../../shared/siteConfig.ts'
import type { SiteRenderModule } from '../../shared/sitePage.ts'
import { root } from '../lib/run.ts'
import { writeInstallFiles } from './installFiles.ts'

/** The attribute of a page whose language the server has chosen (src/app/site/getVisitLocale.ts), which static hosts cannot. */
const CHOSEN_BY_SERVER = ' data-chosen'

const dist = join(root, 'dist')
const site = join(dist, 'site')

/** A configuration with every character that HTML and JSON escape: pages filled in with it reveal wrong escaping. */
const probe: SiteConfig = {
  ...defaultSiteConfig,
  publicUrl: 'https://probe.example',
  storeUrl: `https://store.example/?a=1&b='"<>`,
  supportEmail: 'o’neil&co@probe.example',
  supportPhone: '+20 (2) 1234-5678',
  supportDial: '+20212345678',
  social: { ...defaultSiteConfig.social, x: 'https://x.example/?q="&<\'>' },
}

/** @returns the path at which a static host finds the page; Arabic is the default, `index.en.html` is for hosts with content negotiation */
function getStaticFile(path: string, locale: string): string {
  if (path === NOT_FOUND_PAGE) return locale === 'ar' ? '404.html' : '404.en.html'
  return join(path.slice(1), locale === 'ar' ? 'index.html' : 'index.en.html')
}

async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Writes the service worker for static hosts. Their shell is the built one, for any revision. */
async function writeServiceWorker(): Promise<void> {
  const [script, shell] = await Promise.all(
    [join(dist, 'worker/service-worker.js'), join(site, 'app.html')].map((file) => readFile(file, 'utf8')),
  )
  const revision = createEtag(shell!).slice(1, -1)
  await writeText(join(site, SERVICE_WORKER_PATH), script!.replaceAll(SHELL_REVISION_PLACEHOLDER, revision))
}

const rendering = (await import(pathToFileURL(join(dist, 'render/site.mjs')).href)) as SiteRenderModule<never>
const getFiles = await loadPageFiles(dist)
const blank = createPlaceholderConfig(defaultSiteConfig)
const list: ListedPage[] = []

await rm(join(dist, 'pages'), { recursive: true, force: true })
for (const { path, listed, urgent = false } of rendering.renderedAddresses) {
  for (const locale of ['ar', 'en'] as const) {
    const renderPage = async (config: SiteConfig) => {
      const page = await rendering.renderPage({ address: path, locale, config })
      return rendering.buildDocument(page, { ...getFiles(page), urgent, config: CONFIG_ELEMENT })
    }
    const html = await renderPage(blank)
    if (fillPlaceholders(html, probe) !== fillPlaceholders(await renderPage(probe), probe)) {
      throw new Error(
        `${path} (${locale}) shows a value of the configuration in another form: derive that form in the configuration itself`,
      )
    }
    await writeText(join(dist, 'pages', getPageFile(path, locale)), html)
    // Static hosts cannot serve one file for many addresses; they serve the application shell there.
    if (path.includes(':')) continue
    await writeText(
      join(site, getStaticFile(path, locale)),
      fillPlaceholders(html.replace(CHOSEN_BY_SERVER, ''), defaultSiteConfig),
    )
  }
  list.push({ path, listed })
}
await writeInstallFiles(site)
await writeServiceWorker()
// Written last: the server treats a folder with this list as complete.
await writeText(join(dist, 'pages', PAGES_LIST), JSON.stringify(list, null, 2))
console.log(`${list.length} pages are written in both languages`)
