import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/client.ts'
import { publicPagePath } from '../invitations/publicPage.ts'
import { withoutAppPrefix } from '../site/siteRoutes.ts'

/** A path of the site under `/web` is the page's own: the deep-link page goes there without leaving the site (specification §4). */
const IN_APP_PREFIX = '/web'
/** What a couple's link says of where its visitors come from. */
const INVITATION_SOURCE = 'invitation'

/** A short link's address, or what it must be instead. */
export type Target = { address: string } | { mustBe: string }

const isLoopback = (hostname: string): boolean => /^(127\.0\.0\.1|\[::1\]|(.+\.)?localhost)$/.test(hostname)

/** Whether the address is a short link itself, in any letter case and under any prefix: it would lead round in a circle. */
function isShortLink({ host, pathname, protocol }: URL, appScheme: string): boolean {
  const path = protocol === `${appScheme}:` ? `/${host}${pathname}` : pathname
  return /^\/dl(\/|$)/i.test(withoutAppPrefix(decoded(path)))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * A short link may lead to our own hosts, our store pages and our app alone: it must not lend our name to others.
 * @returns the address in its normal form, or what it must be
 */
export function checkTarget({ linkHosts, appScheme }: Config['site'], text: string): Target {
  const url = URL.parse(text)
  const inApp = url?.protocol === `${appScheme}:`
  const local = url?.protocol === 'http:' && isLoopback(url.hostname)
  if (!url || (url.protocol !== 'https:' && !local && !inApp)) {
    return { mustBe: `begin with https:// or ${appScheme}:// (http:// on this machine only); it is "${text}"` }
  }
  if ((!inApp && !linkHosts.includes(url.host)) || url.username || url.password) {
    return { mustBe: `be on one of these hosts: ${linkHosts.join(', ')}` }
  }
  if (isShortLink(url, appScheme)) return { mustBe: 'not be a short link itself' }
  return { address: url.href }
}

/** The slug of the couple's invitation that has this short code. */
export async function slugOfShortCode(db: Db, shortCode: string): Promise<string | undefined> {
  const invitation = await db.selectFrom('invitations').select('slug').where('short_code', '=', shortCode).executeTakeFirst()
  return invitation?.slug
}

/**
 * Where a short code leads: an operator's link, else a couple's invitation. That one is put together when it is asked for, so nothing
 * about the couple is stored twice, and it is gone the moment the invitation is.
 * @returns an absolute address, or null for a code that nobody has
 */
export async function resolveShortCode(db: Db, { publicUrl }: Config, shortCode: string): Promise<string | null> {
  const link = await db.selectFrom('deep_links').select('full_url').where('short_code', '=', shortCode).executeTakeFirst()
  if (link) return link.full_url
  const invitation = await db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.owner_id')
    .select(['invitations.id', 'invitations.slug', 'users.referral_code'])
    .where('invitations.short_code', '=', shortCode)
    .executeTakeFirst()
  if (!invitation) return null
  const referral = new URLSearchParams({ referralCode: invitation.referral_code, source: INVITATION_SOURCE, sourceId: invitation.id })
  return `${publicUrl}${IN_APP_PREFIX}${publicPagePath(invitation.slug)}&${referral}`
}
