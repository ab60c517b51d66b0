import type { Context } from '../context.ts'
import { slugOfShortCode } from '../domain/deepLinks.ts'
import { toPublicWire } from '../domain/invitations.ts'
import type { InvitationRow } from '../domain/invitations.ts'
import { RENDERED_QUALITY, htmlOf } from '../html/encodedPage.ts'
import { PREVIEW_TAG } from '../html/guestRenderer.ts'
import type { GuestRenderer, PageLanguage } from '../html/guestRenderer.ts'
import { readyPage } from '../html/sitePages.ts'
import type { SitePage } from '../html/sitePages.ts'
import { pathOf, SHORT_LINK } from '../siteRoutes.ts'

/** Gives a written page what it says of the address that it is asked for at. */
export type Personalise = (page: SitePage, request: { url: string }) => Promise<SitePage>

/**
 * Short links of invitations, as messengers show them: with the invitation's own title and picture. Only these tags differ from
 * the page that is written for all codes, so it comes to life as that one does.
 */
export function shortLinkPages({ db, published, clock, log }: Context, { previewTags }: GuestRenderer): Personalise {
  /** Hangs on the invitation at its version: what drops that drops its pages. */
  const kept = new WeakMap<InvitationRow, Map<SitePage, Promise<SitePage>>>()

  async function withPreview(page: SitePage, row: InvitationRow): Promise<SitePage> {
    const tags = previewTags(toPublicWire(row), row.language as PageLanguage, clock())
    const html = (await htmlOf(page.content)).replace(PREVIEW_TAG, '').replace('</title>', () => `</title>${tags}`)
    return readyPage(html, RENDERED_QUALITY)
  }

  async function personalised(page: SitePage, shortCode: string): Promise<SitePage> {
    const slug = await slugOfShortCode(db, shortCode)
    const row = slug === undefined ? undefined : await published.find(slug)
    if (!row) return page
    const pages = kept.get(row) ?? new Map<SitePage, Promise<SitePage>>()
    kept.set(row, pages)
    const made = pages.get(page) ?? withPreview(page, row)
    pages.set(page, made)
    made.catch(() => pages.delete(page))
    return made
  }

  return async (page, request) => {
    const [, shortCode] = SHORT_LINK.exec(pathOf(request)) ?? []
    if (shortCode === undefined) return page
    return personalised(page, shortCode).catch((error: unknown) => {
      // The link leads on all the same.
      log.error({ err: error }, 'a short link has no preview')
      return page
    })
  }
}
