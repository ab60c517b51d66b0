import { useRef, useState } from 'react'
import { isApiError } from '@/api'
import { useImportHouseholdsMutation, type Import } from '@/api/weddings'
import type { ImportSource } from '../parse/importTable'
import { toImportInput, type ImportEntry } from '../plan/toImportInput'

/** Why an import was not accepted. */
export interface SendFailure {
  error: unknown
  /** The server's message for each line of the source. */
  rows: ReadonlyMap<number, string>
}

const ROW_FIELD = /^rows\.(\d+)/

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

/** Sends an import. Its id is kept until it succeeds, so that a retry after a lost response does not import twice. */
export function useSendImport(weddingId: string, onSent: (result: Import) => void) {
  const id = useRef<string | null>(null)
  const [importHouseholds, { isLoading }] = useImportHouseholdsMutation()
  const [failure, setFailure] = useState<SendFailure | null>(null)

  const send = async (entries: readonly ImportEntry[], source: ImportSource, fileName: string | undefined) => {
    id.current ??= crypto.randomUUID()
    setFailure(null)
    try {
      const importInput = toImportInput(entries, source, fileName, id.current)
      const result = await importHouseholds({ weddingId, importInput }).unwrap()
      id.current = null
      onSent(result)
    } catch (error) {
      setFailure({ error, rows: findRowErrors(error, entries) })
    }
  }
  return { send, isSending: isLoading, failure }
}
