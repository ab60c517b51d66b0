import type { MessageDescriptor } from 'react-intl'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@/config/limits'
import { passwordRuleMessages } from '@/i18n/messages/account'

interface PasswordRule {
  message: MessageDescriptor
  isMet: (password: string) => boolean
}

/** The rules of a new password (specification §5), each by itself, so that the form can say which are not met yet. */
const passwordRules: readonly PasswordRule[] = [
  { message: passwordRuleMessages.capital, isMet: (password) => /[A-Z]/.test(password) },
  { message: passwordRuleMessages.small, isMet: (password) => /[a-z]/.test(password) },
  { message: passwordRuleMessages.digit, isMet: (password) => /[0-9]/.test(password) },
  { message: passwordRuleMessages.special, isMet: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
  { message: passwordRuleMessages.noSpaces, isMet: (password) => !/[\s\p{Cc}]/u.test(password) },
  { message: passwordRuleMessages.minLength, isMet: (password) => password.length >= PASSWORD_MIN_CHARACTERS },
  { message: passwordRuleMessages.maxLength, isMet: (password) => password.length <= PASSWORD_MAX_CHARACTERS },
]

/** @returns the rules that a password does not meet yet */
export const findUnmetRules = (password: string): MessageDescriptor[] =>
  passwordRules.filter(({ isMet }) => !isMet(password)).map(({ message }) => message)
