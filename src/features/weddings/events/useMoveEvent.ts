import { useState } from 'react'
import { useUpdateEventMutation, weddingEndpoints, type Event } from '@/api/weddings'
import { useAppDispatch } from '@/store/hooks'
import { toEventDetails, toEventValues } from '../form/eventValues'

/** One place towards the start (-1) or the end (1) of the list. */
export type Step = -1 | 1

/** @returns the events in their new order, each with its index as position */
export function reorder(events: Event[], moved: Event, step: Step): Event[] {
  const ordered = events.filter(({ id }) => id !== moved.id)
  ordered.splice(events.indexOf(moved) + step, 0, moved)
  return ordered.map((event, position) => ({ ...event, position }))
}

/**
 * Moves events at once in the list, and then stores the positions that have changed. A failure restores the
 * list, which is also fetched again, as after every update.
 */
export function useMoveEvent(weddingId: string, events: Event[]) {
  const dispatch = useAppDispatch()
  const [update] = useUpdateEventMutation()
  const [isMoving, setIsMoving] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const showList = (items: Event[]) =>
    dispatch(weddingEndpoints.util.updateQueryData('listEvents', { weddingId }, () => ({ items })))

  const storePosition = async (event: Event): Promise<Event> => {
    const { id: eventId, kind, version, position } = event
    if (events.some(({ id, position: stored }) => id === eventId && stored === position)) return event
    const details = toEventDetails(toEventValues(event), kind, position)
    return update({ weddingId, eventId, eventUpdate: { ...details, version } }).unwrap()
  }

  /** @returns whether the move was possible; none is while another one is being stored */
  const move = (moved: Event, step: Step): boolean => {
    if (isMoving) return false
    setIsMoving(true)
    setHasFailed(false)
    const ordered = reorder(events, moved, step)
    const { undo } = showList(ordered)
    // All at once, so that the list is fetched again only after the last one.
    void Promise.all(ordered.map(storePosition))
      .then(showList)
      .catch(() => {
        undo()
        setHasFailed(true)
      })
      .finally(() => setIsMoving(false))
    return true
  }

  return { move, hasFailed }
}
