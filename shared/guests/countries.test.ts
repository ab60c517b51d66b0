import { expect, it } from '@jest/globals'
import { getPhoneCountries, getPhoneMark } from './countries.ts'

it.each([
  ['Africa/Cairo', ['EG']],
  ['Asia/Riyadh', ['SA', 'EG']],
  ['Asia/Amman', ['JO', 'EG']],
  ['Pacific/Apia', ['EG']],
])('reads phones at a wedding in %s as those of %j', (timeZone, countries) =>
  expect(getPhoneCountries(timeZone)).toEqual(countries),
)

it.each([
  ['Asia/Riyadh', '٠١٠ ١٢٣٤ ٥٦٧٨', '+201012345678', 'phoneGuessed'],
  ['Asia/Riyadh', '+20 10 1234 5678', '+201012345678', null],
  ['Asia/Riyadh', '0020 10 1234 5678', '+201012345678', null],
  ['Asia/Riyadh', '2 01012345678', '+201012345678', null],
  ['Asia/Riyadh', '0501234567', '+966501234567', null],
  ['Africa/Cairo', '01012345678', '+201012345678', null],
  ['Africa/Cairo', '0101234567', undefined, 'phoneUnread'],
])('in %s marks %s, read as %s, as %s', (timeZone, phone, phoneE164, mark) =>
  expect(getPhoneMark(phone, phoneE164, timeZone)).toBe(mark),
)
