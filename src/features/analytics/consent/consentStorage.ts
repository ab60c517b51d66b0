import { readStored, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'
import type { ConsentChoice } from './consentSlice'

/** @returns the stored choice; null for none and for an invalid value. */
export const parseConsent = (text: string | null): ConsentChoice | null =>
  text === 'granted' || text === 'refused' ? text : null

export const readConsent = (): ConsentChoice | null => parseConsent(readStored('localStorage', storageKeys.consent))

export const writeConsent = (choice: ConsentChoice): void => writeStored('localStorage', storageKeys.consent, choice)

/** Cookies of the vendors' scripts on this site. */
const VENDORS_COOKIES = /^_(?:ga|gid|gat|gcl|fbp|fbc|ttp|ttclid|tt_)/

/** The domains for which a script may have set a cookie: the host and its parents. */
function getCookieDomains(host: string): string[] {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_part, index) => `; Domain=.${parts.slice(index).join('.')}`)
}

/** Deletes the vendors' cookies. */
export function deleteVendorCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  for (const name of names.filter((each) => VENDORS_COOKIES.test(each))) {
    for (const domain of ['', ...getCookieDomains(location.hostname)])
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
}
