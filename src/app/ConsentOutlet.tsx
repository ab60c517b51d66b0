import { Suspense } from 'react'
import { selectConsentAsked } from '../features/analytics/consent/consentSlice'
import { useAppSelector } from '../store/hooks'
import { lazyWithWords } from './lazyPage'

const ConsentBanner = lazyWithWords(() => import(/* webpackChunkName: "consent" */ '../features/analytics/consent/ConsentBanner'), ['consent'])

/** Asks whether the visitor may be measured, where there is something to ask; the code for it arrives with the question. */
export function ConsentOutlet() {
  const asked = useAppSelector(selectConsentAsked)
  return asked ? (
    <Suspense fallback={null}>
      <ConsentBanner />
    </Suspense>
  ) : null
}
