import { sampleWedding } from '@tests/fixtures/wedding'
import { sortWeddings } from './sortWeddings'

it('returns the weddings to come by date, those without a date, and then the past ones', () => {
  const dates = ['2027-06-18', undefined, '2026-11-01', '2026-12-24', '2026-11-28', '2025-01-01']
  const weddings = dates.map((date, nth) => ({ ...sampleWedding, id: String(nth), ...(date ? { date } : {}) }))
  const sorted = sortWeddings(weddings, '2026-11-28')
  expect(sorted.map(({ date }) => date)).toEqual([
    '2026-11-28',
    '2026-12-24',
    '2027-06-18',
    undefined,
    '2026-11-01',
    '2025-01-01',
  ])
})
