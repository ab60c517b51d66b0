import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { consentReopened, selectConsentOffered } from './consentSlice'

/** @returns opens the choice again; undefined where there is nothing to choose. */
export function usePrivacyChoices(): (() => void) | undefined {
  const dispatch = useAppDispatch()
  const offered = useAppSelector(selectConsentOffered)
  return offered ? () => dispatch(consentReopened()) : undefined
}
