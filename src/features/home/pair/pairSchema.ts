import { object, string } from 'yup'
import { EGYPTIAN_MOBILE_SHAPE, EMAIL_SHAPE, normalizePhone } from '@/config/shapes'
import { pairMessages } from '@/i18n/messages/home'

// Errors are ids of messages: the field puts them into words, so that they follow a change of language.
export const pairSchema = object({
  email: string().trim().required(pairMessages.emailRequired.id).matches(EMAIL_SHAPE, pairMessages.emailInvalid.id),
  phone: string().transform(normalizePhone).required(pairMessages.phoneRequired.id).matches(EGYPTIAN_MOBILE_SHAPE, pairMessages.phoneInvalid.id),
})
