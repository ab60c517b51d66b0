import type { SideSeats } from '@shared/guests/summary'

/** A hall with the seats that are each side's, as far as they are set. */
export interface SharedHall {
  groomSeats?: number | undefined
  brideSeats?: number | undefined
}

/** The seats that the families of a side have in a hall, of those that are theirs. */
export interface Quota {
  side: 'groom' | 'bride'
  seats: number
  quota: number
}

/**
 * @param sides the seats that families have, by side; families of both count to neither
 * @returns the quotas of a hall, as far as they are set
 */
export function findQuotas({ groomSeats, brideSeats }: SharedHall, sides: readonly SideSeats[]): Quota[] {
  const quotas = { groom: groomSeats, bride: brideSeats }
  return (['groom', 'bride'] as const).flatMap((side) => {
    const quota = quotas[side]
    const seats = sides.find((one) => one.side === side)?.seats ?? 0
    return quota === undefined ? [] : [{ side, seats, quota }]
  })
}
