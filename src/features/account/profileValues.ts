import { object, string } from 'yup'
import type { Language, Profile, ProfileUpdate } from '../../api'
import { NAME_MAX_LETTERS } from '../../config/limits'
import { EGYPTIAN_MOBILE_SHAPE, LINE_SHAPE, tidyPhone } from '../../config/shapes'
import { accountMessages } from './messages'

/** A profile as its form holds it. */
export interface ProfileValues {
  firstName: string
  lastName: string
  phone: string
  language: Language
  newsletter: boolean
}

/** @param language where the profile has none yet. */
export const valuesOf = ({ firstName = '', lastName = '', phone = '', newsletter = false, ...rest }: Profile, language: Language): ProfileValues => ({
  firstName,
  lastName,
  phone,
  language: rest.language ?? language,
  newsletter,
})

/** What the API takes: a field without a value is left out, which clears it. */
export const updateOf = ({ firstName, lastName, phone, ...choices }: ProfileValues, version: number): ProfileUpdate => ({
  ...choices,
  firstName: firstName.trim() || undefined,
  lastName: lastName.trim() || undefined,
  phone: tidyPhone(phone) || undefined,
  version,
})

/** The newer values, except where something else was typed since `before`: that stays. */
export function mergeTyped(typed: ProfileValues, before: ProfileValues, newer: ProfileValues): ProfileValues {
  const own = Object.entries(typed).filter(([field, value]) => value !== before[field as keyof ProfileValues])
  return { ...newer, ...Object.fromEntries(own) }
}

const personName = string().trim().max(NAME_MAX_LETTERS, accountMessages.nameTooLong.id).matches(LINE_SHAPE, accountMessages.nameMarkup.id)

/** All of a profile is optional (openapi: ProfileUpdate). */
export const profileSchema = object({
  firstName: personName,
  lastName: personName,
  phone: string().test('phone', accountMessages.phoneInvalid.id, (typed = '') => tidyPhone(typed) === '' || EGYPTIAN_MOBILE_SHAPE.test(tidyPhone(typed))),
})
