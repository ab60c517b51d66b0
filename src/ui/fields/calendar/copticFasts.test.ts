import { findCopticFast, getOrthodoxEaster } from './copticFasts'

it.each(['2024-05-05', '2025-04-20', '2026-04-12', '2027-05-02', '2028-04-16'])(
  'getOrthodoxEaster returns %s',
  (easter) => expect(getOrthodoxEaster(Number(easter.slice(0, 4))).toISOString()).toMatch(easter),
)

it.each([
  ['2027-03-07', undefined],
  ['2027-03-08', 'lent'],
  ['2027-05-01', 'lent'],
  ['2027-05-02', undefined],
  ['2027-11-24', undefined],
  ['2027-11-25', 'nativity'],
  ['2028-01-06', 'nativity'],
  ['2028-01-07', undefined],
  ['2027-02-30', undefined],
  ['', undefined],
  ['none', undefined],
])('findCopticFast returns the fast of %s', (date, fast) => expect(findCopticFast(date)).toBe(fast))
