import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { parseReferral } from './referral'
import { toReferralHeaders } from './referral'
import { referralCaptured, referralSpent, selectReferral } from './referralSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/**
 * Who sent the visitor, as an earlier deep link left it or this page's own address says it, and what a registration sends of
 * that. It belongs to the next account on this browser: `spend` forgets it.
 */
export function useReferral() {
  const dispatch = useAppDispatch()
  const { search } = useLocation()
  const referral = useAppSelector(selectReferral)

  useEffect(() => {
    dispatch(referralCaptured(parseReferral(new URL(search, location.origin).href)))
  }, [dispatch, search])

  return { referral: toReferralHeaders(referral), spend: () => void dispatch(referralSpent()) }
}
