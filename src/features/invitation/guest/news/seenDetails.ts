import { readStoredObject, writeStored } from '@/config/browserStorage'
import { SEEN_INVITATIONS_KEPT } from '@/config/limits'
import { storageKeys } from '@shared/storageKeys'
import type { InvitationContent } from '@/features/invitation/card/content'

const NAMES = ['date', 'time', 'hall', 'address', 'area', 'map'] as const

/**
 * What a guest plans by; empty where the couple gave none. It is kept as it is and not as a hash, for the news says what
 * was there before: nothing but day and place, in the guest's own browser, which had the whole page. No names but the slug's.
 */
export type Details = Record<(typeof NAMES)[number], string>

export const detailsOf = ({ weddingDate, weddingTime = '', hall, address, area, mapsLink = '' }: InvitationContent): Details => ({
  date: weddingDate,
  time: weddingTime,
  hall,
  address,
  area,
  map: mapsLink,
})

const isDetails = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && NAMES.every((name) => typeof (value as Partial<Details>)[name] === 'string')

/** What was remembered of each invitation, the newest last. */
const readAll = (): [string, unknown][] => Object.entries(readStoredObject('localStorage', storageKeys.seenInvitations) ?? {})

/** What the guest last saw of this invitation; undefined on a first visit, and where nothing legible is kept. */
export function seenDetails(slug: string): Details | undefined {
  const kept = readAll().find(([known]) => known === slug)?.[1]
  return isDetails(kept) ? kept : undefined
}

/** Remembers what the guest has now seen, and forgets the invitations that were opened longest ago. */
export function rememberDetails(slug: string, details: Details): void {
  const others = readAll().filter(([known, kept]) => known !== slug && isDetails(kept))
  const newest = [...others, [slug, details]].slice(-SEEN_INVITATIONS_KEPT)
  writeStored('localStorage', storageKeys.seenInvitations, JSON.stringify(Object.fromEntries(newest as [string, unknown][])))
}

/** What the news are about: address and area are one. */
export type Subject = 'date' | 'time' | 'hall' | 'address' | 'map'

const compared: Record<Subject, (keyof Details)[]> = {
  date: ['date'],
  time: ['time'],
  hall: ['hall'],
  address: ['address', 'area'],
  map: ['map'],
}

/** What differs for the guest. A map that is gone needs no word: its link is no longer there. */
export const changedSubjects = (before: Details, now: Details): Subject[] =>
  (Object.keys(compared) as Subject[]).filter(
    (subject) => compared[subject].some((name) => before[name] !== now[name]) && !(subject === 'map' && now.map === ''),
  )
