import type { components } from '../../../openapi/generated/types.ts'
import { hasContact } from '../../../shared/hasContact.ts'
import { findCity } from '../../../shared/places.ts'
import { cleanLine, cleanText, isBlank } from '../../../shared/text.ts'
import { ApiError } from '../../errors.ts'
import type { FieldProblem } from '../../errors.ts'

export type Profile = components['schemas']['ProviderProfile']
type Message = FieldProblem['message']

/** @returns a stored profile */
export const parseProfile = (json: string | null): Profile | null =>
  json === null ? null : (JSON.parse(json) as Profile)

/** @returns the profile as it is stored: texts without invisible characters, blank ones as null */
const cleanProfile = (profile: Profile): Profile => ({
  ...profile,
  about: profile.about === null || isBlank(profile.about) ? null : cleanText(profile.about),
  city: profile.governorate === null ? null : profile.city,
  packages: profile.packages.map(({ name, price, contents }) => ({
    name: cleanLine(name),
    price,
    contents: cleanText(contents),
  })),
})

const required: Message = (texts) => texts.required
const contact: Message = (texts) => texts.contactInProfile

/** @returns what is wrong with the texts, which have no links and phone numbers */
function findTextProblems({ about, packages }: Profile): FieldProblem[] {
  const texts: [field: string, text: string][] = [
    ['about', about ?? ''],
    ...packages.flatMap(({ name, contents }, nth): [string, string][] => [
      [`packages.${nth}.name`, name],
      [`packages.${nth}.contents`, contents],
    ]),
  ]
  return [
    ...packages.flatMap(({ name }, nth) =>
      isBlank(name) ? [{ field: `profile.packages.${nth}.name`, message: required }] : [],
    ),
    ...texts.filter(([, text]) => hasContact(text)).map(([field]) => ({ field: `profile.${field}`, message: contact })),
  ]
}

/**
 * @param lowest the lowest price in EGP (`priceRange`)
 * @param year the present one
 * @returns the profile as it is stored
 * @throws ApiError validation_failed
 */
export function toStoredProfile(given: Profile, lowest: number | null | undefined, year: number): Profile {
  const profile = cleanProfile(given)
  const problems = findTextProblems(profile)
  const refuse = (field: string, message: Message) => problems.push({ field: `profile.${field}`, message })
  if (profile.city !== null && !findCity(profile.governorate, profile.city)) refuse('city', (texts) => texts.city)
  if (profile.priceTo !== null && profile.priceTo < (lowest ?? 0)) refuse('priceTo', (texts) => texts.priceTo)
  if (profile.foundedYear !== null && profile.foundedYear > year) refuse('foundedYear', (texts) => texts.foundedYear)
  if (problems.length > 0) throw new ApiError('validation_failed', problems)
  return profile
}
