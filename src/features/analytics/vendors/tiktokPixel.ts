import type { AnalyticsEvent, FormName } from '../events'
import { loadScript, toEventParameters, type Vendor } from './vendor'

/** The pixel's queue: its script processes the calls once loaded. */
interface Queue extends Array<unknown> {
  [method: string]: unknown
}

declare global {
  interface Window {
    /** The global name of the queue. */
    TiktokAnalyticsObject?: string
    ttq?: Queue
  }
}

const METHODS = [
  'page',
  'track',
  'identify',
  'instances',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'alias',
  'group',
  'enableCookie',
  'disableCookie',
  'holdConsent',
  'revokeConsent',
  'grantConsent',
]

/** The queue with the fields that the script expects: `_i` pixels and their scripts, `_t` load times, `_o` options. */
function prepareQueue(id: string, script: string): void {
  const queue = window.ttq ?? ([] as unknown[] as Queue)
  for (const method of METHODS) queue[method] ??= (...values: unknown[]) => queue.push([method, ...values])
  const pixel = Object.assign([], { _u: script })
  Object.assign(queue, { _i: { [id]: pixel }, _t: { [id]: Date.now() }, _o: { [id]: {} } })
  Object.assign(window, { TiktokAnalyticsObject: 'ttq', ttq: queue })
}

function callPixel(method: string, ...values: unknown[]): void {
  const run = window.ttq?.[method]
  if (typeof run === 'function') run.apply(window.ttq, values)
}

/** The pixel's standard events for forms. */
const formEvents: Partial<Record<FormName, string>> = {
  register: 'CompleteRegistration',
  contact: 'Contact',
  landing: 'SubmitForm',
  provider: 'SubmitForm',
}

function trackEvent(event: AnalyticsEvent): void {
  switch (event.name) {
    case 'page_view':
      return callPixel('page')
    case 'item_tab_click': {
      const { id, name, category, brand, price, quantity, currency } = event.item
      const contents = [
        {
          content_id: id,
          content_type: 'product_group',
          content_name: name,
          content_category: category,
          brand,
          price,
          quantity,
        },
      ]
      return callPixel('track', 'ViewContent', { contents, value: price, currency })
    }
    case 'form_success': {
      const formEvent = formEvents[event.form]
      return formEvent ? callPixel('track', formEvent) : undefined
    }
    case 'store_click':
      return callPixel('track', 'ClickButton', toEventParameters(event))
    case 'file_download':
      return callPixel('track', 'Download', toEventParameters(event))
    default:
  }
}

/** TikTok's pixel gets the same events as Meta's, and persons as hashes only (specification §7). */
export function createTikTokPixel({
  tiktokPixelId,
  tiktokPixelUrl,
}: {
  tiktokPixelId: string
  tiktokPixelUrl: string
}): Vendor {
  const script = `${tiktokPixelUrl}/i18n/pixel/events.js`
  return {
    start: () => {
      prepareQueue(tiktokPixelId, script)
      callPixel('grantConsent')
      loadScript(`${script}?sdkid=${tiktokPixelId}&lib=ttq`)
    },
    track: trackEvent,
    identify: (person) => callPixel('identify', person),
    withdraw: () => callPixel('revokeConsent'),
    resume: () => callPixel('grantConsent'),
  }
}
