import { countDaysBetween, getCalendarDate, isTimeZone } from './timeZones.ts'

it('getCalendarDate returns the calendar day in a time zone', () => {
  const at = Date.UTC(2027, 5, 17, 22, 30)
  expect(getCalendarDate('Africa/Cairo', at)).toBe('2027-06-18')
  expect(getCalendarDate('America/New_York', at)).toBe('2027-06-17')
})

it('isTimeZone accepts only existing time zones', () => {
  expect([isTimeZone('Asia/Riyadh'), isTimeZone('Mars/Phobos')]).toEqual([true, false])
})

it.each([
  ['2027-06-17', '2027-06-18', 1],
  ['2027-06-18', '2027-06-18', 0],
  ['2027-06-18', '2027-06-15', -3],
  ['2027-06-17', '2028-06-17', 366],
])('countDaysBetween %s and %s returns %i', (from, to, days) => expect(countDaysBetween(from, to)).toBe(days))
