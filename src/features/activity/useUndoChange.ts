import { useState } from 'react'
import { useIntl } from 'react-intl'
import { findCurrent, hasErrorCode, useErrorText } from '@/api'
import { useUndoChangeMutation } from '@/api/changes'
import type { Change, Household, UndoneChange } from '@/api/weddings'
import { undoMessages } from '@/i18n/messages/activity'

/** A change whose family was changed again since. */
export interface UndoConflict {
  change: Change
  current: Household
}

/** The undo of one change after the other. */
export interface Undoing {
  undo: (change: Change) => void
  /** The number of the change that is being undone. */
  busy: number | undefined
  /** Why a change could not be undone. */
  failure: { number: number; text: string } | undefined
  done: UndoneChange | undefined
  conflict: UndoConflict | undefined
  undoAnyway: () => void
  leave: () => void
  close: () => void
}

/**
 * Undoes changes of a wedding.
 * @param findChange fetches the changes again and returns one of them
 */
export function useUndoChange(weddingId: string, findChange: (number: number) => Promise<Change | undefined>): Undoing {
  const intl = useIntl()
  const errorText = useErrorText()
  const [send] = useUndoChangeMutation()
  const [busy, setBusy] = useState<number>()
  const [failure, setFailure] = useState<Undoing['failure']>()
  const [done, setDone] = useState<UndoneChange>()
  const [conflict, setConflict] = useState<UndoConflict>()

  /** An undo whose response was lost is too late when it is repeated, and done. */
  const explain = async (error: unknown, change: Change) => {
    const { number } = change
    const current = findCurrent(error, 'version_conflict') as Household | undefined
    if (current) setConflict({ change, current })
    else if (!hasErrorCode(error, 'too_late')) setFailure({ number, text: errorText(error) })
    else if ((await findChange(number))?.undoneBy !== undefined) setDone({ changed: change.count, kept: 0 })
    else setFailure({ number, text: intl.formatMessage(undoMessages.tooLate) })
  }
  const run = async (change: Change, version?: number) => {
    if (busy !== undefined) return
    setBusy(change.number)
    setFailure(undefined)
    setDone(undefined)
    const changeUndo = version === undefined ? {} : { version }
    const { data, error } = await send({ weddingId, number: change.number, changeUndo })
    setConflict(undefined)
    if (data) setDone(data)
    else await explain(error, change)
    setBusy(undefined)
  }
  return {
    undo: (change) => void run(change),
    busy,
    failure,
    done,
    conflict,
    undoAnyway: () => conflict && void run(conflict.change, conflict.current.version),
    leave: () => setConflict(undefined),
    close: () => setDone(undefined),
  }
}
