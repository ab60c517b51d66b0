import { findApprovedProviders } from '../../providers/service.ts'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../deps.ts'
import { NOT_FOUND_PAGE } from '../sitePages.ts'
import type { ListedPage } from '../sitePages.ts'
import { escapeMarkup } from '../../../lib/escapeMarkup.ts'

/** The maximum number of addresses in a sitemap (sitemaps.org). */
const SITEMAP_LIMIT = 50_000
const HOUR_S = 60 * 60

/**
 * Pages that depend on the visitor. Invitations and short links are not in the list: a robot that may not fetch them cannot read their `noindex`,
 * and may index their addresses, which contain the couple's names.
 */
const PRIVATE = ['/api/', '/home', '/account', '/weddings/', '/reset-password', '/verify-email']
/** They show link previews, and some of them check robots.txt first. */
const MESSENGERS = [
  'facebookexternalhit',
  'WhatsApp',
  'Twitterbot',
  'TelegramBot',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'Discordbot',
  'Viber',
]

/** A robot follows only the group that names it (RFC 9309). */
const buildRobotsText = (siteUrl: string): string =>
  [
    ...MESSENGERS.map((name) => `User-agent: ${name}`),
    'Allow: /',
    '',
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** @returns the sitemap entry of an address with its languages */
function buildEntry(siteUrl: string, path: string, changedAt?: string): string {
  const address = escapeMarkup(siteUrl + path)
  // As in the pages' heads (src/seo/PageHead.tsx): the address without `?lang=` is Arabic.
  const languages = Object.entries({ ar: address, en: `${address}?lang=en` }).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  )
  const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : ''
  return `<url><loc>${address}</loc>${changed}${languages.join('')}</url>`
}

/** Registers `/robots.txt` and `/sitemap.xml` with the listed pages and the approved providers. */
export async function registerSearchEngineFiles(
  app: FastifyInstance,
  { config, db }: AppDeps,
  written: ListedPage[],
): Promise<void> {
  const siteUrl = config.publicUrl
  const robots = buildRobotsText(siteUrl)
  const pages = written
    .filter(({ path, listed }) => listed && path !== NOT_FOUND_PAGE)
    .map(({ path }) => buildEntry(siteUrl, path))

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', `public, max-age=${HOUR_S}`).send(robots),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const providers = await findApprovedProviders(db, SITEMAP_LIMIT - pages.length)
    const entries = [
      ...pages,
      ...providers.map(({ id, updated_at }) => buildEntry(siteUrl, `/providers/${id}`, updated_at)),
    ]
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', `public, max-age=${HOUR_S}`)
      .send(
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
          `${entries.join('\n')}\n</urlset>\n`,
      )
  })
}
