import type { AnalyticsEvent, FormName } from '../events'
import { loadScript, toEventParameters, type Vendor } from './vendor'

/** The pixel's queue until its script is loaded; then the script's own function. */
interface Queue {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  push: Queue
  loaded: boolean
  version: string
  /** Disables the pixel's own page views on URL changes. */
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Queue
  }
}

function prepareQueue(): void {
  const queue = ((...command: unknown[]) => {
    if (queue.callMethod) queue.callMethod(...command)
    else queue.queue.push(command)
  }) as Queue
  Object.assign(queue, { push: queue, loaded: true, version: '2.0', queue: [], disablePushState: true })
  if (!window.fbq) Object.assign(window, { fbq: queue, _fbq: queue })
}

/** The pixel's standard events for forms. */
const formEvents: Partial<Record<FormName, string>> = {
  register: 'CompleteRegistration',
  contact: 'Contact',
  landing: 'Lead',
  provider: 'SubmitApplication',
}

/** The pixel's command for an event: a standard one (`track`) or ours (`trackCustom`); null for events that it does not get. */
function toPixelCommand(event: AnalyticsEvent): unknown[] | null {
  switch (event.name) {
    case 'page_view':
      return ['track', 'PageView']
    case 'item_tab_click': {
      const { id, name, category, price, currency } = event.item
      return [
        'track',
        'ViewContent',
        {
          content_ids: [id],
          content_name: name,
          content_category: category,
          content_type: 'product_group',
          value: price,
          currency,
        },
      ]
    }
    case 'form_success': {
      const formEvent = formEvents[event.form]
      return formEvent ? ['track', formEvent] : null
    }
    case 'store_click':
    case 'file_download':
      return ['trackCustom', event.name, toEventParameters(event)]
    default:
      return null
  }
}

/** Meta's pixel gets what an advertisement can lead to: pages, items, successful forms, stores and downloads. */
export function createMetaPixel({ metaPixelId, metaPixelUrl }: { metaPixelId: string; metaPixelUrl: string }): Vendor {
  return {
    start: () => {
      prepareQueue()
      // Otherwise it reads buttons and forms of the page.
      window.fbq?.('set', 'autoConfig', false, metaPixelId)
      window.fbq?.('consent', 'grant')
      window.fbq?.('init', metaPixelId)
      loadScript(`${metaPixelUrl}/en_US/fbevents.js`)
    },
    track: (event) => {
      const command = toPixelCommand(event)
      if (command) window.fbq?.(...command)
    },
    withdraw: () => window.fbq?.('consent', 'revoke'),
    resume: () => window.fbq?.('consent', 'grant'),
  }
}
