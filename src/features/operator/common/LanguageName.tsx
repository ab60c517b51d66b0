import { FormattedMessage } from 'react-intl'
import type { Language } from '@/api/operator'
import { consoleMessages } from '@/i18n/messages/operator'

/** The name of a language of the site, where one is known. */
export const LanguageName = ({ language }: { language: Language | null }) =>
  language && <FormattedMessage {...(language === 'ar' ? consoleMessages.arabic : consoleMessages.english)} />
