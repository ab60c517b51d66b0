import { useEffect, useMemo, type ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { useLocale } from './LocaleProvider'
import type { PageWords } from './pageWords'

/** Gives a page its own words, which have been loaded, besides the site's, and has them loaded before the language turns. */
export function PageIntl({ words, children }: { words: PageWords; children: ReactNode }) {
  const { locale, beforeChange } = useLocale()
  const { messages, onError, locale: tag } = useIntl()
  const own = words.known(locale)
  const all = useMemo(() => ({ ...messages, ...own }) as typeof messages, [messages, own])

  useEffect(() => beforeChange(words.load), [beforeChange, words])

  return (
    <IntlProvider locale={tag} messages={all} onError={onError}>
      {children}
    </IntlProvider>
  )
}
