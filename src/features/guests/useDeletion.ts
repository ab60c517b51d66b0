import { useCallback, useState } from 'react'
import { useBulkEditHouseholdsMutation, useDeleteHouseholdMutation } from '@/api/weddings'

/** Deleting households, with undo. */
export interface Deletion {
  /** Puts households into the bin. */
  remove: (ids: string[]) => Promise<void>
  /** The households that were deleted last, until the offer to undo ends. */
  deleted: string[]
  undo: () => void
  endUndo: () => void
  /** The error of the last deletion or restoration. */
  error: unknown
}

/** Puts households of a wedding into the bin, and takes the last ones out again. */
export function useDeletion(weddingId: string): Deletion {
  const [edit] = useBulkEditHouseholdsMutation()
  const [removeOne] = useDeleteHouseholdMutation()
  const [deleted, setDeleted] = useState<string[]>([])
  const [error, setError] = useState<unknown>()
  const remove = useCallback(
    async (ids: string[]) => {
      const [first = ''] = ids
      const result = await (ids.length === 1
        ? removeOne({ weddingId, householdId: first })
        : edit({ weddingId, bulkEdit: { ids, action: 'delete' } }))
      setError(result.error)
      if (!result.error) setDeleted(ids)
    },
    [edit, removeOne, weddingId],
  )
  const undo = async () => {
    const result = await edit({ weddingId, bulkEdit: { ids: deleted, action: 'restore' } })
    setError(result.error)
  }
  return { remove, deleted, undo: () => void undo(), endUndo: () => setDeleted([]), error }
}
