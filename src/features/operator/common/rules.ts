import { string } from 'yup'
import { EMAIL_MAX_CHARACTERS } from '@/config/limits'
import { consoleSignInMessages } from '@/i18n/messages/operator'
import { GIVEN_EMAIL_SHAPE } from '@shared/patterns'

/** As in the OpenAPI document (SecondFactor): also Arabic and Persian digits. */
const CODE_SHAPE = /^[A-Za-z0-9٠-٩۰-۹ -]{6,40}$/

/** @returns a typed or pasted code without direction marks and with plain spaces, as the API accepts it */
export const cleanCode = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The code of the second factor. */
export const codeRule = string()
  .transform(cleanCode)
  .required(consoleSignInMessages.codeRequired.id)
  .matches(CODE_SHAPE, consoleSignInMessages.codeInvalid.id)

/** The e-mail address of an account. */
export const emailRule = string()
  .trim()
  .required(consoleSignInMessages.emailInvalid.id)
  .max(EMAIL_MAX_CHARACTERS, consoleSignInMessages.emailInvalid.id)
  .matches(GIVEN_EMAIL_SHAPE, consoleSignInMessages.emailInvalid.id)
