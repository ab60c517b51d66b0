import { MEASURED_COUNTRY } from '@/config/analyticsLimits'
import type { ShownPage } from './actions'
import type { AnalyticsEvent, Person } from './events'
import { hashedPerson } from './identity'
import { isPrivateAddress } from './measures/privateAddress'
import type { Vendor } from './vendors/vendor'

/** Hands events to the vendors that are switched on. */
export interface Collector {
  /** A page is shown: counted once, however often it is said. */
  show: (page: ShownPage) => void
  /** @param person whom it is about: told hashed, before the event, to vendors that take it */
  send: (event: AnalyticsEvent, person?: Person | null) => void
  /** The consent is given, or taken back: nothing goes out without it. */
  allow: (granted: boolean) => void
}

/**
 * Vendors are started on the first page that is not private, and hear nothing of those that are.
 * @param language of the page as it is shown
 */
export function createCollector(vendors: readonly Vendor[], language: () => string): Collector {
  let shown: ShownPage | null = null
  let allowed = false
  let started = false

  const start = () => {
    if (!started) for (const vendor of vendors) vendor.start()
    started = true
  }
  const trackAbout = async (vendor: Vendor, person: Person, ...told: Parameters<Vendor['track']>) => {
    const hashed = await hashedPerson(person)
    // The consent may have been taken back meanwhile.
    if (!allowed) return
    if (Object.keys(hashed).length > 0) vendor.identify?.(hashed)
    vendor.track(...told)
  }
  const send: Collector['send'] = (event, person) => {
    if (!allowed || !started || !shown || isPrivateAddress(shown)) return
    const context = { path: shown.pathname, country: MEASURED_COUNTRY, language: language() }
    for (const vendor of vendors) {
      if (person && vendor.identify) void trackAbout(vendor, person, event, context)
      else vendor.track(event, context)
    }
  }

  return {
    show: (page) => {
      if (!allowed || page.pathname === shown?.pathname) return
      shown = page
      if (isPrivateAddress(page)) return
      start()
      send({ name: 'page_view' })
    },
    send,
    allow: (granted) => {
      allowed = granted
      shown = null
      if (started) for (const { resume, withdraw } of vendors) (granted ? resume : withdraw)()
    },
  }
}
