import { getAnswer, isAboveSeats, type Answer } from '@shared/guests/replies'
import { toSearchKey } from '@shared/text'
import type { Household, HouseholdStatus, StatusEntities } from '@/api/weddings'
import { compareNames, compareTexts, getSearchKey } from '@/lib/guests/householdKeys'

/** A household with what is known of it. */
export interface ReplyEntry {
  household: Household
  status: HouseholdStatus | undefined
  answer: Answer
  /** Whether its seats were lowered below its reply. */
  isLowered: boolean
}

export const REPLY_FILTERS = ['all', 'coming', 'notComing', 'silent', 'lowered'] as const
export type ReplyFilter = (typeof REPLY_FILTERS)[number]

const createEntry = (household: Household, status: HouseholdStatus | undefined): ReplyEntry => ({
  household,
  status,
  answer: getAnswer(household, status),
  isLowered: status?.reply !== undefined && isAboveSeats(household, status.reply),
})

/** Households without a reply: first those who have opened their page, because they only need a word; those that are not asked come last. */
const getRank = ({ answer, status }: ReplyEntry): number => {
  if (answer === 'notAsked') return 3
  if (status?.openedAt !== undefined) return 0
  return status !== undefined && status.sends.length > 0 ? 1 : 2
}

function compareEntries(a: ReplyEntry, b: ReplyEntry): number {
  const [repliedA = '', repliedB = ''] = [a.status?.reply?.createdAt, b.status?.reply?.createdAt]
  return (
    compareTexts(repliedB, repliedA) ||
    getRank(a) - getRank(b) ||
    compareTexts(b.status?.openedAt ?? '', a.status?.openedAt ?? '') ||
    compareNames(a.household, b.household)
  )
}

/** @returns all households: newest replies first, then those without a reply */
export const listEntries = (households: readonly Household[], statuses: StatusEntities['entities']): ReplyEntry[] =>
  households.map((household) => createEntry(household, statuses[household.id])).toSorted(compareEntries)

const passesFilter = ({ answer, isLowered }: ReplyEntry, filter: ReplyFilter): boolean =>
  filter === 'all' || (filter === 'lowered' ? isLowered : answer === filter)

/** @returns the entries that pass a filter and contain a text, in their order */
export function filterEntries(entries: readonly ReplyEntry[], filter: ReplyFilter, text: string): ReplyEntry[] {
  const key = toSearchKey(text)
  return entries.filter(
    (entry) => passesFilter(entry, filter) && (key === '' || getSearchKey(entry.household).includes(key)),
  )
}

/** @returns how many entries pass each filter */
export const countEntries = (entries: readonly ReplyEntry[]): Record<ReplyFilter, number> =>
  Object.fromEntries(
    REPLY_FILTERS.map((filter) => [filter, entries.filter((entry) => passesFilter(entry, filter)).length]),
  ) as Record<ReplyFilter, number>
