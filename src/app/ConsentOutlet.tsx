import { useEffect } from 'react'
import { selectConsentAsked, selectConsentReopened } from '../features/analytics/consent/consentSlice'
import { useLocale } from '../i18n/LocaleProvider'
import { useAppSelector } from '../store/hooks'
import { useLateComponent } from '../ui/useLateComponent'
import { createLocalizedComponent } from './localizedComponent'

const { preload } = createLocalizedComponent(() => import(/* webpackChunkName: "consent" */ '../features/analytics/consent/ConsentBanner'), ['consent'])
const banner = { ar: () => preload('ar'), en: () => preload('en') }

/**
 * Asks whether the visitor may be measured, where there is something to ask. The code for it arrives with the question; when it
 * does not, the page goes on without, and nobody is measured.
 */
export function ConsentOutlet() {
  const asked = useAppSelector(selectConsentAsked)
  const reopened = useAppSelector(selectConsentReopened)
  const { locale } = useLocale()
  const { Late: Banner, ask } = useLateComponent(banner[locale])
  useEffect(() => {
    if (asked) void ask()
  }, [asked, reopened, ask])
  return asked && Banner ? <Banner /> : null
}
