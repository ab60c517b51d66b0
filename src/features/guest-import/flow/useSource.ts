import { useRef, useState } from 'react'
import { getPhoneCountries } from '@shared/guests/countries'
import { ImportError, type ImportErrorCode, type ImportErrorDetails } from '../parse/importError'
import type { ImportInput, ImportTable } from '../parse/importTable'
import { FILE_MAX_BYTES } from '../parse/limits'
import { parseInWorker } from '../parse/parseInWorker'
import type { ParsedImport } from '../parse/workerMessages'

export interface Source extends ParsedImport {
  fileName?: string
}

export interface SourceFailure {
  code: ImportErrorCode | 'unread'
  details: ImportErrorDetails
}

/** @returns whether the table has the columns of contacts or free lines, which need no correction */
export const hasKnownColumns = ({ headerLine, header }: ImportTable): boolean =>
  headerLine === null && header.some((title) => title !== '')

const toFailure = (error: unknown): SourceFailure =>
  error instanceof ImportError ? { code: error.code, details: error.details } : { code: 'unread', details: {} }

async function readFile(file: File): Promise<ImportInput> {
  // A file of several gigabytes must not be read into memory.
  if (file.size > FILE_MAX_BYTES) throw new ImportError('too-large')
  return { bytes: new Uint8Array(await file.arrayBuffer()), fileName: file.name }
}

/**
 * Reads files, pasted text and contacts in the worker.
 * @param timeZone of the wedding, which tells the country of phones
 * @param onRead called with a source that can be used
 */
export function useSource(timeZone: string, onRead: (source: Source) => void) {
  const [isReading, setIsReading] = useState(false)
  const [failure, setFailure] = useState<SourceFailure | null>(null)
  const latest = useRef(0)

  const read = async (getInput: () => ImportInput | Promise<ImportInput>) => {
    latest.current += 1
    const own = latest.current
    setIsReading(true)
    setFailure(null)
    try {
      const input = await getInput()
      const parsed = await parseInWorker({ ...input, countries: getPhoneCountries(timeZone) })
      if (own !== latest.current) return
      onRead({ ...parsed, ...('fileName' in input ? { fileName: input.fileName } : {}) })
    } catch (error) {
      if (own === latest.current) setFailure(toFailure(error))
    } finally {
      if (own === latest.current) setIsReading(false)
    }
  }
  return { isReading, failure, read, readFile: (file: File) => read(() => readFile(file)) }
}

export type SourceReading = ReturnType<typeof useSource>
