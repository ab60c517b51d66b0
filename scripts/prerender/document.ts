import { CONFIG_ELEMENT } from '../../server/modules/site/placeholders.ts'
import { palette } from '../../src/theme/tokens.ts'

/** Our server chooses a page's language for each visitor (src/app/site/getVisitLocale.ts); plain hosts cannot. */
export const CHOSEN_BY_SERVER = 'data-chosen'

/** What the build's rendering module gives (src/app/site/render.tsx). */
export interface RenderedSitePage {
  locale: 'ar' | 'en'
  direction: string
  address: string
  head: string
  body: string
  styles: { names: string; css: string }[]
  chunks: string[]
}

/** What a page needs besides what was rendered: texts that stand in it, and addresses of files. */
export interface Surroundings {
  loader: string
  scripts: string[]
  /** The scripts start at once (src/app/early/loadScripts.ts). */
  hurried: boolean
  /** Faces of the site's fonts. */
  fontFaces: string
  /** The files among them that the first screen shows. */
  fonts: string[]
  /** Style sheets of the page's own. */
  sheets: string[]
}

const icons =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/assets/icon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/assets/icons/apple-touch-icon.png">'

/** The whole document: what crawlers read first, then what the first screen waits for. */
export function documentOf(page: RenderedSitePage, { loader, scripts, hurried, fontFaces, fonts, sheets }: Surroundings): string {
  const preloads = fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
  const styles = page.styles.map(({ names, css }) => `<style data-emotion="${names}">${css}</style>`)
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`)
  return (
    `<!doctype html><html lang="${page.locale}" dir="${page.direction}" ${CHOSEN_BY_SERVER}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="theme-color" content="${palette.paper}">` +
    `<script data-scripts="${scripts.join(' ')}"${hurried ? ' data-hurried' : ''}>${loader}</script>${page.head}${preloads.join('')}` +
    `<style>body{margin:0;background:${palette.paper}}${fontFaces}</style>${styles.join('')}${links.join('')}` +
    `${icons}<link rel="manifest" href="/manifest.${page.locale}.webmanifest">${CONFIG_ELEMENT}</head>` +
    `<body><div id="root" data-rendered="${page.address}">${page.body}</div></body></html>`
  )
}
