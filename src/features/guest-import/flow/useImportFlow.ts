import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { getPhoneCountries } from '@shared/guests/countries'
import { getEditableSides } from '@shared/weddingRights'
import { columnMessages } from '@/i18n/messages/guestImport'
import type { ColumnMapping } from '../parse/headers/fields'
import type { Side } from '../parse/rows/readCells'
import { createChoices, forgetRow, type Choices } from '../plan/choices'
import { resolveHalls } from '../plan/halls'
import { planImport } from '../plan/planImport'
import { chooseFirstSheet, mergeSheets, type SheetChoice } from './mergeSheets'
import { readRowEdit, type RowEdits, type RowTexts } from './rowEdits'
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
  edits: RowEdits
}

const NO_EDITS: RowEdits = new Map()

const isOfPhone = ({ table }: Source): boolean => table.source === 'contacts' || table.source === 'vcard'

/** The state of an import: its source, columns, defaults and choices, kept while the person moves between the steps. */
export function useImportFlow({ wedding, households, halls }: ImportData) {
  const [step, setStep] = useState<Step>('source')
  const [source, setSource] = useState<Source | null>(null)
  const [mapping, setMapping] = useState<ColumnMapping>([])
  const sides = useMemo(() => getEditableSides(wedding), [wedding])
  const [defaultSide, setDefaultSide] = useState<Side>(wedding.side ?? 'both')
  const [sheetChoices, setSheetChoices] = useState<SheetChoice[]>([])
  const intl = useIntl()
  const [choices, setChoices] = useState<Choices>(() => createChoices(true))
  const [edits, setEdits] = useState(NO_EDITS)
  const draft = useMemo(
    (): ImportDraft => ({ source, mapping, defaultSide, choices, edits }),
    [source, mapping, defaultSide, choices, edits],
  )
  const { candidates, hasFailed, retry } = useCandidates(source, mapping, edits, wedding.timeZone)
  const plan = useMemo(
    () => candidates && planImport({ candidates, households, halls, defaultSide, sides }),
    [candidates, households, halls, defaultSide, sides],
  )

  const mergeChosen = (opened: Source, chosen: SheetChoice[]): Source => {
    if (!opened.sheets) return opened
    return { ...opened, ...mergeSheets(opened.sheets, chosen, (side) => intl.formatMessage(columnMessages[side])) }
  }
  const load = (next: Source) => {
    setSource(next)
    setMapping(resolveHalls(next.mapping, halls))
    setChoices(createChoices(!isOfPhone(next)))
    setEdits(NO_EDITS)
  }
  const getCandidate = (line: number) => candidates?.find((candidate) => candidate.line === line)
  /** Corrects a row. Decisions on it, and to merge others into it, are asked again. */
  const editRow = async (line: number, texts: RowTexts) => {
    const candidate = getCandidate(line)
    if (!candidate) return
    const edit = await readRowEdit(candidate, texts, getPhoneCountries(wedding.timeZone))
    setEdits((before) => new Map(before).set(line, edit))
    setChoices((before) => forgetRow(before, line))
  }
  /** Replaces the table by the rows of other sheets; their columns are guessed again. */
  const chooseSheets = (next: SheetChoice[]) => {
    setSheetChoices(next)
    if (source) load(mergeChosen(source, next))
  }
  const open = (next: Source) => {
    const first = chooseFirstSheet(next.sheets ?? [], next.table)
    setSheetChoices(first)
    load(mergeChosen(next, first))
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
    /** The sides to choose from. */
    sides,
    choices,
    plan,
    /** Whether the worker that reads rows has failed. */
    hasFailed,
    retry,
    draft,
    goTo: setStep,
    open,
    restart,
    clearDecisions,
    getCandidate,
    editRow,
    sheetChoices,
    chooseSheets,
    setMapping,
    setDefaultSide,
    setChoices,
  }
}

export type ImportFlow = ReturnType<typeof useImportFlow>
