import { createHousehold } from '@tests/mocks/guests'
import { findSimilar } from '@/lib/guests/findSimilar'
import { EVERYONE, filterHouseholds, sortHouseholds, sumGuests } from './searchHouseholds'

const eventOfHall = new Map([
  ['men', 'wedding'],
  ['women', 'wedding'],
  ['henna', 'henna'],
])
const ahmed = createHousehold({
  name: 'أحمَد سمير',
  honorific: 'الحاج',
  phone: '٠١٠ ١٢٣٤ ٥٦٧٨',
  phoneE164: '+201012345678',
  tags: ['الشغل'],
  tableLabel: '10',
  seats: [{ hallId: 'men', allowed: 2 }],
  createdAt: '2026-11-21T10:00:00.000Z',
})
const mona = createHousehold({
  name: 'منى عبد الرحمن',
  side: 'bride',
  tableLabel: '2',
  seats: [
    { hallId: 'women', allowed: 1 },
    { hallId: 'henna', allowed: 6 },
  ],
  createdAt: '2026-11-22T10:00:00.000Z',
})
const sara = createHousehold({ name: 'Sara', side: 'both', createdAt: '2026-11-23T10:00:00.000Z' })
const all = [sara, mona, ahmed]
const find = (search: Partial<typeof EVERYONE>) =>
  filterHouseholds([ahmed, mona, sara], { ...EVERYONE, ...search }, eventOfHall).map(({ name }) => name)

it.each([
  ['احمد', [ahmed]],
  ['الحاج أحمد', [ahmed]],
  ['0101234', [ahmed]],
  ['+2010', [ahmed]],
  ['عبدالرحمن', [mona]],
  ['عبد الر', [mona]],
  ['شغل', [ahmed]],
  ['SARA', [sara]],
  ['nobody', []],
])('finds %s', (text, expected) => {
  expect(find({ text })).toEqual(expected.map(({ name }) => name))
})

it.each([
  [{ side: 'bride' as const }, [mona]],
  [{ hallId: 'women' }, [mona]],
  [{ eventId: 'wedding' }, [ahmed, mona]],
  [{ tag: 'الشغل' }, [ahmed]],
  [{ phone: 'without' as const, side: 'both' as const }, [sara]],
])('filters by %o', (search, expected) => {
  expect(find(search)).toEqual(expected.map(({ name }) => name))
})

it.each([
  ['name' as const, [sara, ahmed, mona]],
  ['newest' as const, [sara, mona, ahmed]],
  ['seats' as const, [mona, ahmed, sara]],
  ['table' as const, [mona, ahmed, sara]],
])('sorts by %s', (sort, expected) => {
  expect(sortHouseholds(all, sort, eventOfHall)).toEqual(expected)
})

it('counts a family once, in the event in which it has most seats', () => {
  expect(sumGuests(all, eventOfHall)).toBe(2 + 6)
})

it('finds families with the same phone or the same folded name', () => {
  expect(findSimilar(all, { name: 'أخرى', phoneE164: '+201012345678' })).toEqual([ahmed])
  expect(findSimilar(all, { name: 'احمد  سمير', phoneE164: null })).toEqual([ahmed])
  expect(findSimilar(all, { name: 'أحمد', phoneE164: null })).toEqual([])
})
