import { useMemo } from 'react'
import { useGuestList, type Household, type Wedding } from '@/api/weddings'
import { useLocale } from '@/i18n/LocaleProvider'
import { listHalls } from '../plan/halls'
import type { HallOption } from '../plan/types'

/** What an import is planned with. */
export interface ImportData {
  wedding: Wedding
  households: Household[]
  halls: HallOption[]
}

/** Loads the wedding, its halls and its whole guest list, which stay the same while an import is planned, unless the connection was lost. */
export function useImportData(weddingId: string) {
  const state = useGuestList(weddingId, { staysFresh: false })
  const { locale } = useLocale()
  const list = state.status === 'ready' ? state.list : undefined
  const data = useMemo(
    (): ImportData | undefined =>
      list && { wedding: list.wedding, households: list.households, halls: listHalls(list.events, locale) },
    [list, locale],
  )
  return data ? { status: 'ready' as const, data } : (state as Exclude<typeof state, { status: 'ready' }>)
}
