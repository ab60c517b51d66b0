import { skipToken } from '@reduxjs/toolkit/query'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { DEFAULT_TIME_ZONE } from '@shared/limits'
import { useGetProfileQuery } from '@/api'
import { useGetGuestSummaryQuery, useListEventsQuery, useListWeddingsQuery } from '@/api/weddings'
import { useToday } from '@/lib/useToday'
import { AskSkeleton } from './AskSkeleton'
import { blankAsk } from './askValues'
import type { Prefill } from './prefill'
import { toWeddingValues } from './toWeddingValues'
import { WeddingField } from './WeddingField'

interface Loaded {
  data?: unknown
  error?: unknown
}
const isSettled = ({ data, error }: Loaded): boolean => data !== undefined || error !== undefined

/** @returns what the account and its first wedding know; null until all of it is loaded, or could not be */
function usePrefill(): Prefill | null {
  const { formatNumber } = useIntl()
  const today = useToday(DEFAULT_TIME_ZONE)
  const profile = useGetProfileQuery()
  const weddings = useListWeddingsQuery()
  const weddingId = weddings.data?.items[0]?.id
  const wedding = weddingId === undefined ? skipToken : { weddingId }
  const events = useListEventsQuery(wedding)
  const summary = useGetGuestSummaryQuery(wedding)
  const isLoaded = [profile, weddings, ...(weddingId === undefined ? [] : [events, summary])].every(isSettled)
  if (!isLoaded) return null

  const { firstName, lastName, phone = '' } = profile.data ?? {}
  const plans = toWeddingValues(events.data?.items ?? [], summary.data?.guests ?? 0, today, formatNumber)
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return {
    values: { ...blankAsk, ...plans, name, phone, weddingId: weddingId ?? '' },
    weddingField: weddings.data && weddings.data.items.length > 1 && (
      <WeddingField weddings={weddings.data.items} first={plans} />
    ),
  }
}

/** Fills the form from the account and its first wedding, once. */
export default function AccountPrefill({ children }: { children: (prefill: Prefill) => ReactNode }) {
  const prefill = usePrefill()
  const [kept, setKept] = useState<Prefill | null>(null)
  if (prefill && !kept) setKept(prefill)
  const shown = kept ?? prefill
  return shown ? children(shown) : <AskSkeleton />
}
