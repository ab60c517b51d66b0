import { toCalendarDate } from '@shared/toCalendarDate'
import { getRemaining, toTimeOfDay, getWeddingInstant } from './countdown'

const getIsoInstant = (weddingDate: string, weddingTime?: string, timeZone = 'Africa/Cairo') => {
  const instant = getWeddingInstant({ weddingDate, weddingTime, timeZone })
  return instant === undefined ? undefined : new Date(instant).toISOString()
}

describe('getWeddingInstant', () => {
  it('uses the local time of the invitation’s time zone, in winter and summer', () => {
    expect(getIsoInstant('2026-12-17', '19:30')).toBe('2026-12-17T17:30:00.000Z')
    expect(getIsoInstant('2026-07-17', '19:30')).toBe('2026-07-17T16:30:00.000Z')
    expect(getIsoInstant('2026-07-17', '20:00', 'America/New_York')).toBe('2026-07-18T00:00:00.000Z')
    expect(getIsoInstant('2026-07-17', '20:00', 'Pacific/Auckland')).toBe('2026-07-17T08:00:00.000Z')
  })

  it('returns the start of the day when the time is missing', () => {
    expect(getIsoInstant('2026-12-17')).toBe('2026-12-16T22:00:00.000Z')
    expect(getIsoInstant('2026-07-17')).toBe('2026-07-16T21:00:00.000Z')
  })

  it('returns the moment of the change when clocks skip midnight in Cairo', () => {
    // On 24 April 2026 the clocks go from 00:00 to 01:00.
    expect(getIsoInstant('2026-04-24')).toBe('2026-04-23T22:00:00.000Z')
    expect(getIsoInstant('2026-04-24', '00:30')).toBe('2026-04-23T22:30:00.000Z')
    expect(getIsoInstant('2026-04-24', '01:00')).toBe('2026-04-23T22:00:00.000Z')
    expect(getIsoInstant('2026-04-23', '23:59')).toBe('2026-04-23T21:59:00.000Z')
  })

  it('returns the first of two occurrences of an hour', () => {
    // On 29 October 2026 the clocks go from 24:00 back to 23:00.
    expect(getIsoInstant('2026-10-29', '23:30')).toBe('2026-10-29T20:30:00.000Z')
    expect(getIsoInstant('2026-10-30')).toBe('2026-10-29T22:00:00.000Z')
  })

  it('falls back to Cairo for an unknown time zone', () => {
    expect(getIsoInstant('2026-12-17', '19:30', 'Mars/Olympus')).toBe('2026-12-17T17:30:00.000Z')
  })

  it('returns undefined for an invalid date', () => {
    expect(['', '2026-02-30', '2026-13-01', '17/12/2026', '2026-12'].map((date) => getIsoInstant(date))).toEqual(
      Array(5).fill(undefined),
    )
  })
})

describe('getRemaining', () => {
  const wedding = Date.UTC(2026, 11, 17, 17, 30)

  it('counts days, hours, minutes and seconds', () => {
    const left = ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000
    expect(getRemaining(wedding, wedding - left)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5, arrived: false })
  })

  it('returns one second until the last moment, then arrived', () => {
    expect(getRemaining(wedding, wedding - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1, arrived: false })
    expect(getRemaining(wedding, wedding)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, arrived: true })
    expect(getRemaining(wedding, wedding + 86_400_000)).toEqual({
      days: 0,
      hours: 0,
      minutes: 0,
      seconds: 0,
      arrived: true,
    })
  })
})

describe('dates and times', () => {
  it('are undefined when invalid', () => {
    expect(toCalendarDate('2024-02-29')?.toISOString()).toBe('2024-02-29T12:00:00.000Z')
    expect(toCalendarDate('2025-02-29')).toBeUndefined()
    expect(toCalendarDate(undefined)).toBeUndefined()
    expect(toTimeOfDay('24:00')).toBeUndefined()
    expect(toTimeOfDay('7:30')).toBeUndefined()
    expect(toTimeOfDay('07:30')?.toISOString()).toBe('1970-01-01T07:30:00.000Z')
  })
})
