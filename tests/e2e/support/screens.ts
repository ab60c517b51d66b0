import type { Locale } from '@/i18n/locales'

/** Window sizes of end-to-end tests and screenshots, in CSS px. */
export const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

export type Screen = keyof typeof screens
export type { Locale }
