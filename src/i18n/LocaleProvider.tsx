import {
  createContext,
  startTransition,
  useContext,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { IntlProvider } from 'react-intl'
import type { LoadMessages, Messages } from './catalogues'
import { storeLocaleChoice } from './localeChoice'
import { getDirection, localeTags, type Direction, type Locale } from './locales'

interface LocaleContextValue {
  locale: Locale
  direction: Direction
  /**
   * Changes the page's language once its messages are loaded; rejects when they cannot be loaded.
   * @param onLoaded called before the page changes
   */
  changeLocale: (locale: Locale, onLoaded?: () => void) => Promise<void>
  /** The same for this page view only, without storing it as the visitor's choice. */
  adoptLocale: (locale: Locale) => Promise<void>
  /**
   * Registers what must be loaded before the language changes.
   * @returns unregisters it
   */
  beforeChange: (load: (locale: Locale) => Promise<unknown>) => () => void
}

const LocaleContext = createContext<LocaleContextValue | null>(null)

/** @returns the page's language and direction, and the functions to change them. */
export function useLocale(): LocaleContextValue {
  const value = useContext(LocaleContext)
  if (!value) throw new Error('useLocale needs a LocaleProvider above it')
  return value
}

interface LocaleProviderProps {
  initial: { locale: Locale; messages: Messages }
  loadMessages: LoadMessages
  children: ReactNode
}

/** Provides the language to react-intl and `<html lang dir>`, portals included, without a reload. */
export function LocaleProvider({ initial, loadMessages, children }: LocaleProviderProps) {
  const [{ locale, messages }, setCurrent] = useState(initial)
  const direction = getDirection(locale)
  const loaders = useRef(new Set<(locale: Locale) => Promise<unknown>>())

  // Before layout effects, which measure the page: the direction decides on fonts and their sizes.
  useInsertionEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = direction
  }, [locale, direction])

  const value = useMemo(() => {
    const adoptLocale = async (next: Locale, onLoaded?: () => void) => {
      const [nextMessages] = await Promise.all([loadMessages(next), ...[...loaders.current].map((load) => load(next))])
      onLoaded?.()
      // A part of the page that has to wait for its messages keeps the old language until then.
      startTransition(() => setCurrent({ locale: next, messages: nextMessages }))
    }
    const beforeChange: LocaleContextValue['beforeChange'] = (load) => {
      loaders.current.add(load)
      return () => void loaders.current.delete(load)
    }
    const changeLocale = async (next: Locale, onLoaded?: () => void) => {
      await adoptLocale(next, onLoaded)
      storeLocaleChoice(next)
    }
    return { locale, direction, changeLocale, adoptLocale, beforeChange }
  }, [locale, direction, loadMessages])

  return (
    <LocaleContext value={value}>
      <IntlProvider locale={localeTags[locale]} messages={messages} onError={throwIntlError}>
        {children}
      </IntlProvider>
    </LocaleContext>
  )
}

/** A missing message is a build error: fail loudly. */
function throwIntlError(error: unknown): void {
  throw error
}
