import InAppSpy from 'inapp-spy'
import { isIos } from '@/config/disguisedIpad'

/** The browser's description of itself. */
export interface Visitor {
  userAgent: string
  maxTouchPoints: number
}

export type Device = 'android' | 'ios' | 'desktop'

/** @returns the device, by its app store. */
export function detectDevice(visitor: Visitor): Device {
  if (/Android/i.test(visitor.userAgent)) return 'android'
  return isIos(visitor) ? 'ios' : 'desktop'
}

/** Google's search app is not a social network, and opens other apps as a browser does. */
const NO_SOCIAL_APP = 'gsa'

/**
 * Whether the page is shown inside a social network's app, which blocks opening other apps. Unknown in-app browsers do
 * not count.
 */
export function isInSocialApp(userAgent: string): boolean {
  const { appKey } = InAppSpy({ ua: userAgent })
  return appKey !== undefined && appKey !== NO_SOCIAL_APP
}
