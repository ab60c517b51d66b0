import { MEASURED_COUNTRY, MEASURED_CURRENCY } from '@/config/analyticsLimits'
import type { AnalyticsEvent, AnalyticsItem, EventContext } from '../events'
import { loadScript, toEventParameters, type Vendor } from './vendor'

declare global {
  interface Window {
    /** The tag manager's queue: objects, and commands as `arguments`. */
    dataLayer?: unknown[]
  }
}

interface TagManagerConfig {
  /** `GTM-…` is a container, anything else a measurement id. */
  tagManagerId: string
  tagManagerUrl: string
}

const STORAGE = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
const toConsentModes = (state: 'granted' | 'denied') => Object.fromEntries(STORAGE.map((kind) => [kind, state]))

/** An item in the format of commerce events. */
const toCommerceItem = ({ id, name, category, brand, variant, price, quantity }: AnalyticsItem) => ({
  item_id: id,
  item_name: name,
  item_category: category,
  item_brand: brand,
  item_variant: variant,
  price,
  quantity,
})

function getParameters(event: AnalyticsEvent): Record<string, unknown> {
  if (event.name !== 'item_tab_click') return toEventParameters(event)
  return { currency: event.item.currency, items: [toCommerceItem(event.item)] }
}

const pushToDataLayer = (entry: unknown): void => void (window.dataLayer ??= []).push(entry)

/** Commands are recognised by their type, `arguments`. */
function sendCommand(..._parts: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- the queue tells commands from data by this type
  pushToDataLayer(arguments)
}

/** Google Tag Manager gets all events, with anonymous IP addresses (specification §9). */
export function createTagManager({ tagManagerId, tagManagerUrl }: TagManagerConfig): Vendor {
  const isContainer = tagManagerId.startsWith('GTM-')
  const settings = { anonymize_ip: true, country: MEASURED_COUNTRY, currency: MEASURED_CURRENCY }

  return {
    start: () => {
      sendCommand('consent', 'default', toConsentModes('granted'))
      if (isContainer) {
        pushToDataLayer({ ...settings, event: 'gtm.js', 'gtm.start': Date.now() })
        loadScript(`${tagManagerUrl}/gtm.js?id=${tagManagerId}`)
      } else {
        sendCommand('js', new Date())
        sendCommand('config', tagManagerId, { ...settings, send_page_view: false, transport_type: 'beacon' })
        loadScript(`${tagManagerUrl}/gtag/js?id=${tagManagerId}`)
      }
    },
    track: (event, { path, country, language }: EventContext) => {
      // The URL is sent without its query, which may hold typed text.
      const entry = {
        ...getParameters(event),
        page_path: path,
        page_location: location.origin + path,
        country,
        language,
      }
      if (isContainer) pushToDataLayer({ event: event.name, ...entry })
      else sendCommand('event', event.name, entry)
    },
    withdraw: () => sendCommand('consent', 'update', toConsentModes('denied')),
    resume: () => sendCommand('consent', 'update', toConsentModes('granted')),
  }
}
