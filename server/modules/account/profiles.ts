import type { AppDeps } from '../../deps.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { components } from '../../../openapi/generated/types.ts'
import { updateProfile } from '../identity/users.ts'
import type { ProfileColumns, User } from '../identity/users.ts'
import { ApiError } from '../../errors.ts'
import type { FieldProblem } from '../../errors.ts'
import { toPhoneKey } from '../../lib/phone.ts'
import { cleanLine, isBlank } from '../../../shared/text.ts'

type Profile = components['schemas']['Profile']
export type ProfileUpdate = components['schemas']['ProfileUpdate']

/** @returns the account as its owner sees it */
export const toProfile = (user: User): Profile => ({
  id: user.id,
  email: user.email,
  emailVerified: user.email_verified_at !== null,
  referralCode: user.referral_code,
  ...(user.first_name === null ? {} : { firstName: user.first_name }),
  ...(user.last_name === null ? {} : { lastName: user.last_name }),
  ...(user.phone === null ? {} : { phone: user.phone }),
  ...(user.language === null ? {} : { language: user.language as Profile['language'] }),
  ...(user.newsletter === null ? {} : { newsletter: user.newsletter === 1 }),
  version: user.version,
  createdAt: user.created_at,
  updatedAt: user.updated_at,
})

/** @returns the referral of the account */
export const toReferral = (user: User): components['schemas']['Referral'] => ({
  ...(user.referred_by_code === null ? {} : { referralCode: user.referred_by_code }),
  ...(user.referred_by_source === null ? {} : { source: user.referred_by_source }),
  ...(user.referred_by_source_id === null ? {} : { sourceId: user.referred_by_source_id }),
})

const toLine = (text: string | undefined) => (text === undefined ? null : cleanLine(text))

/**
 * @returns the columns of a profile; null for omitted properties
 * @throws ApiError validation_failed for a name without a visible character
 */
export function toProfileColumns(profile: Omit<ProfileUpdate, 'version' | 'currentPassword'>): ProfileColumns {
  const problems: FieldProblem[] = (['firstName', 'lastName'] as const)
    .filter((field) => profile[field] !== undefined && isBlank(profile[field]))
    .map((field) => ({ field, message: (texts) => texts.required }))
  if (problems.length > 0) throw new ApiError('validation_failed', problems)
  return {
    first_name: toLine(profile.firstName),
    last_name: toLine(profile.lastName),
    phone: profile.phone ?? null,
    phone_key: profile.phone === undefined ? null : toPhoneKey(profile.phone),
    language: profile.language ?? null,
    newsletter: profile.newsletter === undefined ? null : profile.newsletter ? 1 : 0,
  }
}

/** @throws ApiError version_conflict */
export async function editProfile(
  { db, clock }: AppDeps,
  id: string,
  version: number,
  columns: ProfileColumns,
): Promise<User> {
  const user = await updateProfile(db, id, version, columns, getTimestamp(clock))
  if (!user) throw new ApiError('version_conflict')
  return user
}
