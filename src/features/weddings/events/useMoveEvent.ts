import { useOrderEventsMutation, type Event } from '@/api/weddings'
import { moveEntry } from '@/lib/moveEntry'
import type { Step } from '@/ui/MoveButtons'

/** @returns the ids of the events in their new order */
function reorder(events: readonly Event[], moved: Event, step: Step): string[] {
  const place = events.indexOf(moved)
  return moveEntry(
    events.map(({ id }) => id),
    place,
    place + step,
  )
}

/** Moves events in the list at once, and back when the server refuses. */
export function useMoveEvent(weddingId: string, events: Event[]) {
  const [orderEvents, { isLoading, error, reset }] = useOrderEventsMutation()

  /** @returns whether the move was possible; none is while another one is being stored */
  const move = (moved: Event, step: Step): boolean => {
    if (isLoading) return false
    void orderEvents({ weddingId, eventOrder: { ids: reorder(events, moved, step) } })
    return true
  }

  return { move, isStoring: isLoading, hasFailed: error !== undefined, forgetFailure: reset }
}
