import type { Profile } from '@/api'

/** What a whole profile has besides its e-mail address. */
const parts = ['firstName', 'lastName', 'phone'] as const

/** How much of a profile is filled in. */
export function getCompleteness(profile: Pick<Profile, (typeof parts)[number]>): { filled: number; all: number; whole: boolean } {
  const filled = parts.filter((part) => Boolean(profile[part]?.trim())).length
  return { filled, all: parts.length, whole: filled === parts.length }
}
