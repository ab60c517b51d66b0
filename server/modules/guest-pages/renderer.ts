import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { components } from '../../../openapi/generated/types.ts'
import type {
  GuestRenderModule,
  InvitationToRender,
  NoticeKind,
  PersonalParts,
  PersonalToRender,
  RenderedPage,
} from '../../../shared/guestPage.ts'
import { toCspHash, stripSourceMap } from '../../lib/inlineParts.ts'

type PublicInvitation = components['schemas']['PublicInvitation']
export type PersonalInvitation = components['schemas']['PersonalInvitation']
export type PageLanguage = PublicInvitation['language']

type RenderModule = GuestRenderModule<PublicInvitation, PersonalInvitation>
type InvitationPage = Omit<InvitationToRender<PublicInvitation>, 'siteUrl'>

/** A page and the hashes for its content security policy. */
export interface FinishedPage {
  html: string
  scriptHash: string
  styleHash: string
}

export interface GuestRenderer {
  /** Changes with each build and with the site's address, and so invalidates cached pages. */
  revision: string
  /** With `kinds`, the page of a personal link, with slots for `renderPersonalParts`. */
  renderInvitation: (page: InvitationPage) => FinishedPage
  renderPersonalParts: (page: PersonalToRender<PersonalInvitation>) => PersonalParts
  renderNotice: (kind: NoticeKind, locale: PageLanguage) => FinishedPage
  /** @returns the Open Graph and Twitter tags of the invitation, without `og:url` */
  renderPreviewTags: (invitation: PublicInvitation, locale: PageLanguage, now: number) => string
}

/** React escapes `>` in attributes, so the first `>` ends the tag. */
export const PREVIEW_TAG = /<meta (?:property="og:|name="twitter:)[^>]*>/g

/** A colour of the card in a style sheet. Its value takes less of a phone's time: 6 to 11 ms a page at a quarter of the CPU's speed. */
const COLOR = /var\((--tone-[a-z-]+)\)/g

type ChunkFiles = Record<string, string[]>

/** The entries of the guest page's build: the inline script, the page's own, and the one that shows what has changed. */
const scripts = { inline: 'guest-inline', page: 'guest-page', personal: 'guest-personal', notice: 'guest-notice' }

/** @returns the contents of the build's files by name */
async function readTexts(distDir: string, files: string[]): Promise<Map<string, string>> {
  const read = async (file: string) =>
    [file, stripSourceMap(await readFile(join(distDir, 'site', file), 'utf8'))] as const
  return new Map(await Promise.all([...new Set(files)].map(read)))
}

/**
 * @param distDir the folder of the whole build
 * @param siteUrl the site's address without a trailing slash
 * @returns the renderer of the guest page; null when it is not built
 */
export async function loadGuestRenderer(distDir: string, siteUrl: string): Promise<GuestRenderer | null> {
  const file = join(distDir, 'render/guest.mjs')
  if (!existsSync(file)) return null
  const rendering = (await import(pathToFileURL(file).href)) as RenderModule
  await rendering.prepare()
  const chunks = JSON.parse(await readFile(join(distDir, 'stats/guest.json'), 'utf8')) as ChunkFiles
  const findFiles = (extension: string, ...names: string[]) =>
    names.flatMap((name) => chunks[name] ?? []).filter((found) => found.endsWith(extension))
  const [inlineFile = ''] = findFiles('.js', scripts.inline)
  const texts = await readTexts(distDir, [inlineFile, ...findFiles('.css', ...Object.keys(chunks))])
  const inline = texts.get(inlineFile) ?? ''
  const [pageUrl = '', personalUrl = '', noticeUrl = ''] = [scripts.page, scripts.personal, scripts.notice].map(
    (name) => `/${findFiles('.js', name)[0] ?? ''}`,
  )

  const finishPage = (page: RenderedPage, scriptUrl = pageUrl): FinishedPage => {
    const style = findFiles('.css', ...page.styles)
      .map((found) => texts.get(found))
      .join('')
      .replace(COLOR, (property, name: string) => page.colors?.[name] ?? property)
    return {
      html: buildDocument(page, { style, inline, pageUrl: scriptUrl, noticeUrl }),
      scriptHash: toCspHash(inline),
      styleHash: toCspHash(style),
    }
  }
  return {
    revision: toCspHash((await readFile(file, 'utf8')) + JSON.stringify(chunks) + siteUrl),
    renderInvitation: (page) =>
      finishPage(rendering.renderInvitation({ ...page, siteUrl }), page.kinds ? personalUrl : pageUrl),
    renderPersonalParts: rendering.renderPersonalParts,
    renderNotice: (kind, locale) => finishPage(rendering.renderNotice(kind, locale)),
    renderPreviewTags: (invitation, locale, now) => {
      const { head } = rendering.renderInvitation({ invitation, locale, siteUrl, now })
      return (head.match(PREVIEW_TAG) ?? []).filter((tag) => !tag.includes('"og:url"')).join('')
    },
  }
}

/** Applies to all robots. Messengers build previews from the Open Graph tags regardless of it. */
const NO_INDEX = '<meta name="robots" content="noindex">'

interface DocumentParts {
  style: string
  inline: string
  pageUrl: string
  noticeUrl: string
}

/** @returns the HTML document. The tags for crawlers come before the styles. The inline script may navigate to another page, so it comes before both. */
function buildDocument(page: RenderedPage, { style, inline, pageUrl, noticeUrl }: DocumentParts): string {
  const font = page.font ? `<link rel="preload" as="font" type="font/woff2" href="${page.font}" crossorigin>` : ''
  return (
    `<!doctype html><html lang="${page.locale}" dir="${page.direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="theme-color" content="${page.themeColor}">` +
    `<script data-page="${pageUrl}" data-notice="${noticeUrl}">${inline}</script>${page.head}${NO_INDEX}${font}` +
    `<link rel="icon" href="/assets/icon.svg" type="image/svg+xml"><style>${style}</style></head>` +
    `<body><div id="root">${page.body}</div></body></html>`
  )
}
