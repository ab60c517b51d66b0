import { readStoredObject, writeStored } from '@/config/browserStorage'
import { SEEN_INVITATIONS_KEPT } from '@/config/limits'
import { guestStorageKeys } from '@shared/guestStorageKeys'
import type { InvitationContent } from '@/card/content'

const NAMES = ['date', 'time', 'hall', 'address', 'area', 'map'] as const

/**
 * The details a guest plans by; empty where the couple gave none. Stored as text and not as a hash, because the notice
 * shows the old value: only date and place, in the guest's own browser. No names except the slug's.
 */
export type Details = Record<(typeof NAMES)[number], string>

export const getDetails = ({
  weddingDate,
  weddingTime = '',
  hall,
  address,
  area,
  mapsLink = '',
}: InvitationContent): Details => ({
  date: weddingDate,
  time: weddingTime,
  hall,
  address,
  area,
  map: mapsLink,
})

const isDetails = (value: unknown): value is Details =>
  typeof value === 'object' &&
  value !== null &&
  NAMES.every((name) => typeof (value as Partial<Details>)[name] === 'string')

/** Stored details by invitation, the newest last. */
const readAll = (): [string, unknown][] =>
  Object.entries(readStoredObject('localStorage', guestStorageKeys.seenInvitations) ?? {})

/** @returns what the guest last saw of this invitation; undefined on a first visit, or when storage is unreadable. */
export function readSeenDetails(slug: string): Details | undefined {
  const stored = readAll().find(([known]) => known === slug)?.[1]
  return isDetails(stored) ? stored : undefined
}

/** Stores what the guest has now seen, and evicts the invitations that were opened longest ago. */
export function storeDetails(slug: string, details: Details): void {
  const others = readAll().filter(([known, kept]) => known !== slug && isDetails(kept))
  const newest = [...others, [slug, details]].slice(-SEEN_INVITATIONS_KEPT)
  writeStored(
    'localStorage',
    guestStorageKeys.seenInvitations,
    JSON.stringify(Object.fromEntries(newest as [string, unknown][])),
  )
}

/** The subjects of changes: address and area are one. */
export type Subject = 'date' | 'time' | 'hall' | 'address' | 'map'

const compared: Record<Subject, (keyof Details)[]> = {
  date: ['date'],
  time: ['time'],
  hall: ['hall'],
  address: ['address', 'area'],
  map: ['map'],
}

/** What has changed since this browser last showed the invitation. */
export interface Changes {
  subjects: Subject[]
  before: Details
}

/** @returns the changed subjects. A removed map link is not reported. */
const getChangedSubjects = (before: Details, now: Details): Subject[] =>
  (Object.keys(compared) as Subject[]).filter(
    (subject) => compared[subject].some((name) => before[name] !== now[name]) && !(subject === 'map' && now.map === ''),
  )

/** @returns the changes since this browser last showed the invitation; null when there are none, and on a first visit. */
export function findChanges(slug: string, now: Details): Changes | null {
  const before = readSeenDetails(slug)
  const subjects = before ? getChangedSubjects(before, now) : []
  return before && subjects.length > 0 ? { subjects, before } : null
}
