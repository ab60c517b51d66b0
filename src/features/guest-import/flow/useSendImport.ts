import { useEffect, useState } from 'react'
import { hasErrorCode, isApiError } from '@/api'
import { invalidateGuestList, useImportHouseholdsMutation, useListImportsQuery, type Import } from '@/api/weddings'
import { useAppDispatch } from '@/store/hooks'
import type { ImportSource } from '../parse/importTable'
import { toImportInput, type ImportEntry } from '../plan/toImportInput'
import type { ImportDraft } from './useImportFlow'

/** Why an import was not accepted. */
export interface SendFailure {
  error: unknown
  /** The server's message for each line of the source. */
  rows: ReadonlyMap<number, string>
}

/** An import that was sent, and what it was built from. */
interface Attempt {
  id: string
  draft: ImportDraft
}

const ROW_FIELD = /^rows\.(\d+)/
const FRESH = { refetchOnFocus: true, refetchOnReconnect: true }

/** @returns the messages of the server by the lines of the source */
function findRowErrors(error: unknown, entries: readonly ImportEntry[]): Map<number, string> {
  if (!isApiError(error) || error.kind !== 'badRequest') return new Map()
  return new Map(
    error.fields.flatMap(({ field, message }) => {
      const [, index] = ROW_FIELD.exec(field) ?? []
      const lines = index === undefined ? [] : (entries[Number(index)]?.lines ?? [])
      return lines.map((line) => [line, message] as const)
    }),
  )
}

/** Sends an import. Its id is kept until it is stored, so that a retry after a lost response does not import twice. */
export function useSendImport(weddingId: string, draft: ImportDraft) {
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const [response, setResponse] = useState<Import | null>(null)
  const [failure, setFailure] = useState<SendFailure | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [importHouseholds] = useImportHouseholdsMutation()
  const imports = useListImportsQuery({ weddingId }, FRESH)
  const listed = imports.data?.items.find(({ id }) => id === attempt?.id)
  // The listed one first: it may be undone meanwhile.
  const stored = listed ?? response
  const isFoundLater = listed !== undefined && response === null
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (isFoundLater) dispatch(invalidateGuestList(weddingId))
  }, [isFoundLater, dispatch, weddingId])

  const send = async (entries: readonly ImportEntry[], source: ImportSource, fileName: string | undefined) => {
    const id = attempt?.id ?? crypto.randomUUID()
    setIsSending(true)
    setFailure(null)
    try {
      setAttempt({ id, draft })
      const importInput = toImportInput(entries, source, fileName, id)
      setResponse(await importHouseholds({ weddingId, importInput }).unwrap())
    } catch (error) {
      // A request whose response was lost has stored what there was then.
      const isStoredBefore = hasErrorCode(error, 'already_exists')
      if (isStoredBefore) setAttempt(attempt)
      const cause = isStoredBefore ? (await imports.refetch()).error : error
      if (cause) setFailure({ error: cause, rows: findRowErrors(cause, entries) })
    } finally {
      setIsSending(false)
    }
  }
  const reset = () => {
    setAttempt(null)
    setResponse(null)
    setFailure(null)
  }
  return {
    send,
    isSending,
    /** Of the source that is open. */
    failure: attempt?.draft.source === draft.source ? failure : null,
    /** The import, once the server has stored it. */
    stored,
    /** Of a side manager's import, families that the other family may have on its list, too. */
    maybeElsewhere: response?.maybeElsewhere,
    /** Whether the person has changed anything since it was sent. */
    hasChanged: attempt !== null && attempt.draft !== draft,
    /** Starts another import. */
    reset,
  }
}

export type SendImport = ReturnType<typeof useSendImport>
