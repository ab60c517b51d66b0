import { formatTimeOfDay } from './timeOfDay.ts'

it.each([
  ['00:00', '١٢ منتصف الليل', '12 midnight'],
  ['00:30', '١٢:٣٠ بعد منتصف الليل', '12:30 am (after midnight)'],
  ['03:59', '٣:٥٩ بعد منتصف الليل', '3:59 am (after midnight)'],
  ['04:00', '٤ صباحًا', '4 am'],
  ['11:05', '١١:٠٥ صباحًا', '11:05 am'],
  ['12:00', '١٢ ظهرًا', '12 noon'],
  ['12:30', '١٢:٣٠ ظهرًا', '12:30 pm'],
  ['14:59', '٢:٥٩ ظهرًا', '2:59 pm'],
  ['15:00', '٣ عصرًا', '3 pm'],
  ['17:59', '٥:٥٩ عصرًا', '5:59 pm'],
  ['18:00', '٦ مساءً', '6 pm'],
  ['23:30', '١١:٣٠ مساءً', '11:30 pm'],
])('says %s as people do', (time, arabic, english) => {
  expect(formatTimeOfDay(time, 'ar')).toBe(arabic)
  expect(formatTimeOfDay(time, 'en')).toBe(english)
})

it.each([undefined, '', '24:00', '7:30', '19:60'])('has no words for the invalid time %p', (time) => {
  expect(formatTimeOfDay(time, 'ar')).toBeUndefined()
})
