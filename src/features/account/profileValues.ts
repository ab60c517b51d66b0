import { object, string } from 'yup'
import type { Language, Profile, ProfileUpdate } from '@/api'
import { NAME_MAX_LETTERS } from '@/config/limits'
import { EGYPTIAN_MOBILE_SHAPE, LINE_SHAPE, normalizePhone } from '@shared/patterns'
import { accountMessages } from '@/i18n/messages/account'

/** A profile as its form holds it. */
export interface ProfileValues {
  firstName: string
  lastName: string
  phone: string
  language: Language
  newsletter: boolean
  /** Asked for when the phone changes; never stored. */
  currentPassword: string
}

/** @param language where the profile has none yet. */
export const valuesOf = ({ firstName = '', lastName = '', phone = '', newsletter = false, ...rest }: Profile, language: Language): ProfileValues => ({
  firstName,
  lastName,
  phone,
  language: rest.language ?? language,
  newsletter,
  currentPassword: '',
})

/** Whether another phone number is typed than the account has, however they are written. */
export const isPhoneChanged = (typed: string, stored: string): boolean => nationalNumber(typed) !== nationalNumber(stored)
const nationalNumber = (phone: string): string => normalizePhone(phone).replace(/^(\+20|0)/, '')

/** What the API takes: a field without a value is left out, which clears it. */
export const updateOf = ({ firstName, lastName, phone, currentPassword, ...choices }: ProfileValues, { phone: stored = '', version }: Profile): ProfileUpdate => ({
  ...choices,
  firstName: firstName.trim() || undefined,
  lastName: lastName.trim() || undefined,
  phone: normalizePhone(phone) || undefined,
  ...(isPhoneChanged(phone, stored) ? { currentPassword } : {}),
  version,
})

/** The fields that differ from those of `before`. */
export const changedFields = (typed: ProfileValues, before: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== before[field as keyof ProfileValues]))

/** The newer values, except where something else was typed since `before`: that stays. */
export const mergeTyped = (typed: ProfileValues, before: ProfileValues, newer: ProfileValues): ProfileValues => ({ ...newer, ...changedFields(typed, before) })

const personName = string().trim().max(NAME_MAX_LETTERS, accountMessages.nameTooLong.id).matches(LINE_SHAPE, accountMessages.nameMarkup.id)

/** All of a profile is optional, but another phone needs the password (openapi: ProfileUpdate). */
export const profileSchema = (storedPhone: string) => object({
  firstName: personName,
  lastName: personName,
  phone: string().test('phone', accountMessages.phoneInvalid.id, (typed = '') => normalizePhone(typed) === '' || EGYPTIAN_MOBILE_SHAPE.test(normalizePhone(typed))),
  currentPassword: string().when('phone', ([phone]: string[], schema) =>
    isPhoneChanged(phone ?? '', storedPhone) ? schema.required(accountMessages.currentPasswordRequired.id) : schema,
  ),
})
