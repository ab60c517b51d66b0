import { hasAppPrefix } from '@shared/routes'
import { APP_WAIT_MS } from '@/config/limits'
import { hasAppStoreListing, type SiteConfig } from '@shared/siteConfig'
import { getAppHost, parseTarget, type LinkRules, type LinkTarget } from '@shared/deepLinks'
import { detectDevice, isInSocialApp, type Device, type Visitor } from './detectDevice'

type Phone = Exclude<Device, 'desktop'>

/**
 * Where a short link leads (specification §4); it replaces the short link in the history. `page` is the website's page
 * for the target, as a fallback.
 */
export type FollowedPlan =
  /** To that page, by client-side navigation. */
  | { kind: 'page'; page: string }
  /** To another URL. */
  | { kind: 'leave'; url: string; page: string }
  /** To another URL, and to the app's store page when nothing has opened after the wait (in ms). */
  | { kind: 'tryApp'; url: string; store: string; waitMs: number; page: string }

/** 'refused': the target is not allowed. */
export type DeepLinkPlan = FollowedPlan | { kind: 'refused' }

export interface DeepLinkVisit extends Visitor {
  /** The short link's target, from the API. */
  target: string
  shortCode: string
  /** The referral in the target's query. */
  referral: Readonly<Record<string, string | null>>
  /** The current location. */
  location: Pick<Location, 'protocol' | 'host'>
  site: LinkRules & Pick<SiteConfig, 'playStoreUrl' | 'appStoreUrl'>
}

/** The app's page in the device's store; Google Play passes `referrer` on to the installed app. */
function getStoreUrl(device: Phone, { site, shortCode, referral }: DeepLinkVisit): string {
  if (device === 'ios') return site.appStoreUrl
  const pairs = Object.entries(referral).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const url = new URL(site.playStoreUrl)
  url.searchParams.set('referrer', new URLSearchParams([['shortCode', shortCode], ...pairs]).toString())
  return url.href
}

/** Without an app the website is shown. */
function planWithoutApp(
  { place, path, page, url, query }: LinkTarget,
  { location, site }: DeepLinkVisit,
): FollowedPlan {
  if (location.host === getAppHost(site.mainHost) && place !== 'elsewhere') {
    return {
      kind: 'leave',
      url: `${location.protocol}//${site.mainHost}${place === 'app' ? page : path + query}`,
      page,
    }
  }
  return place === 'app' ? { kind: 'page', page } : { kind: 'leave', url, page }
}

/** Decides where a short link leads (specification §4, delays §9). */
export function planDeepLink(visit: DeepLinkVisit): DeepLinkPlan {
  const { target: fullUrl, location, site, userAgent } = visit
  const target = parseTarget(fullUrl, site)
  if (!target) return { kind: 'refused' }
  if (target.place === 'site' && hasAppPrefix(target.path)) return { kind: 'page', page: target.page }
  const device = detectDevice(visit)
  const isAppListed = device === 'android' || (device === 'ios' && hasAppStoreListing(site))
  if (!isAppListed || isInSocialApp(userAgent)) return planWithoutApp(target, visit)
  const waits = location.host === getAppHost(site.mainHost) ? APP_WAIT_MS.appHost : APP_WAIT_MS.elsewhere
  return {
    kind: 'tryApp',
    url: target.url,
    store: getStoreUrl(device, visit),
    waitMs: waits[device],
    page: target.page,
  }
}
