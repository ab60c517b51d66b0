import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { findDeepLinkTarget, findInvitationOfShortCode } from './repository.ts'
import { hasSafeScheme, isShortLink } from '../../../shared/deepLinks.ts'
import { invitationPath } from '../../../shared/routes.ts'

/** A path of the site under `/web` is the page's own: the deep-link page goes there without leaving the site (specification §4). */
const IN_APP_PREFIX = '/web'
/** What a couple's link says of where its visitors come from. */
const INVITATION_SOURCE = 'invitation'

/** A short link's address, or what it must be instead. */
export type Target = { address: string } | { mustBe: string }

/**
 * A short link may lead to our own hosts, our store pages and our app alone: it must not lend our name to others.
 * @returns the address in its normal form, or what it must be
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

/** @returns the slug of the invitation with this short code */
export const findSlugOfShortCode = async (db: Db, shortCode: string): Promise<string | undefined> => (await findInvitationOfShortCode(db, shortCode))?.slug

/**
 * Resolves a short code: an operator's link, else an invitation. The invitation's address is built on request, so nothing
 * about the couple is stored twice and the link ends with the invitation.
 * @returns an absolute address, or null for an unknown code
 */
export async function resolveShortCode({ db, config: { publicUrl } }: Pick<AppDeps, 'db' | 'config'>, shortCode: string): Promise<string | null> {
  const target = await findDeepLinkTarget(db, shortCode)
  if (target !== undefined) return target
  const invitation = await findInvitationOfShortCode(db, shortCode)
  if (!invitation) return null
  const referral = new URLSearchParams({ referralCode: invitation.referral_code, source: INVITATION_SOURCE, sourceId: invitation.id })
  return `${publicUrl}${IN_APP_PREFIX}${invitationPath(invitation.slug)}&${referral}`
}
