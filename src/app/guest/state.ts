import type { PublicInvitation } from '@/api'
import type { Messages } from '@/i18n/catalogues'
import type { Locale } from '@/i18n/locales'

/** The state in the rendered page, with which the browser hydrates to the same tree without a request. */
export interface GuestPageState {
  invitation: PublicInvitation
  locale: Locale
  /** The page's messages in that language. */
  messages: Messages
  /** The site's address without a trailing slash. */
  siteUrl: string
  /** When the page was rendered, in epoch ms: the countdown's first value. */
  now: number
}
