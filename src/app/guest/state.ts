import type { PublicInvitation } from '@/api'
import type { Messages } from '@/i18n/catalogues'
import type { Locale } from '@/i18n/locales'

/** What the rendered page tells the browser so that it hydrates to the same tree without asking again. */
export interface GuestPageState {
  invitation: PublicInvitation
  locale: Locale
  /** The words of the page in that language. */
  messages: Messages
  /** The site's address without a trailing slash. */
  siteUrl: string
  /** When the page was rendered, in epoch ms: the countdown's first value. */
  now: number
}
