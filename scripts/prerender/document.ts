import { CONFIG_ELEMENT } from '../../server/modules/site/placeholders.ts'
import { tokenRules } from '../../src/theme/tokenRules.ts'
import { palette } from '../../src/theme/tokens.ts'

/** This project's server selects the language of a page for each visitor (src/app/site/getVisitLocale.ts); static hosts cannot. */
export const CHOSEN_BY_SERVER = 'data-chosen'

/** The output of the rendering module in the build (src/app/site/render.tsx). */
export interface RenderedSitePage {
  locale: 'ar' | 'en'
  direction: string
  address: string
  head: string
  body: string
  styles: { names: string; css: string }[]
  chunks: string[]
}

/** Additional input of a page: inlined texts, and addresses of files. */
export interface DocumentParts {
  loader: string
  scripts: string[]
  /** Whether the scripts start immediately (src/app/early/loadScripts.ts). */
  urgent: boolean
  /** The style sheet of the site: fonts, base rules, header and footer. */
  inlineStyles: string
  /** The font files that the first screen needs. */
  fonts: string[]
  /** The page's own style sheets, by their addresses. */
  sheets: { href: string; css: string }[]
}

const icons =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/assets/icon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/assets/icons/apple-touch-icon.png">'

/** @returns the HTML document: first the metadata for crawlers, then the resources for the first screen */
export function buildDocument(
  page: RenderedSitePage,
  { loader, scripts, urgent, inlineStyles, fonts, sheets }: DocumentParts,
): string {
  const preloads = fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
  const styles = page.styles.map(({ names, css }) => `<style data-emotion="${names}">${css}</style>`)
  // By `data-href` webpack knows that the sheet of a chunk is there already.
  const own = sheets.map(({ href, css }) => `<style data-href="${href}">${css}</style>`)
  return (
    `<!doctype html><html lang="${page.locale}" dir="${page.direction}" ${CHOSEN_BY_SERVER}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="theme-color" content="${palette.paper}">` +
    `<script data-scripts="${scripts.join(' ')}"${urgent ? ' data-urgent' : ''}>${loader}</script>${page.head}${preloads.join('')}` +
    `<style>${tokenRules}${inlineStyles}</style>${own.join('')}${styles.join('')}` +
    `${icons}${CONFIG_ELEMENT}</head>` +
    `<body><div id="root" data-rendered="${page.address}">${page.body}</div></body></html>`
  )
}
