import InAppSpy from 'inapp-spy'
import { isDisguisedIpad } from '@/config/disguisedIpad'

/** What a visitor's browser says of itself. */
export interface Visitor {
  userAgent: string
  maxTouchPoints: number
}

export type Device = 'android' | 'ios' | 'desktop'

/** @returns what the visitor holds, by the stores that its apps come from. */
export function detectDevice(visitor: Visitor): Device {
  if (/Android/i.test(visitor.userAgent)) return 'android'
  return isDisguisedIpad(visitor) || /iPhone|iPad|iPod/.test(visitor.userAgent) ? 'ios' : 'desktop'
}

/** Google's search app is no social network, and opens other apps as a browser does. */
const NO_SOCIAL_APP = 'gsa'

/**
 * Whether the page is shown inside a social network's app, which keeps other apps from being opened. A view of the web inside an
 * app that is not known by name is not taken for one.
 */
export function isInSocialApp(userAgent: string): boolean {
  const { appKey } = InAppSpy({ ua: userAgent })
  return appKey !== undefined && appKey !== NO_SOCIAL_APP
}
