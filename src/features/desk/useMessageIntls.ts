import { useCallback, useEffect, useMemo, useState } from 'react'
import { createIntl, type IntlShape } from 'react-intl'
import { locales, localeTags, type Locale } from '@/i18n/locales'
import { getPageMessages, loadPageMessages, type PageCatalogue } from '@/i18n/pageMessages'

/** Formats texts to households in each language, whatever the language of the page. */
export type MessageIntls = Record<Locale, IntlShape>

const CATALOGUES: readonly PageCatalogue[] = ['deskTemplates']

const createMessageIntl = (locale: Locale): IntlShape =>
  createIntl({ locale: localeTags[locale], messages: getPageMessages(CATALOGUES, locale) })

/** Loads the texts of messages in both languages; `retry` loads them again after a failure. */
export function useMessageIntls(): { intls: MessageIntls | undefined; isFailed: boolean; retry: () => void } {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const load = useCallback(async () => {
    setState('loading')
    try {
      await Promise.all(locales.map((locale) => loadPageMessages(CATALOGUES, locale)))
      setState('loaded')
    } catch {
      setState('failed')
    }
  }, [])
  useEffect(() => void load(), [load])
  const intls = useMemo(
    () => (state === 'loaded' ? { ar: createMessageIntl('ar'), en: createMessageIntl('en') } : undefined),
    [state],
  )
  return { intls, isFailed: state === 'failed', retry: () => void load() }
}
