import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppDeps } from '../../../deps.ts'
import { PHOTOS_PATH } from '../../providers/photos/model.ts'
import { NOT_FOUND_PAGE } from '../sitePages.ts'
import type { ListedPage } from '../sitePages.ts'
import { createSitemap } from '../sitemap.ts'

const HOUR_S = 60 * 60

/**
 * Pages that depend on the visitor. Invitations and short links are not in the list: a robot that may not fetch them cannot read their `noindex`,
 * and may index their addresses, which contain the couple's names.
 */
const PRIVATE = ['/api/', '/home', '/account', '/weddings/', '/join', '/reset-password', '/verify-email']
/** Photographs of providers, which search engines show. */
const PUBLIC = [PHOTOS_PATH]
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
    ...PUBLIC.map((path) => `Allow: ${path}`),
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')

const startXml = (reply: FastifyReply): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('Cache-Control', `public, max-age=${HOUR_S}`)

/** Registers `/robots.txt` and `/sitemap.xml` with the listed pages and the approved providers. */
export async function registerSearchEngineFiles(
  app: FastifyInstance,
  { config, db }: AppDeps,
  written: ListedPage[],
): Promise<void> {
  const siteUrl = config.publicUrl
  const robots = buildRobotsText(siteUrl)
  const pages = written.filter(({ path, listed }) => listed && path !== NOT_FOUND_PAGE).map(({ path }) => path)
  const sitemap = createSitemap({ db, siteUrl, pages })
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', `public, max-age=${HOUR_S}`).send(robots),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await sitemap.countParts()
    return startXml(reply).send(parts === 1 ? Readable.from(sitemap.writePart(1)) : sitemap.buildIndex(parts))
  })

  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}$).xml', async ({ params }, reply) => {
    const part = Number(params.part)
    if (part > (await sitemap.countParts())) return reply.callNotFound()
    return startXml(reply).send(Readable.from(sitemap.writePart(part)))
  })
}
