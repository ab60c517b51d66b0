import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { getPhoneCountries } from '@shared/guests/countries'
import type { ColumnField, ColumnMapping } from '../parse/headers/fields'
import { readRowsInWorker } from '../parse/parseInWorker'
import type { ImportCandidate } from '../parse/rows/toImportRows'
import { applyRowEdits, type RowEdits } from './rowEdits'
import type { Source } from './useSource'

interface Reading {
  source: Source
  fields: string
  /** Null if the worker has failed. */
  candidates: ImportCandidate[] | null
}

const listFields = (mapping: ColumnMapping): string => mapping.map(({ field }) => field).join()
const toMapping = (fields: string): ColumnMapping =>
  (fields.split(',') as ColumnField[]).map((field) => (field === 'seats' ? { field, hall: '' } : { field }))

/** @returns the candidates with the halls that the columns have now: another hall of a column needs no reading */
const setHalls = (candidates: readonly ImportCandidate[], mapping: ColumnMapping): ImportCandidate[] =>
  candidates.map((candidate) => ({
    ...candidate,
    seats: candidate.seats.map((seats) => {
      const target = mapping[seats.column]
      return target?.field === 'seats' ? { ...seats, hall: target.hall } : seats
    }),
  }))

/** Reads the rows of a source by its columns, in the worker, and applies the person's corrections; `candidates` is null meanwhile. */
export function useCandidates(source: Source | null, mapping: ColumnMapping, edits: RowEdits, timeZone: string) {
  const [reading, setReading] = useState<Reading | null>(null)
  const latest = useRef(0)
  const fields = listFields(mapping)
  const read = useCallback(async () => {
    latest.current += 1
    const own = latest.current
    if (!source) return
    const request = { table: source.table, mapping: toMapping(fields), countries: getPhoneCountries(timeZone) }
    const candidates = await readRowsInWorker(request).catch(() => null)
    if (own === latest.current) setReading({ source, fields, candidates })
  }, [source, fields, timeZone])
  useEffect(() => void read(), [read])
  const current = reading?.source === source && reading.fields === fields ? reading : null
  const candidates = useMemo(
    () => (current?.candidates ? setHalls(applyRowEdits(current.candidates, edits), mapping) : null),
    [current, mapping, edits],
  )
  return {
    candidates,
    hasFailed: current !== null && current.candidates === null,
    retry: () => {
      setReading(null)
      void read()
    },
  }
}
