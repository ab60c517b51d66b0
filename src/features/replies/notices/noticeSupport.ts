import { isIos } from '@/config/disguisedIpad'

/**
 * Whether this device can get notices: `homeScreen` only as an app on its home screen (iPhone and iPad), `denied` after the user has refused them in
 * the browser, `unsupported` also in the private windows of some browsers.
 */
export type NoticeSupport = 'ready' | 'denied' | 'homeScreen' | 'unsupported'

/** Safari's own property, of a page that was opened from the home screen. */
const isOnHomeScreen = (): boolean => (navigator as { standalone?: boolean }).standalone === true

/** @param hasServiceWorker whether the site uses one */
export function getNoticeSupport(hasServiceWorker: boolean): NoticeSupport {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isIos(navigator) && !isOnHomeScreen() ? 'homeScreen' : 'unsupported'
  if (!hasServiceWorker) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}
