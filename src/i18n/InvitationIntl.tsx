import { useEffect, useState, type ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { loadGuestMessages, type Messages } from './catalogues'
import { localeTags, type Locale } from './locales'

/**
 * Provides the messages in the invitation's language, whatever the site's. Until they are loaded, or when loading
 * fails, the site's language is used.
 */
export function InvitationIntl({ locale, children }: { locale: Locale; children: ReactNode }) {
  const outer = useIntl()
  const [loaded, setLoaded] = useState<{ locale: Locale; messages: Messages } | null>(null)
  const same = outer.locale === localeTags[locale]

  useEffect(() => {
    if (same) return undefined
    let current = true
    const load = async () => {
      const messages = await loadGuestMessages(locale).catch(() => null)
      if (current && messages) setLoaded({ locale, messages })
    }
    void load()
    return () => {
      current = false
    }
  }, [locale, same])

  if (same || loaded?.locale !== locale) return children
  return (
    <IntlProvider locale={localeTags[locale]} messages={loaded.messages} onError={outer.onError}>
      {children}
    </IntlProvider>
  )
}
