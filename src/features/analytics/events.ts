import type { DOWNLOAD_EXTENSIONS, SCROLL_DEPTHS_PERCENT } from '@/config/analyticsLimits'

/** An item or tab of the gallery (specification §3). */
export interface AnalyticsItem {
  id: string
  name: string
  category: string
  brand: string
  variant: string
  /** In `currency`. */
  price: number
  quantity: number
  currency: string
}

export type ScrollDepth = (typeof SCROLL_DEPTHS_PERCENT)[number]
export type DownloadExtension = (typeof DOWNLOAD_EXTENSIONS)[number]
export type Store = 'shop' | 'google_play' | 'app_store'

export type FormName =
  | 'register'
  | 'login'
  | 'landing'
  | 'forgot_password'
  | 'reset_password'
  | 'change_password'
  | 'profile'
  | 'delete_account'
  | 'invitation'
  | 'provider'
  | 'contact'

/** All events (specification §9). None of them identifies the visitor. */
export type AnalyticsEvent =
  | { name: 'page_view' }
  | { name: 'item_tab_click'; item: AnalyticsItem }
  | { name: 'outbound_click'; domain: string }
  | { name: 'store_click'; store: Store }
  | { name: 'file_download'; file: string; extension: DownloadExtension }
  | { name: 'scroll_depth'; percent: ScrollDepth }
  | { name: 'time_on_page'; seconds: number }
  | { name: 'engagement'; score: number }
  | { name: 'memory'; usedMb: number; limitMb: number }
  | { name: 'mouse_activity'; xPercent: number; yPercent: number }
  | { name: 'form_success'; form: FormName }
  | { name: 'form_failure'; form: FormName; reason: string }

/** The context of every event. */
export interface EventContext {
  /** The page's path, without its query. */
  path: string
  country: string
  /** The page's language. */
  language: string
}

/** The person of a form, as typed; it leaves the browser hashed or not at all. */
export interface Person {
  email?: string | null
  phone?: string | null
}
