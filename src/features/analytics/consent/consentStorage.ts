import { readStored, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'
import type { ConsentChoice } from './consentSlice'

/** @returns a choice from storage; null for none and for what is not one. */
export const asConsent = (text: string | null): ConsentChoice | null => (text === 'granted' || text === 'refused' ? text : null)

export const readConsent = (): ConsentChoice | null => asConsent(readStored('localStorage', storageKeys.consent))

export const writeConsent = (choice: ConsentChoice): void => writeStored('localStorage', storageKeys.consent, choice)

/** Cookies that the vendors' scripts set on this site. */
const VENDORS_COOKIES = /^_(?:ga|gid|gat|gcl|fbp|fbc|ttp|ttclid|tt_)/

/** The domains under which a script may have set a cookie: the host's and those above it. */
function domainsOf(host: string): string[] {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_part, index) => `; Domain=.${parts.slice(index).join('.')}`)
}

/** Takes away what the vendors' scripts have left in this browser. */
export function forgetVendorsCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  for (const name of names.filter((each) => VENDORS_COOKIES.test(each))) {
    for (const domain of ['', ...domainsOf(location.hostname)]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
}
