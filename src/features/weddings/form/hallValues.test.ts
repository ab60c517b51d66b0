import { menHall } from '@tests/mocks/guests'
import { toHallDetails, toHallValues } from './hallValues'

it('shows the capacity in the digits of the language, and reads them', () => {
  const hall = { ...menHall, capacity: 150 }
  expect(toHallValues(hall, 'en').capacity).toBe('150')
  const arabic = toHallValues(hall, 'ar')
  expect(arabic.capacity).toBe('١٥٠')
  expect(toHallDetails(arabic).capacity).toBe(150)
})
