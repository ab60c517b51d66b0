import type { AnalyticsEvent, EventContext } from '../events'
import type { HashedPerson } from '../identity'

/** A service that measures. Nothing of it runs, and nothing is fetched, before `start`. */
export interface Vendor {
  /** Brings its script; events wait for it in its own queue. */
  start: () => void
  track: (event: AnalyticsEvent, context: EventContext) => void
  /** Told whose form succeeded, by vendors that take a hash. */
  identify?: (person: HashedPerson) => void
  /** The visitor has taken the consent back: what runs already must fall silent. */
  withdraw: () => void
  /** … and has given it again, on the same page. */
  resume: () => void
}

/** Brings a vendor's script. The page's policy allows it by its host, so there is nothing inline. */
export function bringScript(address: string): void {
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: address }))
}

/** @returns what an event tells besides its name, flat. */
export function toEventParameters({ name: _name, ...rest }: AnalyticsEvent): Record<string, unknown> {
  return rest
}
