/** The contract between the rendering module of the site's pages (src/app/site/render.tsx), the build and the server. */
import type { Language } from './languages.ts'
import type { SiteConfig } from './siteConfig.ts'

/** The request whose response a page shows. */
export type PageQuery<Search> =
  | { endpointName: 'getProvider'; arg: { id: string } }
  | { endpointName: 'listProviders'; arg: Search }

/** A request of a page with its response, as an entry of the browser's cache. */
export type PageResponse<Search> = PageQuery<Search> & { value: unknown }

/** A page that is rendered on request. */
export interface PageRequest<Search> {
  /** Its path, with the part of the query that changes the page. */
  address: string
  query: PageQuery<Search>
}

export interface PageToRender<Search> {
  /** One of the prerendered addresses, or that of a page request. */
  address: string
  locale: Language
  /** Whether the visited address contains the language (`?lang=`). */
  isLocaleNamed?: boolean
  config: SiteConfig
  response?: PageResponse<Search>
}

/** A style element of Emotion; the browser finds it by `names`. */
interface StyleElement {
  names: string
  css: string
}

/** The parts of a page, which `buildDocument` puts together with its files. */
export interface RenderedSitePage {
  locale: Language
  direction: 'rtl' | 'ltr'
  /** Value of `data-rendered`: the browser hydrates the page only at this address. */
  address: string
  /** Title, description, addresses and sharing tags. */
  head: string
  /** Content of `#root`. */
  body: string
  styles: StyleElement[]
  /** Names of the chunks whose scripts and styles the page needs, the entry first. */
  chunks: string[]
}

/** The inlined texts of a page, and addresses of its files. */
export interface PageFiles {
  loader: string
  scripts: string[]
  /** The style sheet of the site: fonts, base rules, header and footer. */
  inlineStyles: string
  /** The font files that the first screen needs. */
  fonts: string[]
  /** The page's own style sheets, by their addresses. */
  sheets: { href: string; css: string }[]
}

export interface DocumentParts extends PageFiles {
  /** Whether the scripts start immediately (src/app/early/loadScripts.ts). */
  urgent?: boolean
  /** The element with the configuration. */
  config: string
  /** The element with the response that the page shows. */
  data?: string
}

/** A prerendered page, and whether search engines may list it. */
export interface RenderedAddress {
  /** Its path; `*` is the not-found page, and one with a parameter serves all such paths. */
  path: string
  listed: boolean
  /** The visitor waits for the scripts: they are loaded at once, not when idle. */
  urgent?: true
}

/** Id of the element with the response that a page was rendered with. */
export const RENDERED_DATA_ID = 'zaffa-data'

export interface SiteRenderModule<Search> {
  renderedAddresses: RenderedAddress[]
  /** @returns undefined for a page that is not rendered on request */
  findPageRequest: (url: string) => PageRequest<Search> | undefined
  renderPage: (page: PageToRender<Search>) => Promise<RenderedSitePage>
  buildDocument: (page: RenderedSitePage, parts: DocumentParts) => string
}
