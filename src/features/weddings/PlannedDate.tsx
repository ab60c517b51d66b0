import type { EventStatus } from '@/api/weddings'
import { useEventTexts } from '@/lib/useEventTexts'

/** A date of the wedding; struck out when nothing takes place on it any more. */
export function PlannedDate({ date, status }: { date: string; status: EventStatus | undefined }) {
  const { formatDate } = useEventTexts()
  const text = <time dateTime={date}>{formatDate(date)}</time>
  return status === undefined ? text : <s>{text}</s>
}
