import type { DocumentParts, RenderedSitePage } from '@shared/sitePage'
import { tokenRules } from '@/theme/tokenRules'
import { palette } from '@/theme/tokens'
import { CHOSEN_BY_SERVER } from './getVisitLocale'

const icons =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/assets/icon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/assets/icons/apple-touch-icon.png">'

/** Below the icon on an iPhone, which does not wait for the manifest. */
const homeScreenTitles = { ar: 'زفّة', en: 'Zaffa' } as const

/** @returns the HTML document: first the metadata for crawlers, then the resources for the first screen */
export function buildDocument(
  page: RenderedSitePage,
  { loader, scripts, urgent = false, inlineStyles, fonts, sheets, config, data = '' }: DocumentParts,
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
    `${icons}<meta name="apple-mobile-web-app-title" content="${homeScreenTitles[page.locale]}">${config}</head>` +
    // The address is encoded as URLs are, so that only its ampersands need escaping.
    `<body><div id="root" data-rendered="${page.address.replaceAll('&', '&amp;')}">${page.body}</div>${data}</body></html>`
  )
}
