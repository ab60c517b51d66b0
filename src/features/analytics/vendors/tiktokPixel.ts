import type { AnalyticsEvent, FormName } from '../events'
import { bringScript, toEventParameters, type Vendor } from './vendor'

/** The pixel's queue: calls wait in it until its script takes them out. */
interface Queue extends Array<unknown> {
  [method: string]: unknown
}

declare global {
  interface Window {
    /** The name under which the script finds its queue. */
    TiktokAnalyticsObject?: string
    ttq?: Queue
  }
}

const METHODS = ['page', 'track', 'identify', 'instances', 'debug', 'on', 'off', 'once', 'ready', 'alias', 'group', 'enableCookie', 'disableCookie', 'holdConsent', 'revokeConsent', 'grantConsent']

/** The queue with what the script looks for in it: under `_i` each pixel and its script, under `_t` when it was asked for, under `_o` its options. */
function prepareQueue(id: string, script: string): void {
  const queue = window.ttq ?? ([] as unknown[] as Queue)
  for (const method of METHODS) queue[method] ??= (...values: unknown[]) => queue.push([method, ...values])
  const pixel = Object.assign([], { _u: script })
  Object.assign(queue, { _i: { [id]: pixel }, _t: { [id]: Date.now() }, _o: { [id]: {} } })
  Object.assign(window, { TiktokAnalyticsObject: 'ttq', ttq: queue })
}

function call(method: string, ...values: unknown[]): void {
  const run = window.ttq?.[method]
  if (typeof run === 'function') run.apply(window.ttq, values)
}

/** The pixel's own names for what forms do. */
const formEvents: Partial<Record<FormName, string>> = { register: 'CompleteRegistration', contact: 'Contact', landing: 'SubmitForm', provider: 'SubmitForm' }

function track(event: AnalyticsEvent): void {
  switch (event.name) {
    case 'page_view':
      return call('page')
    case 'item_tab_click': {
      const { id, name, category, brand, price, quantity, currency } = event.item
      const contents = [{ content_id: id, content_type: 'product_group', content_name: name, content_category: category, brand, price, quantity }]
      return call('track', 'ViewContent', { contents, value: price, currency })
    }
    case 'form_success': {
      const own = formEvents[event.form]
      return own ? call('track', own) : undefined
    }
    case 'store_click':
      return call('track', 'ClickButton', toEventParameters(event))
    case 'file_download':
      return call('track', 'Download', toEventParameters(event))
    default:
  }
}

/** The short-video pixel hears of the same as the social one, and of persons by hashes alone (specification §7). */
export function tiktokPixel({ tiktokPixelId, tiktokPixelUrl }: { tiktokPixelId: string; tiktokPixelUrl: string }): Vendor {
  const script = `${tiktokPixelUrl}/i18n/pixel/events.js`
  return {
    start: () => {
      prepareQueue(tiktokPixelId, script)
      call('grantConsent')
      bringScript(`${script}?sdkid=${tiktokPixelId}&lib=ttq`)
    },
    track,
    identify: (person) => call('identify', person),
    withdraw: () => call('revokeConsent'),
    resume: () => call('grantConsent'),
  }
}
