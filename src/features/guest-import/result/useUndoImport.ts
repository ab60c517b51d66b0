import { useState } from 'react'
import { useErrorText } from '@/api'
import { useUndoImportMutation, type ImportUndone } from '@/api/weddings'

/**
 * Undoes imports after a confirmation.
 * @param onUndone called with what was undone
 */
export function useUndoImport(weddingId: string, onUndone: (undone: ImportUndone) => void) {
  const errorText = useErrorText()
  const [target, setTarget] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [undoImport, { isLoading }] = useUndoImportMutation()

  const ask = (importId: string) => {
    setFailure(null)
    setTarget(importId)
  }
  const confirm = async () => {
    if (target === null) return
    try {
      onUndone(await undoImport({ weddingId, importId: target }).unwrap())
    } catch (error) {
      setFailure(errorText(error))
    }
    setTarget(null)
  }
  return { ask, confirm, cancel: () => setTarget(null), isAsking: target !== null, isUndoing: isLoading, failure }
}

export type UndoImport = ReturnType<typeof useUndoImport>
