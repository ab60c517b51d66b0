import { object, string } from 'yup'
import type { Language, Profile, ProfileUpdate } from '@/api'
import { NAME_MAX_CHARACTERS } from '@/config/limits'
import { EGYPTIAN_MOBILE_SHAPE, LINE_SHAPE, normalizePhone } from '@shared/patterns'
import { accountMessages } from '@/i18n/messages/account'

/** The values of the profile form. */
export interface ProfileValues {
  firstName: string
  lastName: string
  phone: string
  language: Language
  newsletter: boolean
  /** Required when the phone changes; never stored. */
  currentPassword: string
}

/** @param language for a profile without one */
export const toProfileValues = (
  { firstName = '', lastName = '', phone = '', newsletter = false, ...rest }: Profile,
  language: Language,
): ProfileValues => ({
  firstName,
  lastName,
  phone,
  language: rest.language ?? language,
  newsletter,
  currentPassword: '',
})

/** Whether the typed phone number differs from the stored one, in any notation. */
export const isPhoneChanged = (typed: string, stored: string): boolean =>
  toNationalNumber(typed) !== toNationalNumber(stored)
const toNationalNumber = (phone: string): string => normalizePhone(phone).replace(/^(\+20|0)/, '')

/** The update for the API: an omitted field is cleared. */
export const toProfileUpdate = (
  { firstName, lastName, phone, currentPassword, ...choices }: ProfileValues,
  { phone: stored = '', version }: Profile,
): ProfileUpdate => ({
  ...choices,
  firstName: firstName.trim() || undefined,
  lastName: lastName.trim() || undefined,
  phone: normalizePhone(phone) || undefined,
  ...(isPhoneChanged(phone, stored) ? { currentPassword } : {}),
  version,
})

/** @returns the fields that differ from those of `before`. */
const getChangedFields = (typed: ProfileValues, before: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== before[field as keyof ProfileValues]))

/** @returns the newer values, except for fields edited since `before`. */
export const mergeEdited = (typed: ProfileValues, before: ProfileValues, newer: ProfileValues): ProfileValues => ({
  ...newer,
  ...getChangedFields(typed, before),
})

const personName = string()
  .trim()
  .max(NAME_MAX_CHARACTERS, accountMessages.nameTooLong.id)
  .matches(LINE_SHAPE, accountMessages.nameMarkup.id)

/** All fields are optional, but a new phone number needs the password (openapi: ProfileUpdate). */
export const profileSchema = (storedPhone: string) =>
  object({
    firstName: personName,
    lastName: personName,
    phone: string().test(
      'phone',
      accountMessages.phoneInvalid.id,
      (typed = '') => normalizePhone(typed) === '' || EGYPTIAN_MOBILE_SHAPE.test(normalizePhone(typed)),
    ),
    currentPassword: string().when('phone', ([phone]: string[], schema) =>
      isPhoneChanged(phone ?? '', storedPhone) ? schema.required(accountMessages.currentPasswordRequired.id) : schema,
    ),
  })
