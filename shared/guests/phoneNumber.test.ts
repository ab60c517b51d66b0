import * as fc from 'fast-check'
import { getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { CountryCode } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/examples.mobile.json'
import { COUNTRIES, getPhoneCountries } from './countries.ts'
import { readPhoneNumber } from './phoneNumber.ts'

const read = (text: string, ...countries: CountryCode[]) =>
  readPhoneNumber(parsePhoneNumberFromString, text, countries as [CountryCode])
const getE164 = (text: string, ...countries: CountryCode[]) => read(text, ...countries)?.e164 ?? null

const country = fc.constantFrom(...(Object.values(COUNTRIES) as CountryCode[]))
const toArabic = (text: string): string => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
const toPersian = (text: string): string => text.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))
const digits = fc.constantFrom((text: string) => text, toArabic, toPersian)
const noise = fc.constantFrom(
  (text: string) => text,
  (text: string) => `\u202A${text}\u202C`,
  (text: string) => ` ${text} `,
  (text: string) => text.replaceAll(' ', '-'),
  (text: string) => text.replaceAll(' ', '\u00A0'),
  (text: string) => text.replaceAll(' ', '.'),
  (text: string) => text.replaceAll(/[ ()-]/g, ''),
)

it('reads every spelling of the mobile numbers of all countries of weddings', () => {
  const forms = fc.constantFrom('national', 'international', 'e164', 'zeros', 'unmarked')
  fc.assert(
    fc.property(country, forms, digits, noise, (own, form, write, disturb) => {
      const example = getExampleNumber(own, examples)!
      const spellings = {
        national: example.formatNational(),
        international: example.formatInternational(),
        e164: example.number,
        zeros: example.formatInternational().replace('+', '00'),
        unmarked: example.number.slice(1),
      }
      // Without a plus and in the own country's digits, a short number may also be one without a country code.
      fc.pre(form !== 'unmarked' || spellings.unmarked.length >= 10)
      expect(read(disturb(write(spellings[form])), own, 'EG')).toMatchObject({ e164: example.number, isGuess: false })
    }),
    { numRuns: 1000 },
  )
})

it("accepts of other countries what the library's full metadata accepts", () => {
  const others = country.filter((own) => own !== 'EG')
  const national = fc.stringMatching(/^\d{4,11}$/)
  fc.assert(
    fc.property(others, national, (own, typed) => {
      const { countryCallingCode } = getExampleNumber(own, examples)!
      const text = `+${countryCallingCode} ${typed}`
      const parsed = parsePhoneNumberFromString(text, { extract: false })
      expect(getE164(text, 'EG')).toBe(parsed?.isValid() ? parsed.number : null)
    }),
    { numRuns: 1000 },
  )
})

it("reads Egypt's mobile numbers of exactly ten digits, in every country", () => {
  const operator = fc.constantFrom('10', '11', '12', '15')
  const rest = fc.stringMatching(/^\d{5,11}$/)
  const form = fc.constantFrom('+20', '0020', '+2 0', '2 0', '0', '+20 0')
  fc.assert(
    fc.property(operator, rest, form, digits, (prefix, typed, before, write) => {
      const number = getE164(write(`${before}${prefix}${typed}`), 'EG')
      expect(number).toBe(typed.length === 8 ? `+20${prefix}${typed}` : null)
    }),
    { numRuns: 1000 },
  )
})

it.each([
  ['Africa/Cairo', '0223456789', '+20223456789', false],
  ['Africa/Cairo', '034567890', '+2034567890', false],
  ['Africa/Cairo', '0502345678', '+20502345678', false],
  ['Africa/Cairo', '08001234567', '+208001234567', false],
  ['Africa/Cairo', '0151234567', null, undefined],
  ['Africa/Cairo', '0201234567', null, undefined],
  ['Africa/Cairo', '19123', null, undefined],
  ['Asia/Riyadh', '01012345678', '+201012345678', true],
  ['Asia/Riyadh', '1012345678', '+201012345678', true],
  ['Asia/Dubai', '0501234567', '+971501234567', false],
  ['Asia/Kuwait', '51234567', '+96551234567', false],
  ['Pacific/Apia', '01012345678', '+201012345678', false],
  ['Asia/Riyadh', '+20101234567', null, undefined],
])('in %s reads %s as %s, a guess: %s', (timeZone, text, e164, isGuess) => {
  const number = read(text, ...(getPhoneCountries(timeZone) as CountryCode[]))
  expect([number?.e164 ?? null, number?.isGuess]).toEqual([e164, isGuess])
})
