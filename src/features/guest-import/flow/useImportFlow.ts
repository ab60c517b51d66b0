import { useMemo, useState } from 'react'
import type { Import } from '@/api/weddings'
import type { ColumnMapping } from '../parse/columns/fields'
import type { Side } from '../parse/rows/readCells'
import { createChoices, type Choices } from '../plan/choices'
import { resolveHalls } from '../plan/halls'
import { planImport } from '../plan/planImport'
import { useCandidates } from './useCandidates'
import type { ImportData } from './useImportData'
import { hasKnownColumns, type Source } from './useSource'

export type Step = 'source' | 'columns' | 'preview'

const isOfPhone = ({ table }: Source): boolean => table.source === 'contacts' || table.source === 'vcard'

/** The state of an import: its source, columns, defaults and choices, kept while the person moves between the steps. */
export function useImportFlow({ wedding, households, halls }: ImportData) {
  const [step, setStep] = useState<Step>('source')
  const [source, setSource] = useState<Source | null>(null)
  const [mapping, setMapping] = useState<ColumnMapping>([])
  const [defaultSide, setDefaultSide] = useState<Side>('both')
  const [choices, setChoices] = useState<Choices>(() => createChoices(true))
  const [result, setResult] = useState<Import | null>(null)
  const { candidates, hasFailed, retry } = useCandidates(source, mapping, wedding.timeZone)
  const plan = useMemo(
    () => candidates && planImport({ candidates, households, halls, defaultSide }),
    [candidates, households, halls, defaultSide],
  )

  const open = (next: Source) => {
    setSource(next)
    setMapping(resolveHalls(next.mapping, halls))
    setChoices(createChoices(!isOfPhone(next)))
    setStep(hasKnownColumns(next.table) ? 'preview' : 'columns')
  }
  const restart = () => {
    setSource(null)
    setResult(null)
    setStep('source')
  }
  const steps: Step[] =
    source && hasKnownColumns(source.table) ? ['source', 'preview'] : ['source', 'columns', 'preview']
  return {
    step,
    steps,
    source,
    mapping,
    defaultSide,
    choices,
    plan,
    /** Whether the code that reads rows could not be loaded. */
    hasFailed,
    retry,
    result,
    goTo: setStep,
    open,
    restart,
    setMapping,
    setDefaultSide,
    setChoices,
    setResult,
  }
}

export type ImportFlow = ReturnType<typeof useImportFlow>
