import type { Wedding } from '@/api/weddings'

/** Weddings without a date follow those to come. */
const NO_DATE = '9999-12-31'

const compareDates = (one: Wedding, other: Wedding): number =>
  (one.date ?? NO_DATE).localeCompare(other.date ?? NO_DATE)

/**
 * @param today YYYY-MM-DD
 * @returns the weddings to come by date, those without a date, and those of the past, the latest first
 */
export function sortWeddings(weddings: readonly Wedding[], today: string): Wedding[] {
  const isPast = ({ date = NO_DATE }: Wedding) => date < today
  const past = weddings.filter(isPast).toSorted(compareDates).toReversed()
  return [...weddings.filter((wedding) => !isPast(wedding)).toSorted(compareDates), ...past]
}
