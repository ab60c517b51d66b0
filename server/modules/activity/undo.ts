import type { components } from '../../../openapi/generated/types.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { changeGuestList } from '../guests/changeGuestList.ts'
import { undoImport } from '../guests/undoImport.ts'
import { setReplyUndone } from '../replies/replies.ts'
import { getBatch } from '../weddings/changes.ts'
import type { ChangeKind, ChangeRow } from '../weddings/changes.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import type { Db } from '../../database/schema.ts'
import { KINDS_OF_TOPIC, canUndo } from './model.ts'
import { undoHouseholds } from './undoHouseholds.ts'

type UndoneChange = components['schemas']['UndoneChange']

/** @returns the rows of a change, which can be undone. @throws ApiError not_found, too_late */
async function getUndoableRows(db: Db, view: WeddingView, number: number, now: number): Promise<ChangeRow[]> {
  const rows = (await getBatch(db, view, number)).filter(({ kind }) => kind !== 'householdMovedAway')
  if (rows.length === 0) throw new ApiError('not_found')
  const undoable = rows.filter((row) => canUndo(view, row, now))
  if (undoable.length === 0) throw new ApiError('too_late')
  return undoable
}

/**
 * Undoes a change that a member sees. The undo is a change itself.
 * @param version of the household of the change, which was changed since, as the member has seen it
 * @throws ApiError not_found, too_late, limit_reached; VersionConflict with the household
 */
export async function undoChange(
  deps: WeddingDeps,
  view: WeddingView,
  number: number,
  version: number | undefined,
): Promise<UndoneChange> {
  const [first] = await getUndoableRows(deps.db, view, number, deps.clock())
  const { entity_id: entityId } = first!
  const kind = first!.kind as ChangeKind
  if (kind === 'imported') {
    const { removed, restored, kept } = await undoImport(deps, view, entityId!, number)
    return { changed: removed + restored, kept }
  }
  if (KINDS_OF_TOPIC.replies.includes(kind)) {
    await setReplyUndone(deps, view, entityId!, kind !== 'replyUndone', number)
    return { changed: 1, kept: 0 }
  }
  return changeGuestList(deps, view.weddingId, async (trx, wedding) => {
    // Somebody else may have undone it before the lock.
    const rows = await getUndoableRows(trx, view, number, deps.clock())
    return undoHouseholds(trx, { wedding, view, now: getTimestamp(deps.clock) }, rows, version)
  })
}
