import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { parseReferral, toReferralHeaders } from './referral'
import { referralCaptured, referralSpent, selectReferral } from './referralSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** The referral of an earlier deep link or of this page's URL, as headers for a registration. `spend` clears it after one. */
export function useReferral() {
  const dispatch = useAppDispatch()
  const { search } = useLocation()
  const referral = useAppSelector(selectReferral)

  useEffect(() => {
    dispatch(referralCaptured(parseReferral(new URL(search, location.origin).href)))
  }, [dispatch, search])

  return { referral: toReferralHeaders(referral), spend: () => void dispatch(referralSpent()) }
}
