import { countGuests, countHouseholds, mapEventsOfHalls } from './summary.ts'

const halls = [
  { id: 'men', eventId: 'wedding' },
  { id: 'women', eventId: 'wedding' },
  { id: 'henna', eventId: 'henna' },
]

it.each([
  ['the sum of the halls of one event', { men: 2, women: 3 }, 5],
  ['the event in which it has most seats', { men: 2, henna: 4 }, 4],
  ['nothing for halls that do not exist any more', { gone: 9 }, 0],
  ['nothing without seats', {}, 0],
])('countGuests returns %s', (_what, allowed, count) => {
  const seats = Object.entries(allowed).map(([hallId, number]) => ({ hallId, allowed: number }))
  expect(countGuests({ seats }, mapEventsOfHalls(halls))).toBe(count)
})

it('countHouseholds counts the seats of each hall by side', () => {
  const family = (side: 'groom' | 'bride' | 'both', allowed: number) => ({
    side,
    tags: [],
    phoneE164: undefined,
    seats: [{ hallId: 'men', allowed }],
  })
  const [men, women] = countHouseholds([family('groom', 3), family('bride', 4), family('groom', 2)], halls).halls
  expect(men!.sides).toEqual([
    { side: 'groom', seats: 5 },
    { side: 'bride', seats: 4 },
    { side: 'both', seats: 0 },
  ])
  expect(women!.sides.map(({ seats }) => seats)).toEqual([0, 0, 0])
})
