import type { AnalyticsEvent, EventContext } from '../events'
import type { HashedPerson } from '../identity'

/** An analytics vendor. Nothing of it is loaded or runs before `start`. */
export interface Vendor {
  /** Loads its script; events wait in its queue. */
  start: () => void
  track: (event: AnalyticsEvent, context: EventContext) => void
  /** The person of a successful form, for vendors that accept a hash. */
  identify?: (person: HashedPerson) => void
  /** The consent is withdrawn: what already runs must send nothing. */
  withdraw: () => void
  /** The consent is granted again, on the same page. */
  resume: () => void
}

/** Loads a vendor's script. The CSP allows its host and nothing inline. */
export function loadScript(address: string): void {
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: address }))
}

/** @returns an event's parameters, flat and without its name. */
export function toEventParameters({ name: _name, ...rest }: AnalyticsEvent): Record<string, unknown> {
  return rest
}
