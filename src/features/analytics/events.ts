import type { DOWNLOAD_EXTENSIONS, SCROLL_DEPTHS_PERCENT } from '@/config/analyticsLimits'

/** What is told of a gallery's item or tab (specification §3). */
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

/** Everything that is ever reported (specification §9). None of it says who the visitor is. */
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

/** Where and how an event came about; goes with each of them. */
export interface EventContext {
  /** The page's path, without its query. */
  path: string
  country: string
  /** As the page is shown. */
  language: string
}

/** Who a form was about, as it was typed; it leaves the browser hashed or not at all. */
export interface Person {
  email?: string | null
  phone?: string | null
}
