import InAppSpy from 'inapp-spy'

/** What a visitor's browser says of itself. */
export interface Visitor {
  userAgent: string
  maxTouchPoints: number
}

export type Device = 'android' | 'ios' | 'desktop'

/** @returns what the visitor holds, by the stores that its apps come from. */
export function deviceOf({ userAgent, maxTouchPoints }: Visitor): Device {
  if (/Android/i.test(userAgent)) return 'android'
  // An iPad says that it is a Mac; no Mac is touched with more than one finger.
  const isTouchedMac = userAgent.includes('Macintosh') && maxTouchPoints > 1
  return isTouchedMac || /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'desktop'
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
