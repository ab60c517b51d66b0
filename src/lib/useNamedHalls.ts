import { useMemo } from 'react'
import type { Event, Hall } from '@/api/weddings'
import { useEventTexts } from './useEventTexts'

/** @returns the halls of the events in their order; where several events have halls, named after their events too, because two events may have halls of one name */
export function useNamedHalls(events: readonly Event[]): Hall[] {
  const { formatEventName } = useEventTexts()
  return useMemo(() => {
    const isSingle = events.filter(({ halls }) => halls.length > 0).length < 2
    return events.flatMap((event) =>
      isSingle
        ? event.halls
        : event.halls.map((hall) => ({ ...hall, name: `${hall.name} · ${formatEventName(event)}` })),
    )
  }, [events, formatEventName])
}
