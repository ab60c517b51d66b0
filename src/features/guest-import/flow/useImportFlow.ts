import { useMemo, useState } from 'react'
import type { ColumnMapping } from '../parse/columns/fields'
import type { Side } from '../parse/rows/readCells'
import { createChoices, type Choices } from '../plan/choices'
import { resolveHalls } from '../plan/halls'
import { planImport } from '../plan/planImport'
import { useCandidates } from './useCandidates'
import type { ImportData } from './useImportData'
import { hasKnownColumns, type Source } from './useSource'

export type Step = 'source' | 'columns' | 'preview'

/** What the person has chosen; another object after each change. */
export interface ImportDraft {
  source: Source | null
  mapping: ColumnMapping
  defaultSide: Side
  choices: Choices
}

const isOfPhone = ({ table }: Source): boolean => table.source === 'contacts' || table.source === 'vcard'

/** The state of an import: its source, columns, defaults and choices, kept while the person moves between the steps. */
export function useImportFlow({ wedding, households, halls }: ImportData) {
  const [step, setStep] = useState<Step>('source')
  const [source, setSource] = useState<Source | null>(null)
  const [mapping, setMapping] = useState<ColumnMapping>([])
  const [defaultSide, setDefaultSide] = useState<Side>('both')
  const [choices, setChoices] = useState<Choices>(() => createChoices(true))
  const draft = useMemo(
    (): ImportDraft => ({ source, mapping, defaultSide, choices }),
    [source, mapping, defaultSide, choices],
  )
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
    setStep('source')
  }
  /** The matches of the decisions are those of an earlier guest list. */
  const clearDecisions = () => setChoices((before) => ({ ...before, decisions: new Map() }))
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
    draft,
    goTo: setStep,
    open,
    restart,
    clearDecisions,
    setMapping,
    setDefaultSide,
    setChoices,
  }
}

export type ImportFlow = ReturnType<typeof useImportFlow>
