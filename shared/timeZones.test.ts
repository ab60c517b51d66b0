import { getCalendarDate, isTimeZone } from './timeZones.ts'

it('getCalendarDate returns the calendar day in a time zone', () => {
  const at = Date.UTC(2027, 5, 17, 22, 30)
  expect(getCalendarDate('Africa/Cairo', at)).toBe('2027-06-18')
  expect(getCalendarDate('America/New_York', at)).toBe('2027-06-17')
})

it('isTimeZone accepts only existing time zones', () => {
  expect([isTimeZone('Asia/Riyadh'), isTimeZone('Mars/Phobos')]).toEqual([true, false])
})
