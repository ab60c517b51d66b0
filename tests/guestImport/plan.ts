/** Households, halls and sources for the tests of the import. */
import { getWeddingRights, type MemberLike } from '@shared/weddingRights'
import type { Event, Household } from '@/api/weddings'
import { guessColumns } from '@/features/guest-import/parse/headers/guessColumns'
import { parseImport } from '@/features/guest-import/parse/parseImport'
import { toImportRows } from '@/features/guest-import/parse/rows/toImportRows'
import { listHalls, resolveHalls } from '@/features/guest-import/plan/halls'
import { planImport } from '@/features/guest-import/plan/planImport'
import type { PlannedRow } from '@/features/guest-import/plan/types'

export const WEDDING_ID = '3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03'
export const MEN = 'b7d3f0a1-5e2c-4f86-8c19-2a6d4e9b7f35'
export const WOMEN = 'b7d3f0a1-5e2c-4f86-8c19-2a6d4e9b7f36'
export const HENNA = 'b7d3f0a1-5e2c-4f86-8c19-2a6d4e9b7f37'

const createHall = (id: string, eventId: string, name: string) => ({
  id,
  eventId,
  name,
  hasPlaceName: false,
  audience: 'mixed' as const,
  version: 1,
})

export const events: Event[] = [
  { id: 'henna', kind: 'henna', version: 1, halls: [createHall(HENNA, 'henna', 'بيت العروس')] },
  {
    id: 'wedding',
    kind: 'wedding',
    version: 1,
    halls: [createHall(MEN, 'wedding', 'قاعة الرجال'), createHall(WOMEN, 'wedding', 'قاعة النساء')],
  },
]

export const halls = listHalls(events, 'en')

let serial = 0
/** @returns a household of the guest list */
export function createHousehold(details: Partial<Household> & { name: string }): Household {
  serial += 1
  return {
    id: `5d9c1b3e-8a7f-4e20-9b46-${String(serial).padStart(12, '0')}`,
    side: 'groom',
    tags: [],
    language: 'ar',
    seats: [],
    persons: [],
    asksReply: true,
    version: 1,
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...details,
  }
}

const OWNER: MemberLike = { role: 'owner' }

/** @returns the plan of pasted text, with the guessed columns, for a member */
export async function planText(
  text: string,
  households: Household[] = [],
  countries = ['EG'],
  member = OWNER,
): Promise<PlannedRow[]> {
  const table = await parseImport({ text, countries })
  const candidates = toImportRows(table, resolveHalls(guessColumns(table), halls), countries)
  return planImport({
    candidates,
    households,
    halls,
    defaultSide: member.side ?? 'both',
    sides: getWeddingRights(member).editableSides,
  })
}
