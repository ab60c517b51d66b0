import { useIntl } from 'react-intl'
import type { Language } from '@shared/languages'
import { DEFAULT_LOCALE, parseLocale } from '@/i18n/locales'

/** @returns the language in which the card is shown */
export const useCardLanguage = (): Language => parseLocale(useIntl().locale) ?? DEFAULT_LOCALE
