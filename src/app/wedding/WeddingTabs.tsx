import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { selectIsSignedIn } from '@/features/auth/authSlice'
import { useLocale } from '@/i18n/LocaleProvider'
import type { Locale } from '@/i18n/locales'
import type { AppStore } from '@/store/createStore'
import { useAppSelector } from '@/store/hooks'
import { useLazyComponent } from '@/ui/useLazyComponent'
import { createLocalizedComponent, loadPlain } from '../localizedComponent'
import { getSpaceClass } from './getSpaceClass'

const { Content, preload, isLoaded } = createLocalizedComponent(
  loadPlain(() => import(/* webpackChunkName: "wedding-nav" */ './WeddingNav')),
  ['weddings', 'offline'],
)
/** The dashboard, and the paths with the id of a wedding (`findWeddingPage`). */
const WEDDING_PAGES = /^\/(home\/?$|weddings\/)/i
const navigation = { ar: () => preload('ar'), en: () => preload('en') }

/** Loads the tabs beside the page that has them, before it is rendered. */
export const preloadWeddingTabs = (pathname: string, locale: Locale): void => {
  if (WEDDING_PAGES.test(pathname)) void navigation[locale]().catch(() => undefined)
}

/** Fills the cache with what the device has stored for the page: without a connection, it is then rendered once. */
export async function restoreWeddingPage({ dispatch }: AppStore): Promise<void> {
  if (!WEDDING_PAGES.test(location.pathname)) return
  const { restorePage } = await import(/* webpackChunkName: "wedding-nav" */ './restorePage')
  await dispatch(restorePage(location))
}

/**
 * The tabs of a wedding on its pages, nothing on others. They stay between its pages, so that the chosen tab keeps the focus. Their code is loaded beside that of the
 * page, which does not move when they appear.
 */
export function WeddingTabs() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { pathname } = useLocation()
  const isShown = isSignedIn && WEDDING_PAGES.test(pathname)
  const { locale } = useLocale()
  const { Component, load } = useLazyComponent(navigation[locale])
  // At once where `preloadWeddingTabs` has loaded them.
  const Navigation = isLoaded(locale) ? Content : Component
  useEffect(() => {
    if (isShown) void load()
  }, [isShown, load])
  if (!isShown) return null
  return Navigation ? <Navigation /> : <div className={getSpaceClass(pathname)} />
}
