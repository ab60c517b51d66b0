import { use, useEffect, useMemo, type ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { useLocale } from './LocaleProvider'
import { awaitPageMessages, getPageMessages, loadPageMessages, type PageCatalogue } from './pageMessages'

interface PageIntlProps {
  /** Loaded before the page is rendered; one array for the life of the page. */
  catalogues: readonly PageCatalogue[]
  children: ReactNode
}

/** Adds the messages of a page to those of the site, and has them loaded before the language changes. */
export function PageIntl({ catalogues, children }: PageIntlProps) {
  const { locale, beforeChange } = useLocale()
  const { messages, onError, locale: tag } = useIntl()
  // The language may change before the effect below has run: while the page is being hydrated.
  if (!getPageMessages(catalogues, locale)) use(awaitPageMessages(catalogues, locale))
  const all = useMemo(
    () => ({ ...messages, ...getPageMessages(catalogues, locale) }) as typeof messages,
    [messages, catalogues, locale],
  )

  useEffect(() => beforeChange((next) => loadPageMessages(catalogues, next)), [beforeChange, catalogues])

  return (
    <IntlProvider locale={tag} messages={all} onError={onError}>
      {children}
    </IntlProvider>
  )
}
