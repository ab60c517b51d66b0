import type { Event, Wedding } from '@/api/weddings'
import type { Locale } from '@/i18n/locales'

/** The plans that are changed. */
export interface ChangePlansProps {
  wedding: Wedding
  events: readonly Event[]
  /** The event of the wedding itself. */
  day: Event
  hasInvitation: boolean
  translationLanguage: Locale | undefined
}
