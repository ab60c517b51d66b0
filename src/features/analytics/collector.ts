import { MEASURED_COUNTRY } from '@/config/analyticsLimits'
import type { ShownPage } from './actions'
import type { AnalyticsEvent, Person } from './events'
import { hashPerson } from './identity'
import { isPrivateAddress } from './measures/privateAddress'
import type { Vendor } from './vendors/vendor'

/** Sends events to the configured vendors. */
export interface Collector {
  /** Reports a page view; repeated calls for one page count once. */
  show: (page: ShownPage) => void
  /** @param person the person of a form, sent hashed before the event to vendors that accept it */
  send: (event: AnalyticsEvent, person?: Person | null) => void
  /** Grants or withdraws the consent: without it nothing is sent. */
  allow: (granted: boolean) => void
}

/**
 * Creates a collector. Vendors are started on the first page that is not private, and get no events from private ones.
 * @param language returns the page's current language
 */
export function createCollector(vendors: readonly Vendor[], language: () => string): Collector {
  let currentPage: ShownPage | null = null
  let isAllowed = false
  let isStarted = false

  const start = () => {
    if (!isStarted) for (const vendor of vendors) vendor.start()
    isStarted = true
  }
  const trackWithPerson = async (vendor: Vendor, person: Person, ...told: Parameters<Vendor['track']>) => {
    const hashed = await hashPerson(person)
    // The consent may have been withdrawn meanwhile.
    if (!isAllowed) return
    if (Object.keys(hashed).length > 0) vendor.identify?.(hashed)
    vendor.track(...told)
  }
  const send: Collector['send'] = (event, person) => {
    if (!isAllowed || !isStarted || !currentPage || isPrivateAddress(currentPage)) return
    const context = { path: currentPage.pathname, country: MEASURED_COUNTRY, language: language() }
    for (const vendor of vendors) {
      if (person && vendor.identify) void trackWithPerson(vendor, person, event, context)
      else vendor.track(event, context)
    }
  }

  return {
    show: (page) => {
      if (!isAllowed || page.pathname === currentPage?.pathname) return
      currentPage = page
      if (isPrivateAddress(page)) return
      start()
      send({ name: 'page_view' })
    },
    send,
    allow: (granted) => {
      isAllowed = granted
      currentPage = null
      if (isStarted) for (const { resume, withdraw } of vendors) (granted ? resume : withdraw)()
    },
  }
}
