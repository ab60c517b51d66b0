import { array, object, string } from 'yup'
import { NAME_MAX_CHARACTERS } from '@/config/limits'
import { hasContact } from '@shared/hasContact'
import { EGYPTIAN_MOBILE_SHAPE, normalizePhone } from '@shared/patterns'
import { ownFormMessages } from '@/i18n/messages/ownProviderForm'
import { registrationMessages } from '@/i18n/messages/providers'
import { createLine, isWebsite, registrationSchema } from '@/features/providers/registration/schema'
import { isGuestCount, isPrice, parsePrice } from '@/lib/parseNumbers'
import { parseYear } from './detailsValues'

/** As in the OpenAPI document (ProviderProfile, ProviderPackage). */
export const ABOUT_MAX_CHARACTERS = 2000
export const CONTENTS_MAX_CHARACTERS = 1000
const SOCIAL_LINK_MAX_CHARACTERS = 500
const YEAR_MIN = 1850

const hasNoContact = (typed = ''): boolean => !hasContact(typed)

/** Several lines without markup, links and phone numbers. */
const createText = (maxCharacters: number) =>
  string()
    .trim()
    .max(maxCharacters, registrationMessages.tooLong.id)
    .matches(/^[^<>]*$/, registrationMessages.markup.id)
    .test('contact', ownFormMessages.contact.id, hasNoContact)

const isYear = (typed = ''): boolean => {
  const year = parseYear(typed)
  return year === null || (year >= YEAR_MIN && year <= new Date().getFullYear())
}

const isWhatsApp = (typed = ''): boolean => typed.trim() === '' || EGYPTIAN_MOBILE_SHAPE.test(normalizePhone(typed))

/** Blank prices and wrong ones are compared with nothing. */
const isBelow = (highest: string, lowest: string): boolean =>
  (parsePrice(highest) ?? Number.NaN) < (parsePrice(lowest) ?? Number.NaN)

const packageSchema = object({
  name: createLine(NAME_MAX_CHARACTERS)
    .required(ownFormMessages.packageNameRequired.id)
    .test('contact', ownFormMessages.contact.id, hasNoContact),
  price: string().test('price', registrationMessages.priceRangeInvalid.id, isPrice),
  contents: createText(CONTENTS_MAX_CHARACTERS),
})

/** Validation of a provider's details. Errors are message ids, which the field formats. */
export const detailsSchema = registrationSchema.concat(
  object({
    priceTo: string()
      .test('price', registrationMessages.priceRangeInvalid.id, isPrice)
      .test(
        'order',
        ownFormMessages.priceBelow.id,
        (typed = '', { parent }) => !isBelow(typed, parent.priceRange ?? ''),
      ),
    capacityPersons: string().test('guests', ownFormMessages.capacityInvalid.id, isGuestCount),
    whatsApp: string().test('whatsApp', ownFormMessages.whatsAppInvalid.id, isWhatsApp),
    socialLinks: array().of(
      string().test('address', ownFormMessages.socialLinkInvalid.id, (typed) =>
        isWebsite(typed, SOCIAL_LINK_MAX_CHARACTERS),
      ),
    ),
    about: createText(ABOUT_MAX_CHARACTERS),
    foundedYear: string().test('year', ownFormMessages.yearInvalid.id, isYear),
    packages: array().of(packageSchema),
  }),
)
