import { createHousehold, menHall, womenHall } from '@tests/mocks/guests'
import { addRequestedSeats, toSeats } from './acceptance'

it('adds the requested seats to those of the family, in the digits of the language, and reads them', () => {
  const family = createHousehold({ seats: [{ hallId: womenHall.id, allowed: 12 }] })
  const seats = addRequestedSeats([menHall, womenHall], family, 3, 'ar')
  expect(seats).toEqual({ [menHall.id]: '٣', [womenHall.id]: '١٢' })
  expect(toSeats({ family: family.id, name: '', phone: '', side: 'both', seats })).toEqual([
    { hallId: menHall.id, allowed: 3 },
    { hallId: womenHall.id, allowed: 12 },
  ])
})
