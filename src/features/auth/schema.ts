import { boolean, object, string } from 'yup'
import {
  EMAIL_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
} from '@/config/limits'
import { EMAIL_SHAPE, GIVEN_EMAIL_SHAPE } from '@shared/patterns'
import { authMessages } from '@/i18n/messages/account'

/**
 * A digit, a lower-case and an upper-case letter, a special character, no spaces (specification §5). Arabic and
 * accented letters are not special characters. The pattern of NewPassword in the OpenAPI document.
 */
const PASSWORD_SHAPE = /^(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z])(?=.*[^\p{L}\p{M}\p{N}\s])[^\s\p{Cc}]+$/u
/** The pattern of earlier releases, which counted such letters as special: their passwords must still sign in. */
const EARLIER_PASSWORD_SHAPE = /^(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z])(?=.*[^A-Za-z0-9\s])\S+$/

// Errors are message ids: the field formats them, so that they follow a change of language.
const invalid = authMessages.emailInvalid.id
const givenEmail = string()
  .trim()
  .required(authMessages.emailRequired.id)
  .max(EMAIL_MAX_CHARACTERS, invalid)
  .matches(GIVEN_EMAIL_SHAPE, invalid)
const email = givenEmail.matches(EMAIL_SHAPE, invalid)

const rule = authMessages.passwordRule.id
const givenPassword = string()
  .required(authMessages.passwordRequired.id)
  .min(PASSWORD_MIN_CHARACTERS, rule)
  .max(PASSWORD_MAX_CHARACTERS, rule)
  .matches(EARLIER_PASSWORD_SHAPE, rule)
const password = givenPassword.matches(PASSWORD_SHAPE, rule)

const personName = string()
  .trim()
  .required(authMessages.nameRequired.id)
  .max(NAME_MAX_CHARACTERS, authMessages.nameTooLong.id)
  .matches(/^[^<>]*$/, authMessages.nameMarkup.id)

export const loginSchema = object({ email: givenEmail, password: givenPassword })
export const registerSchema = object({
  firstName: personName,
  lastName: personName,
  email,
  password,
  terms: boolean().oneOf([true], authMessages.termsRequired.id),
})
export const forgotPasswordSchema = object({ email: givenEmail })
export const resetPasswordSchema = object({ newPassword: password })
export const changePasswordSchema = object({
  currentPassword: string().required(authMessages.passwordRequired.id),
  newPassword: password,
})
