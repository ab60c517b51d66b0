import { EGYPTIAN_MOBILE_SHAPE, PHONE_SHAPE, normalizePhone } from './patterns'

/** The same spellings as in server/lib/phone.test.ts. */
it.each([
  ['01012345678', '01012345678'],
  ['+20 101 234 5678', '+201012345678'],
  ['0020-10-1234-5678', '+201012345678'],
  ['٠١٠١٢٣٤٥٦٧٨', '01012345678'],
  ['1512345678', '1512345678'],
  ['(0101) 234-5678', '01012345678'],
  ['\u202a+20 101 234 5678\u202c', '+201012345678'],
  ['\u061c٠١٠١ ٢٣٤ ٥٦٧٨\u200f', '01012345678'],
  ['۰۱۰۱۲۳۴۵۶۷۸', '01012345678'],
  ['0101\u2011234\u2011 5678', '01012345678'],
  ['0101.234.5678', '01012345678'],
  ['201012345678', '+201012345678'],
])('normalizePhone returns an Egyptian mobile number for %s', (typed, sent) => {
  expect(normalizePhone(typed)).toBe(sent)
  expect(sent).toMatch(EGYPTIAN_MOBILE_SHAPE)
})

it.each(['01312345678', '0212345678', '+966 50 123 4567', '01012345678 ext 5', '01012345678@example.com', ''])(
  'normalizePhone returns no Egyptian mobile number for %s',
  (typed) => {
    expect(normalizePhone(typed)).not.toMatch(EGYPTIAN_MOBILE_SHAPE)
  },
)

it('normalizePhone keeps a number of another country', () => {
  expect(normalizePhone('\u200e00966 (50) 123-4567')).toBe('+966501234567')
  expect('+966501234567').toMatch(PHONE_SHAPE)
})
