import { createHash, webcrypto } from 'node:crypto'
import { hashPerson, normalizeEmail, normalizePhoneE164 } from './identity'

const hashSha256 = (text: string) => createHash('sha256').update(text).digest('hex')

it('normalizes an e-mail address to lower case without surrounding spaces', () => {
  expect(normalizeEmail('  Laila@Example.COM ')).toBe('laila@example.com')
})

it.each([
  ['01012345678', '+201012345678'],
  ['1012345678', '+201012345678'],
  ['+20 101 234-5678', '+201012345678'],
  ['0020 1012345678', '+201012345678'],
  ['٠١٠١٢٣٤٥٦٧٨', '+201012345678'],
  ['+966 50 123 4567', '+966501234567'],
  ['abc', null],
  ['', null],
  ['+0', null],
  ['1', null],
])('normalizes the phone number %s to %s', (typed, expected) => expect(normalizePhoneE164(typed)).toBe(expected))

/** jsdom has none; browsers have it on pages with https. */
const setSubtleCrypto = (value: unknown) => Object.defineProperty(crypto, 'subtle', { configurable: true, value })

describe('hashPerson', () => {
  beforeEach(() => void setSubtleCrypto(webcrypto.subtle))
  afterEach(() => void setSubtleCrypto(undefined))

  it('returns only hashes', async () => {
    const person = await hashPerson({ email: ' Laila@Example.com', phone: '0101 234 5678' })
    expect(person).toEqual({ email: hashSha256('laila@example.com'), phone_number: hashSha256('+201012345678') })
  })

  it('returns nothing when no contact detail is known', async () => {
    expect(await hashPerson({ email: '  ', phone: 'later' })).toEqual({})
    expect(await hashPerson({ email: null })).toEqual({})
  })

  it('returns nothing without Web Crypto', async () => {
    setSubtleCrypto(undefined)
    expect(await hashPerson({ email: 'laila@example.com' })).toEqual({})
  })
})
