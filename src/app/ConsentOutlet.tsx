import { useEffect } from 'react'
import { selectConsentAsked, selectConsentReopened } from '../features/analytics/consent/consentSlice'
import { useLocale } from '../i18n/LocaleProvider'
import { useAppSelector } from '../store/hooks'
import { useLazyComponent } from '../ui/useLazyComponent'
import { createLocalizedComponent, loadThemed } from './localizedComponent'

const { preload } = createLocalizedComponent(
  loadThemed(() => import(/* webpackChunkName: "consent" */ '../features/analytics/consent/ConsentBanner')),
  ['consent'],
)
const banner = { ar: () => preload('ar'), en: () => preload('en') }

/**
 * Shows the consent banner where analytics are configured. Its code is loaded with it; when loading fails, nothing is
 * measured.
 */
export function ConsentOutlet() {
  const isConsentAsked = useAppSelector(selectConsentAsked)
  const reopened = useAppSelector(selectConsentReopened)
  const { locale } = useLocale()
  const { Component: Banner, load } = useLazyComponent(banner[locale])
  useEffect(() => {
    if (isConsentAsked) void load()
  }, [isConsentAsked, reopened, load])
  return isConsentAsked && Banner ? <Banner /> : null
}
