import type { GuestCounts } from '@shared/guests/summary'
import type { Hall, Wedding } from '@/api/weddings'
import { guestSummaryMessages } from '@/i18n/messages/guests'
import { findQuotas } from '@/ui/seats/quotas'

/** @returns the halls as the list can count them: a side manager's has no families of the other side, whose seats are missing in every sum */
export function getCountedHalls(halls: Hall[], { side }: Pick<Wedding, 'side'>): Hall[] {
  if (side === undefined) return halls
  return halls.map(({ capacity: _capacity, groomSeats, brideSeats, ...hall }) => ({
    ...hall,
    ...(side === 'groom' ? { groomSeats } : { brideSeats }),
  }))
}

/** @returns the message that a hall, or a side in it, has too many seats; undefined when none has */
export function findHallWarning(halls: readonly Hall[], counts: GuestCounts) {
  const counted = halls.map((hall) => ({ ...hall, count: counts.halls.find(({ hallId }) => hallId === hall.id) }))
  if (counted.some(({ capacity = Infinity, count }) => (count?.seats ?? 0) > capacity))
    return guestSummaryMessages.overfull
  const quotas = counted.flatMap(({ count, ...hall }) => findQuotas(hall, count?.sides ?? []))
  return quotas.some(({ seats, quota }) => seats > quota) ? guestSummaryMessages.overQuota : undefined
}
