import { useEffect } from 'react'
import type { Household } from '@/api/weddings'
import { getSearchKey } from './householdKeys'

/** Households are folded after their list is shown, in ms. */
const DELAY_MS = 500

/** Folds households for the search, so that its first character does not wait for thousands of them. */
export function useSearchKeys(households: readonly Household[]): void {
  useEffect(() => {
    const timer = setTimeout(() => households.forEach(getSearchKey), DELAY_MS)
    return () => clearTimeout(timer)
  }, [households])
}
