import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { consentReopened, selectConsentOffered } from './consentSlice'

/** @returns a function that opens the choice again; undefined where no consent is needed. */
export function usePrivacyChoices(): (() => void) | undefined {
  const dispatch = useAppDispatch()
  const offered = useAppSelector(selectConsentOffered)
  return offered ? () => dispatch(consentReopened()) : undefined
}
