import { toCalendarDate } from '@shared/toCalendarDate'
import { toInstant } from '@shared/timeZones'

/** Specification §9: countdown refresh, in ms. */
export const COUNTDOWN_TICK_MS = 1000

const SECOND_MS = 1000
const DAY_MS = 86_400_000
const TIME = /^(\d{2}):(\d{2})$/

export interface Remaining {
  days: number
  hours: number
  minutes: number
  seconds: number
  arrived: boolean
}

/** @returns a time of day on 1 January 1970 UTC, to be formatted with `timeZone: 'UTC'`. */
export function toTimeOfDay(text: string | undefined): Date | undefined {
  const [, hours, minutes] = TIME.exec(text ?? '') ?? []
  if (!hours || !minutes || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return new Date(Date.UTC(1970, 0, 1, Number(hours), Number(minutes)))
}

/**
 * The target of the countdown, in epoch ms: the wedding's time, or the start of its day, in the invitation's own time
 * zone (specification §3, "Invitation"). A wall time that daylight saving skips is the moment right after the gap; one that
 * occurs twice is the first.
 * @returns undefined for an invalid date
 */
export function getWeddingInstant(content: {
  weddingDate: string
  weddingTime?: string
  timeZone: string
}): number | undefined {
  const date = toCalendarDate(content.weddingDate)
  if (!date) return undefined
  const wall = date.getTime() - DAY_MS / 2 + (toTimeOfDay(content.weddingTime)?.getTime() ?? 0)
  return toInstant(content.timeZone, wall)
}

/** @returns the time left until `targetMs`; all zero and `arrived` once it has passed (specification §2). */
export function getRemaining(targetMs: number, nowMs: number): Remaining {
  const total = Math.ceil((targetMs - nowMs) / SECOND_MS)
  if (total <= 0) return { days: 0, hours: 0, minutes: 0, seconds: 0, arrived: true }
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    arrived: false,
  }
}
