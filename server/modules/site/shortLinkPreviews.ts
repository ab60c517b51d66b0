import { LRUCache } from 'lru-cache'
import { createConcurrencyLimiter } from '../../lib/concurrencyLimiter.ts'
import { findSlugByShortCode } from '../deep-links/service.ts'
import { toPublicWire } from '../invitations/model.ts'
import type { PublishedInvitation } from '../invitations/model.ts'
import { TooBusy } from '../../errors.ts'
import { RENDERED_QUALITY, decompressPage } from '../../lib/compressedPage.ts'
import { PREVIEW_TAG } from '../guest-pages/renderer.ts'
import type { GuestRenderer, PageLanguage } from '../guest-pages/renderer.ts'
import type { InvitationDeps } from '../invitations/service.ts'
import { preparePage } from './sitePages.ts'
import type { SitePage } from './sitePages.ts'
import { PAGES_CACHED_BYTES, RENDERS_AT_ONCE, RENDERS_PENDING } from '../../config/limits.ts'
import { getPath, SHORT_LINK } from '../../../shared/siteRoutes.ts'

interface PreviewRequest {
  page: SitePage
  row: PublishedInvitation
}

/** Adds the content that depends on the address to a prerendered page. */
export type Personalise = (page: SitePage, request: { url: string }) => Promise<SitePage>

/**
 * Adds the invitation's title and picture to its short link's page, for link previews. Only these tags differ from the prerendered page for all
 * codes, so the page hydrates in the same way.
 */
export function createShortLinkPages(
  { db, invitationCache, clock, log }: Pick<InvitationDeps, 'db' | 'invitationCache' | 'clock' | 'log'>,
  { renderPreviewTags }: GuestRenderer,
): Personalise {
  const renders = createConcurrencyLimiter(RENDERS_PENDING, RENDERS_AT_ONCE)

  const renderPreview = ({ page, row }: PreviewRequest): Promise<SitePage> =>
    renders.run(async () => {
      const tags = renderPreviewTags(toPublicWire(row), row.language as PageLanguage, clock())
      const html = (await decompressPage(page.content))
        .replace(PREVIEW_TAG, '')
        .replace('</title>', () => `</title>${tags}`)
      return preparePage(html, RENDERED_QUALITY)
    })

  const pages = new LRUCache<string, SitePage, PreviewRequest>({
    maxSize: PAGES_CACHED_BYTES,
    sizeCalculation: ({ content }) => content.br.length + content.gzip.length,
    fetchMethod: (_key, _stale, { context }) => renderPreview(context),
  })

  async function personalisePage(page: SitePage, shortCode: string): Promise<SitePage> {
    const slug = await findSlugByShortCode(db, shortCode)
    const row = slug === undefined ? undefined : await invitationCache.find(slug)
    if (!row) return page
    return (await pages.fetch(`${row.id} ${row.version} ${page.etag}`, { context: { page, row } }))!
  }

  return async (page, request) => {
    const [, shortCode] = SHORT_LINK.exec(getPath(request)) ?? []
    if (shortCode === undefined) return page
    return personalisePage(page, shortCode).catch((error: unknown) => {
      // The short link works without a preview.
      if (!(error instanceof TooBusy)) log.error({ err: error }, 'a short link has no preview')
      return page
    })
  }
}
