import { useOrderEventsMutation, type Event } from '@/api/weddings'

/** One place towards the start (-1) or the end (1) of the list. */
export type Step = -1 | 1

/** @returns the ids of the events in their new order */
function reorder(events: readonly Event[], moved: Event, step: Step): string[] {
  const ids = events.filter(({ id }) => id !== moved.id).map(({ id }) => id)
  ids.splice(events.indexOf(moved) + step, 0, moved.id)
  return ids
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
