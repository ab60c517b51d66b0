import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteConfig } from '../../../shared/siteConfig.ts'
import { toPattern } from '../../../shared/siteRoutes.ts'
import { createEtag } from '../../lib/etags.ts'
import type { Language } from '../../messages/index.ts'
import { fillPlaceholders } from './placeholders.ts'
import { WRITTEN_QUALITY, encodePage } from '../../lib/compressedPage.ts'
import type { EncodedPage } from '../../lib/compressedPage.ts'
import { parseInlineParts } from '../../lib/inlineParts.ts'
import type { InlineParts } from '../../lib/inlineParts.ts'

const languages: Language[] = ['ar', 'en']
/** Marks the variant of a page whose address contains the language. */
const NAMED = '?'

/** A page of the build. Search engines may index the `listed` ones. */
export interface ListedPage {
  /** `*` is the page for unknown addresses. A path with a parameter (`:shortCode`) matches all its values. */
  path: string
  listed: boolean
}
export const NOT_FOUND_PAGE = '*'

/** The list of the pages, in the pages' folder. */
export const PAGES_LIST = 'pages.json'

/** @returns the name of a page's file in the build */
export function getPageFile(path: string, language: Language): string {
  const name = path === NOT_FOUND_PAGE ? '404' : path === '/' ? 'index' : path.slice(1).replace(':', '')
  return `${name}.${language}.html`
}

export interface SitePage extends InlineParts {
  content: EncodedPage
  etag: string
}

export interface SitePages {
  list: ListedPage[]
  /**
   * @param isNamed whether the address contains the language (`?lang=`)
   * @returns the page at a path, case-insensitive; undefined when there is none
   */
  find: (path: string, language: Language, isNamed: boolean) => Promise<SitePage> | undefined
}

/** The language of addresses without `?lang=`, for a visitor without a preference. */
const DEFAULT_LANGUAGE: Language = 'ar'

/** Adds `?lang=` to the canonical address and `og:url`, which the build writes without it (src/seo/PageHead.tsx). */
const addLanguageToUrls = (html: string, language: Language): string =>
  html.replace(/(<link rel="canonical" href="|<meta property="og:url" content=")([^"?]*)"/g, `$1$2?lang=${language}"`)

/**
 * @param quality Brotli's, 0 to 11
 * @returns a page that is ready to send
 */
export async function preparePage(html: string, quality: number): Promise<SitePage> {
  return { ...parseInlineParts(html), content: await encodePage(html, quality), etag: `W/${createEtag(html)}` }
}

/**
 * Loads the prerendered pages. The first request of each page fills in this server's configuration and compresses it; the result is cached.
 * @param distDir the folder of the whole build
 * @returns null when there are no prerendered pages
 */
export async function loadSitePages(distDir: string, config: SiteConfig): Promise<SitePages | null> {
  const folder = join(distDir, 'pages')
  const listFile = join(folder, PAGES_LIST)
  if (!existsSync(listFile)) return null
  const list = JSON.parse(await readFile(listFile, 'utf8')) as ListedPage[]
  const pages = new Map<string, () => Promise<SitePage>>()
  const patterns = list.filter(({ path }) => path.includes(':')).map(({ path }) => ({ path, pattern: toPattern(path) }))
  for (const { path } of list) {
    for (const language of languages) {
      const html = await readFile(join(folder, getPageFile(path, language)), 'utf8')
      const variants = language === DEFAULT_LANGUAGE ? [''] : ['', NAMED]
      for (const variant of variants) {
        let page: Promise<SitePage> | undefined
        const prepareVariant = () =>
          preparePage(
            fillPlaceholders(variant === NAMED ? addLanguageToUrls(html, language) : html, config),
            WRITTEN_QUALITY,
          )
        pages.set(`${language}${variant} ${path.toLowerCase()}`, () => (page ??= prepareVariant()))
      }
    }
  }
  const find = (path: string, language: Language, isNamed: boolean) => {
    const own = path.toLowerCase().replace(/(.)\/$/, '$1')
    const variant = isNamed && language !== DEFAULT_LANGUAGE ? NAMED : ''
    return pages.get(`${language}${variant} ${own}`)?.()
  }
  const getPageName = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.path ?? path
  return { list, find: (path, language, isNamed) => find(getPageName(path), language, isNamed) }
}
