import { ROWS_PER_BATCH } from '../../database/pages.ts'
import type { Db } from '../../database/schema.ts'
import { addLanguage } from '../../../shared/routes.ts'
import { escapeMarkup } from '../../lib/escapeMarkup.ts'
import { countApprovedProviders, findApprovedProviders } from '../providers/service.ts'
import type { ApprovedProvider } from '../providers/service.ts'

/** The maximum number of addresses in a sitemap (sitemaps.org). */
const SITEMAP_LIMIT = 50_000

interface SitemapDeps {
  db: Db
  siteUrl: string
  /** Paths of the listed pages; the providers follow them. */
  pages: string[]
  /** Addresses in a part; tests have fewer. */
  limit?: number
}

export interface Sitemap {
  countParts: () => Promise<number>
  /** Writes the addresses of a part, which count from 1, in pieces. */
  writePart: (part: number) => AsyncGenerator<string>
  /** @returns the list of the parts */
  buildIndex: (parts: number) => string
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** @returns the sitemap entry of an address with its languages */
function buildEntry(siteUrl: string, path: string, changedAt?: string): string {
  const address = siteUrl + path
  // As in the pages' heads (src/seo/PageHead.tsx): the address without `?lang=` is Arabic.
  const languages = Object.entries({ ar: address, en: addLanguage(address, 'en') }).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`,
  )
  const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : ''
  return `<url><loc>${escapeMarkup(address)}</loc>${changed}${languages.join('')}</url>\n`
}

/** Creates the sitemap: the listed pages, then all approved providers, in parts that are read and sent in batches. */
export function createSitemap({ db, siteUrl, pages, limit = SITEMAP_LIMIT }: SitemapDeps): Sitemap {
  async function* writeProviders(offset: number, count: number): AsyncGenerator<string> {
    let last: ApprovedProvider | undefined
    for (let rest = count; rest > 0; rest -= ROWS_PER_BATCH) {
      const size = Math.min(rest, ROWS_PER_BATCH)
      const batch = await findApprovedProviders(db, { ...(last ? { last } : { offset }), limit: size })
      yield batch.map(({ id, updated_at }) => buildEntry(siteUrl, `/providers/${id}`, updated_at)).join('')
      if (batch.length < size) return
      last = batch.at(-1)
    }
  }

  async function* writePart(part: number): AsyncGenerator<string> {
    const first = (part - 1) * limit
    const ownPages = pages.slice(first, first + limit)
    yield `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
    yield ownPages.map((path) => buildEntry(siteUrl, path)).join('')
    yield* writeProviders(Math.max(0, first - pages.length), limit - ownPages.length)
    yield '</urlset>\n'
  }

  return {
    countParts: async () => Math.max(1, Math.ceil((pages.length + (await countApprovedProviders(db))) / limit)),
    writePart,
    buildIndex: (parts) => {
      const entries = Array.from(
        { length: parts },
        (_, nth) => `<sitemap><loc>${escapeMarkup(siteUrl)}/sitemap-${nth + 1}.xml</loc></sitemap>\n`,
      )
      return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
    },
  }
}
