import type { Locale } from '@/i18n/locales'

/** The screens of the suites and of the pictures (look.md): a desktop and a phone. Sizes in CSS pixels. */
export const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

export type Screen = keyof typeof screens
export type { Locale }
