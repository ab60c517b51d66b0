import type { Config } from '../../config/config.ts'
import type { Db, NewRow } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { findDeepLinkTarget, findInvitationByShortCode, findSlugByShortCode, insertDeepLink } from './repository.ts'
import { hasSafeScheme, isShortLink } from '../../../shared/deepLinks.ts'
import { invitationPath } from '../../../shared/routes.ts'

export { deleteDeepLink, findDeepLinkPage, findDeepLinks, findSlugByShortCode } from './repository.ts'

/** The deep-link page opens a path of the site under `/web` without leaving the site (specification §4). */
const IN_APP_PREFIX = '/web'
/** The referral source in the link of an invitation. */
const INVITATION_SOURCE = 'invitation'

/** The target address of a short link, or the requirement that the address does not meet. */
export type Target = { address: string } | { mustBe: string }

/**
 * Checks that a short link leads only to the site's own hosts, store pages or app: prevents open redirects.
 * @returns the normalized address, or the requirement that it does not meet
 */
export function checkTarget({ linkHosts, appScheme }: Config['site'], text: string): Target {
  const url = URL.parse(text)
  const inApp = url?.protocol === `${appScheme}:`
  if (!url || !hasSafeScheme(url, appScheme)) {
    return { mustBe: `begin with https:// or ${appScheme}:// (http:// on this machine only); it is "${text}"` }
  }
  if ((!inApp && !linkHosts.includes(url.host)) || url.username || url.password) {
    return { mustBe: `be on one of these hosts: ${linkHosts.join(', ')}` }
  }
  if (isShortLink(url, appScheme)) return { mustBe: 'not be a short link itself' }
  return { address: url.href }
}

/**
 * Adds an operator's link.
 * @returns false when the code exists
 */
export async function addDeepLink(db: Db, link: NewRow<'deep_links'>): Promise<boolean> {
  // `resolveShortCode` looks up the operator's links first: a duplicate of an invitation's code would redirect that invitation's guests.
  if ((await findSlugByShortCode(db, link.short_code)) !== undefined) return false
  return insertDeepLink(db, link)
}

/**
 * Resolves a short code: first the operator's links, then invitations. Builds an invitation's address on each request, so that no data of the couple
 * is stored twice and the link ends with the invitation.
 * @returns an absolute address, or null for an unknown code
 */
export async function resolveShortCode(
  { db, config: { publicUrl } }: Pick<AppDeps, 'db' | 'config'>,
  shortCode: string,
): Promise<string | null> {
  const target = await findDeepLinkTarget(db, shortCode)
  if (target !== undefined) return target
  const invitation = await findInvitationByShortCode(db, shortCode)
  if (!invitation) return null
  const referral = new URLSearchParams({
    referralCode: invitation.referral_code,
    source: INVITATION_SOURCE,
    sourceId: invitation.id,
  })
  return `${publicUrl}${IN_APP_PREFIX}${invitationPath(invitation.slug)}&${referral}`
}
