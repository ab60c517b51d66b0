import { hasAppPrefix } from '@shared/routes'
import { APP_WAIT_MS } from '@/config/limits'
import type { SiteConfig } from '@shared/siteConfig'
import { getAppHost, readTarget, type LinkRules, type LinkTarget } from '@shared/deepLinks'
import { deviceOf, isInSocialApp, type Device, type Visitor } from './visitorDevice'

type Phone = Exclude<Device, 'desktop'>

/**
 * Where a short link's visitor goes (specification §4); it takes the short link's place in the history. `page` is the website's
 * page for the target, for who is left standing.
 */
export type FollowedPlan =
  /** To that page, without loading anew. */
  | { kind: 'page'; page: string }
  /** To another address. */
  | { kind: 'leave'; url: string; page: string }
  /** To another address, and if that has not opened anything after the wait (in ms), to the app's store page. */
  | { kind: 'tryApp'; url: string; store: string; waitMs: number; page: string }

/** 'refused': the target is none that may be followed. */
export type DeepLinkPlan = FollowedPlan | { kind: 'refused' }

export interface DeepLinkVisit extends Visitor {
  /** The short link's full address, as the API gives it. */
  target: string
  shortCode: string
  /** What the target's query says of who sent the visitor. */
  referral: Readonly<Record<string, string | null>>
  /** Where the visitor is. */
  location: Pick<Location, 'protocol' | 'host'>
  site: LinkRules & Pick<SiteConfig, 'playStoreUrl' | 'appStoreUrl'>
}

/** The app's page in the device's store; Google Play hands `referrer` on to the app that is installed from there. */
function storeAddress(device: Phone, { site, shortCode, referral }: DeepLinkVisit): string {
  if (device === 'ios') return site.appStoreUrl
  const known = Object.entries(referral).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const url = new URL(site.playStoreUrl)
  url.searchParams.set('referrer', new URLSearchParams([['shortCode', shortCode], ...known]).toString())
  return url.href
}

/** Where no app can be opened the website stands for it. */
function planWithoutApp({ place, path, page, url, query }: LinkTarget, { location, site }: DeepLinkVisit): FollowedPlan {
  if (location.host === getAppHost(site.mainHost) && place !== 'elsewhere') {
    return { kind: 'leave', url: `${location.protocol}//${site.mainHost}${place === 'app' ? page : path + query}`, page }
  }
  return place === 'app' ? { kind: 'page', page } : { kind: 'leave', url, page }
}

/** Decides where a short link's visitor goes (specification §4, delays §9). */
export function planDeepLink(visit: DeepLinkVisit): DeepLinkPlan {
  const { target: fullUrl, location, site, userAgent } = visit
  const target = readTarget(fullUrl, site)
  if (!target) return { kind: 'refused' }
  if (target.place === 'site' && hasAppPrefix(target.path)) return { kind: 'page', page: target.page }
  const device = deviceOf(visit)
  if (device === 'desktop' || isInSocialApp(userAgent)) return planWithoutApp(target, visit)
  const waits = location.host === getAppHost(site.mainHost) ? APP_WAIT_MS.appHost : APP_WAIT_MS.elsewhere
  return { kind: 'tryApp', url: target.url, store: storeAddress(device, visit), waitMs: waits[device], page: target.page }
}
