import { toHijriDate } from './hijri'
import { findSeasonOn } from './seasons'

// From the published Umm al-Qura calendar.
it.each([
  ['2024-03-11', 1, 9, 1445],
  ['2024-04-10', 1, 10, 1445],
  ['2024-06-15', 9, 12, 1445],
  ['2024-07-07', 1, 1, 1446],
  ['2025-03-01', 1, 9, 1446],
  ['2025-03-30', 1, 10, 1446],
  ['2025-06-06', 10, 12, 1446],
  ['2025-06-26', 1, 1, 1447],
  ['2026-02-18', 1, 9, 1447],
])('toHijriDate converts %s to %i/%i/%i', (date, day, month, year) =>
  expect(toHijriDate(date)).toEqual({ day, month, year }),
)

it.each(['', '2027-02-30', '18/06/2027', '0002-06-18', '9999-01-01'])(
  'toHijriDate returns undefined for "%s"',
  (text) => expect(toHijriDate(text)).toBeUndefined(),
)

it.each([
  ['2025-02-26', undefined],
  ['2025-02-28', { season: 'ramadan', certain: false }],
  ['2025-03-01', { season: 'ramadan', certain: false }],
  ['2025-03-02', { season: 'ramadan', certain: true }],
  ['2025-03-28', { season: 'ramadan', certain: true }],
  ['2025-03-29', { season: 'ramadan', certain: false }],
  ['2025-03-30', { season: 'fitr', certain: false }],
  ['2025-03-31', { season: 'fitr', certain: true }],
  ['2025-04-01', { season: 'fitr', certain: false }],
  ['2025-04-02', { season: 'fitr', certain: false }],
  ['2025-04-03', undefined],
  ['2025-06-03', undefined],
  ['2025-06-04', { season: 'adha', certain: false }],
  ['2025-06-06', { season: 'adha', certain: true }],
  ['2025-06-10', { season: 'adha', certain: false }],
  ['2025-06-11', undefined],
])('findSeasonOn returns the season of %s and whether it is certain', (date, season) =>
  expect(findSeasonOn(date)).toEqual(season),
)
