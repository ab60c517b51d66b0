import { readMessages } from '@tests/messages'
import { registrationMessages } from '@/i18n/messages/providers'
import { registrationSchema } from './schema'
import { parsePrice } from '@/lib/parseNumbers'
import { blankRegistration, toRegistration, normalizeWebsite, type RegistrationValues } from './values'

const filled: RegistrationValues = {
  ...blankRegistration,
  fullName: 'Mona Adel',
  contactNumber: '01012345678',
  emailAddress: 'mona@example.com',
  serviceClasses: ['photographer'],
}

/** @returns the ids of the messages by field, as Formik gets them: blank texts count as missing. */
async function getErrors(changes: Partial<RegistrationValues>): Promise<Record<string, string>> {
  const values = Object.fromEntries(
    Object.entries({ ...filled, ...changes }).map(([name, value]) => [name, value === '' ? undefined : value]),
  )
  const inner = await registrationSchema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { inner: Array<{ path: string; message: string }> }) => error.inner,
  )
  return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]))
}

describe('registrationSchema', () => {
  it('requires four fields with the error messages of the specification', async () => {
    const errors = await getErrors(blankRegistration)
    const english = Object.fromEntries(
      Object.entries(errors).map(([field, id]) => [
        field,
        Object.values(registrationMessages).find((m) => m.id === id)?.defaultMessage,
      ]),
    )
    expect(english).toEqual({
      fullName: 'Full name is required',
      contactNumber: 'Contact number is required',
      emailAddress: 'Email address is required',
      serviceClasses: 'Please select at least one service category',
    })
  })

  it.each(['ar', 'en'] as const)('has a message for every error (%s)', (locale) => {
    const words = readMessages(locale)
    for (const { id } of Object.values(registrationMessages)) expect(words[id]).toBeDefined()
  })

  it('accepts a registration with only the required fields', async () => {
    expect(await getErrors({})).toEqual({})
  })

  describe('contact number', () => {
    it.each([
      '01012345678',
      '1012345678',
      '+201012345678',
      '01112345678',
      '01212345678',
      '01512345678',
      '010 1234-5678',
      '٠١٠١٢٣٤٥٦٧٨',
      '+٢٠١٠١٢٣٤٥٦٧٨',
      '\u202A+20 10 12345678\u202C',
      '\u061C(010) 1234-5678',
      '00201012345678',
    ])('is accepted: %j', async (contactNumber) => {
      expect(await getErrors({ contactNumber })).toEqual({})
      expect(toRegistration({ ...filled, contactNumber }).contactNumber).toMatch(/^(\+20|0)?1[0125]\d{8}$/)
    })

    it.each([
      '0101234567',
      '010123456789',
      '01312345678',
      '0212345678',
      '+2001012345678',
      '+201712345678',
      'mobile',
      '01o12345678',
    ])('is rejected: %j', async (contactNumber) => {
      expect(await getErrors({ contactNumber })).toEqual({
        contactNumber: registrationMessages.contactNumberInvalid.id,
      })
    })
  })

  it.each([
    'mona',
    'mona@',
    'mona@gmail',
    '@example.com',
    'mona adel@example.com',
    'a@b@c',
    `${'x'.repeat(250)}@example.com`,
  ])('rejects the address %j', async (emailAddress) => {
    expect(await getErrors({ emailAddress })).toEqual({ emailAddress: registrationMessages.emailAddressInvalid.id })
  })

  it('rejects markup and texts that are too long', async () => {
    const { markup, tooLong } = registrationMessages
    expect(
      await getErrors({
        fullName: '<b>Mona</b>',
        address: 'x'.repeat(121),
        businessName: 'x'.repeat(81),
        capacityOrScale: '<',
      }),
    ).toEqual({
      fullName: markup.id,
      address: tooLong.id,
      businessName: tooLong.id,
      capacityOrScale: markup.id,
    })
  })

  it.each([
    ['', null],
    ['15000', 15_000],
    ['15,000', 15_000],
    ['١٥٠٠٠', 15_000],
    ['١٥٬٠٠٠٫٥', 15_000.5],
    [' 0 ', 0],
  ] as const)('reads the price %j as %j', async (priceRange, price) => {
    expect(parsePrice(priceRange)).toBe(price)
    expect(await getErrors({ priceRange })).toEqual({})
  })

  it.each(['cheap', '-5', '1,5', '15.000.000', '12e3', '9999999999'])('rejects the price %j', async (priceRange) => {
    expect(await getErrors({ priceRange })).toEqual({ priceRange: registrationMessages.priceRangeInvalid.id })
  })

  it.each([
    ['example.com/studio', 'https://example.com/studio'],
    ['http://example.com', 'http://example.com'],
    [' https://www.instagram.com/studio ', 'https://www.instagram.com/studio'],
    ['', ''],
  ])('converts the website %j to %j', async (websiteOrSocialMedia, address) => {
    expect(normalizeWebsite(websiteOrSocialMedia)).toBe(address)
    expect(await getErrors({ websiteOrSocialMedia })).toEqual({})
  })

  it.each([
    'javascript:alert(1)',
    'ftp://example.com',
    '@studio',
    'my page',
    'studio',
    'https://user:word@example.com',
    'https://example.com/"x',
    `example.com/${'x'.repeat(2000)}`,
  ])('rejects the website %j', async (websiteOrSocialMedia) => {
    expect(await getErrors({ websiteOrSocialMedia })).toEqual({
      websiteOrSocialMedia: registrationMessages.websiteInvalid.id,
    })
  })
})
