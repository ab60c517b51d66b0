import { object, string } from 'yup'
import { pairMessages } from './messages'

/** As the API's document has them (Email, EgyptianMobile). */
const EMAIL_SHAPE = /^[^\s@<>",;]+@[^\s@<>",;]+$/
const MOBILE_SHAPE = /^(\+20|0)?1[0125][0-9]{8}$/

/** Phones are typed with spaces and dashes, and on Arabic keyboards with Arabic-Indic digits. */
const plainDigits = (text: string): string => text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).replace(/[\s-]/g, '')

// Errors are ids of messages: the field puts them into words, so that they follow a change of language.
export const pairSchema = object({
  email: string().trim().required(pairMessages.emailRequired.id).matches(EMAIL_SHAPE, pairMessages.emailInvalid.id),
  phone: string().transform(plainDigits).required(pairMessages.phoneRequired.id).matches(MOBILE_SHAPE, pairMessages.phoneInvalid.id),
})
