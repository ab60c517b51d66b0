import { array, object, string } from 'yup'
import { EMAIL_MAX_CHARACTERS, LINE_MAX_CHARACTERS, NAME_MAX_CHARACTERS, WEBSITE_MAX_CHARACTERS } from '@/config/limits'
import { parseAddress } from '@shared/parseAddress'
import { EGYPTIAN_MOBILE_SHAPE, EMAIL_SHAPE, LINE_SHAPE, normalizePhone } from '@shared/patterns'
import { registrationMessages as words } from '@/i18n/messages/providers'
import { isPrice } from '@/lib/parseNumbers'
import { normalizeWebsite } from './values'

const WEBSITE_SHAPE = /^https?:\/\/[^\s<>"\p{Cc}]+$/iu

/** @returns the rule of one line of text */
export const createLine = (maxCharacters: number) =>
  string().trim().max(maxCharacters, words.tooLong.id).matches(LINE_SHAPE, words.markup.id)

/** A valid web page: a host with a dot, no credentials in the URL. Blank is valid, too. */
export function isWebsite(typed = '', maxCharacters = WEBSITE_MAX_CHARACTERS): boolean {
  const address = normalizeWebsite(typed)
  if (address === '') return true
  const url = WEBSITE_SHAPE.test(address) && address.length <= maxCharacters ? parseAddress(address) : null
  return url !== null && url.hostname.includes('.') && url.username === ''
}

/** Validation of a registration (specification §5). Errors are message ids, which the field formats. */
export const registrationSchema = object({
  fullName: createLine(NAME_MAX_CHARACTERS).required(words.fullNameRequired.id),
  businessName: createLine(NAME_MAX_CHARACTERS),
  contactNumber: string()
    .trim()
    .required(words.contactNumberRequired.id)
    .test('egyptian-mobile', words.contactNumberInvalid.id, (typed) =>
      EGYPTIAN_MOBILE_SHAPE.test(normalizePhone(typed)),
    ),
  emailAddress: string()
    .trim()
    .required(words.emailAddressRequired.id)
    .max(EMAIL_MAX_CHARACTERS, words.emailAddressInvalid.id)
    .matches(EMAIL_SHAPE, words.emailAddressInvalid.id),
  address: createLine(LINE_MAX_CHARACTERS),
  serviceClasses: array().min(1, words.serviceClassesRequired.id),
  priceRange: string().test('price', words.priceRangeInvalid.id, isPrice),
  capacityOrScale: createLine(LINE_MAX_CHARACTERS),
  websiteOrSocialMedia: string().test('website', words.websiteInvalid.id, (typed) => isWebsite(typed)),
})
