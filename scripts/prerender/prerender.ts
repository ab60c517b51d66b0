/**
 * Runs after the build: writes every public page as HTML, in both languages. `dist/pages` has the pages with placeholders for the
 * configuration, for this project's server; `dist/site` has them filled in with the defaults, for static hosts.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createPlaceholderConfig, fillPlaceholders } from '../../server/modules/site/placeholders.ts'
import { stripSourceMap } from '../../server/lib/inlineParts.ts'
import { NOT_FOUND_PAGE, PAGES_LIST, getPageFile, type ListedPage } from '../../server/modules/site/sitePages.ts'
import { defaultSiteConfig, type SiteConfig } from '../../shared/siteConfig.ts'
import { root } from '../lib/run.ts'
import { readChunkFiles, type ChunkFiles } from '../webpack/buildStats.ts'
import { CHOSEN_BY_SERVER, buildDocument, type RenderedSitePage, type DocumentParts } from './document.ts'
import { writeInstallFiles } from './installFiles.ts'

const dist = join(root, 'dist')
const site = join(dist, 'site')

interface RenderModule {
  renderedAddresses: { path: string; listed: boolean; urgent?: true }[]
  renderPage: (page: { path: string; locale: 'ar' | 'en'; config: SiteConfig }) => Promise<RenderedSitePage>
}

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

/** Start of the names of the font files that the first screen needs: body and display font of the language. */
const firstFonts = {
  ar: ['readex-pro-arabic-wght', 'aref-ruqaa-arabic-400'],
  en: ['readex-pro-latin-wght', 'cormorant-garamond-latin-wght'],
}

const readText = async (file: string): Promise<string> => stripSourceMap(await readFile(join(site, file), 'utf8'))

function listFiles(chunks: ChunkFiles, names: string[], ending: string): string[] {
  const files = names.flatMap((name) => {
    const group = chunks[name]
    if (!group)
      throw new Error(`The build has no chunk '${name}': src/app/routes.tsx names it otherwise than its import does`)
    return group
  })
  return [...new Set(files)].filter((file) => file.endsWith(ending)).map((file) => `/${file}`)
}

/** @returns a function from a page to its inlined texts and files; the texts are common to all pages */
async function loadDocumentParts(): Promise<(page: RenderedSitePage) => Omit<DocumentParts, 'urgent'>> {
  const chunks = await readChunkFiles('site')
  const [loaderFile = ''] = (await readChunkFiles('guest'))['site-loader'] ?? []
  const [inlineFile = ''] = listFiles(chunks, ['main'], '.css')
  const [loader, inlineStyles] = await Promise.all([readText(loaderFile), readText(inlineFile)])
  const ownSheets = listFiles(chunks, Object.keys(chunks), '.css').filter((href) => href !== inlineFile)
  const sheets = await Promise.all(ownSheets.map(async (href) => ({ href, css: await readText(href) })))
  const selectSheets = (hrefs: string[]) => sheets.filter(({ href }) => hrefs.includes(href))
  const addresses = [...inlineStyles.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, address = '']) => address)
  return ({ chunks: names, locale }) => ({
    loader,
    inlineStyles,
    fonts: firstFonts[locale].map((name) => {
      const address = addresses.find((candidate) => candidate.includes(`/${name}`))
      if (!address) throw new Error(`The build has no font file '${name}'`)
      return address
    }),
    scripts: listFiles(chunks, names, '.js'),
    sheets: selectSheets(listFiles(chunks, names, '.css')),
  })
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

const rendering = (await import(pathToFileURL(join(dist, 'render/site.mjs')).href)) as RenderModule
const getParts = await loadDocumentParts()
const blank = createPlaceholderConfig(defaultSiteConfig)
const list: ListedPage[] = []

await rm(join(dist, 'pages'), { recursive: true, force: true })
for (const { path, listed, urgent = false } of rendering.renderedAddresses) {
  for (const locale of ['ar', 'en'] as const) {
    const renderPage = async (config: SiteConfig) => {
      const page = await rendering.renderPage({ path, locale, config })
      return buildDocument(page, { ...getParts(page), urgent })
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
      fillPlaceholders(html.replace(` ${CHOSEN_BY_SERVER}`, ''), defaultSiteConfig),
    )
  }
  list.push({ path, listed })
}
await writeInstallFiles(site)
// Written last: the server treats a folder with this list as complete.
await writeText(join(dist, 'pages', PAGES_LIST), JSON.stringify(list, null, 2))
console.log(`${list.length} pages are written in both languages`)
