import type { Profile } from '@/api'

/** The parts of a complete profile, besides the e-mail address. */
const parts = ['firstName', 'lastName', 'phone'] as const

/** @returns how many parts of a profile are filled in. */
export function getCompleteness(profile: Pick<Profile, (typeof parts)[number]>): {
  filled: number
  all: number
  whole: boolean
} {
  const filled = parts.filter((part) => Boolean(profile[part]?.trim())).length
  return { filled, all: parts.length, whole: filled === parts.length }
}
