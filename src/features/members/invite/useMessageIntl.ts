import { useCallback, useEffect, useState } from 'react'
import { createIntl, useIntl, type IntlShape } from 'react-intl'
import { localeTags, type Locale } from '@/i18n/locales'
import { getPageMessages, loadPageMessages, type PageCatalogue } from '@/i18n/pageMessages'

const CATALOGUES: readonly PageCatalogue[] = ['members']

/**
 * Loads the texts of a message in its own language, whatever that of the page.
 * @returns what formats it, undefined until loaded; whether that has failed; and a function that loads again
 */
export function useMessageIntl(locale: Locale): { intl: IntlShape | undefined; isFailed: boolean; retry: () => void } {
  const page = useIntl()
  const [settled, setSettled] = useState<{ locale: Locale; intl: IntlShape | undefined } | null>(null)
  const isPageLanguage = page.locale === localeTags[locale]
  const load = useCallback(async () => {
    setSettled(null)
    const isLoaded = await loadPageMessages(CATALOGUES, locale).then(
      () => true,
      () => false,
    )
    const messages = getPageMessages(CATALOGUES, locale)
    setSettled({ locale, intl: isLoaded ? createIntl({ locale: localeTags[locale], messages }) : undefined })
  }, [locale])
  useEffect(() => {
    if (!isPageLanguage) void load()
  }, [isPageLanguage, load])
  const own = settled?.locale === locale ? settled : null
  return {
    intl: isPageLanguage ? page : own?.intl,
    isFailed: !isPageLanguage && own !== null && own.intl === undefined,
    retry: () => void load(),
  }
}
