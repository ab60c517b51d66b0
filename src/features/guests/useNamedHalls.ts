import { useMemo } from 'react'
import type { GuestList, Hall } from '@/api/weddings'
import { useEventTexts } from '@/lib/useEventTexts'

/** @returns the halls of a list; where several events have halls, named after their events too, because two events may have halls of one name */
export function useNamedHalls({ events, halls }: Pick<GuestList, 'events' | 'halls'>): Hall[] {
  const { formatEventName } = useEventTexts()
  return useMemo(() => {
    if (new Set(halls.map(({ eventId }) => eventId)).size < 2) return halls
    return events.flatMap((event) =>
      event.halls.map((hall) => ({ ...hall, name: `${hall.name} · ${formatEventName(event)}` })),
    )
  }, [events, halls, formatEventName])
}
