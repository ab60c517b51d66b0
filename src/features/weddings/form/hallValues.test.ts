import { menHall } from '@tests/mocks/guests'
import { emptyHall, findExcess, toHallDetails, toHallValues } from './hallValues'

it('shows the capacity in the digits of the language, and reads them', () => {
  const hall = { ...menHall, capacity: 150 }
  expect(toHallValues(hall, 'en').capacity).toBe('150')
  const arabic = toHallValues(hall, 'ar')
  expect(arabic.capacity).toBe('١٥٠')
  expect(toHallDetails(arabic).capacity).toBe(150)
})

it.each([
  ['more than the hall holds', { capacity: '١٠٠', groomSeats: '60', brideSeats: '٥٠' }, 10],
  ['as many as the hall holds', { capacity: '100', groomSeats: '60', brideSeats: '40' }, 0],
  ['more for one side alone', { capacity: '100', groomSeats: '110' }, 10],
  ['a hall without a capacity', { groomSeats: '60', brideSeats: '50' }, 0],
  ['a text that is no number', { capacity: '100', groomSeats: 'many', brideSeats: '150' }, 0],
])('findExcess counts the seats that both sides have too many: %s', (_what, typed, excess) => {
  expect(findExcess({ ...emptyHall, ...typed })).toBe(excess)
})
