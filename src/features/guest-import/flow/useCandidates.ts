import { useCallback, useEffect, useMemo, useState } from 'react'
import { getPhoneCountries } from '@shared/guests/countries'
import type { ColumnMapping } from '../parse/columns/fields'
import type { Source } from './useSource'

/** The library of phone numbers is loaded with the first list, not with the page. */
const importRows = () => import(/* webpackChunkName: "guest-import-rows" */ '../parse/rows/toImportRows')
type Rows = Awaited<ReturnType<typeof importRows>>

function useRows(isNeeded: boolean) {
  const [rows, setRows] = useState<Rows | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(async () => {
    setHasFailed(false)
    try {
      setRows(await importRows())
    } catch {
      setHasFailed(true)
    }
  }, [])
  useEffect(() => {
    if (isNeeded) void load()
  }, [isNeeded, load])
  return { rows, hasFailed, load }
}

/** Reads the rows of a source by its columns; `candidates` is null until the code for it is loaded. */
export function useCandidates(source: Source | null, mapping: ColumnMapping, timeZone: string) {
  const { rows, hasFailed, load } = useRows(source !== null)
  const candidates = useMemo(
    () => source && rows && rows.toImportRows(source.table, mapping, getPhoneCountries(timeZone)),
    [source, rows, mapping, timeZone],
  )
  return { candidates, hasFailed, retry: () => void load() }
}
