import { object, string } from 'yup'
import {
  EMAIL_MAX_CHARACTERS,
  CONTACT_MESSAGE_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
} from '@/config/limits'
import { EMAIL_SHAPE, LINE_SHAPE, PHONE_SHAPE, normalizePhone, stripControls } from '@shared/patterns'
import { contactMessages } from '@/i18n/messages/help'

const phoneInvalid = contactMessages.phoneInvalid.id
const emailInvalid = contactMessages.emailInvalid.id

/** Name, e-mail and message are required (specification §5); lengths and patterns are the API's. */
export const contactSchema = object({
  name: string()
    .trim()
    .required(contactMessages.nameRequired.id)
    .max(NAME_MAX_CHARACTERS, contactMessages.nameTooLong.id)
    .matches(LINE_SHAPE, contactMessages.nameMarkup.id),
  email: string()
    .trim()
    .required(contactMessages.emailRequired.id)
    .max(EMAIL_MAX_CHARACTERS, emailInvalid)
    .matches(EMAIL_SHAPE, emailInvalid),
  phone: string().transform(normalizePhone).max(PHONE_MAX_CHARACTERS, phoneInvalid).matches(PHONE_SHAPE, phoneInvalid),
  message: string()
    .transform(stripControls)
    .trim()
    .required(contactMessages.messageRequired.id)
    .max(CONTACT_MESSAGE_MAX_CHARACTERS, contactMessages.messageTooLong.id),
})
