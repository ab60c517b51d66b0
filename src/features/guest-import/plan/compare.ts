import { hasSameDetails, mergeRow } from '@shared/guests/merge'
import type { Side } from '../parse/rows/readCells'
import { addPhonesToNote, formatPhone, getMainPhone } from './phones'
import type { CleanRow, FieldChange, HouseholdState, PlannedRow, RowDetails, Update } from './types'

const FIELDS = ['honorific', 'name', 'side', 'phone', 'language', 'tableLabel', 'note'] as const

/** @returns the details of a new household; null without a name */
export function buildAddition({ details, phones, phoneWords }: CleanRow, defaultSide: Side): PlannedRow['addition'] {
  const { name, side = defaultSide, seats = [], ...rest } = details
  const taken = seats.filter(({ allowed }) => allowed > 0)
  if (name === undefined) return null
  const main = getMainPhone(phones)
  const note = addPhonesToNote(
    rest.note,
    phones.filter((phone) => phone !== main),
    phoneWords,
  )
  return {
    ...rest,
    name,
    side,
    ...(main === undefined ? {} : { phone: formatPhone(main) }),
    ...(note === undefined ? {} : { note }),
    ...(taken.length > 0 ? { seats: taken } : {}),
  }
}

const isOfHousehold = ({ phoneE164 }: HouseholdState, { phones }: CleanRow): boolean =>
  phoneE164 !== undefined && phones.some(({ e164 }) => e164 === phoneE164)

/**
 * @param isOwn the row has the id of our export, so that its tags replace those of the household; those of other sources are added
 * @returns what the row says of the household: a phone that is only spelled otherwise, or cannot be read, replaces none
 */
function getStatedDetails(row: CleanRow, household: HouseholdState, isOwn: boolean): RowDetails {
  const { details } = row
  // What is stored was typed like this; reading it again must not change it.
  const isStored = row.phoneText !== undefined && row.phoneText === household.phone
  const [phones, words] = isStored ? [[], ''] : [row.phones, row.phoneWords ?? '']
  const main = getMainPhone(phones)
  const keepsPhone = isOfHousehold(household, row) || (main?.e164 === null && household.phone !== undefined)
  const others = phones.filter((phone) =>
    isOfHousehold(household, row) ? phone.e164 !== household.phoneE164 : phone !== main,
  )
  const hasMore = others.length > 0 || words !== ''
  const note = hasMore ? addPhonesToNote(details.note ?? household.note, others, words) : details.note
  const tags = isOwn || details.tags === undefined ? details.tags : [...new Set([...household.tags, ...details.tags])]
  return {
    ...details,
    ...(tags === undefined ? {} : { tags }),
    ...(note === undefined ? {} : { note }),
    ...(main === undefined || keepsPhone ? {} : { phone: formatPhone(main) }),
  }
}

function findSeatChanges(before: HouseholdState, { seats = [] }: RowDetails): FieldChange[] {
  const allowed = new Map(before.seats.map((seat) => [seat.hallId, seat.allowed]))
  return seats
    .map((seat) => ({
      field: 'seats' as const,
      hallId: seat.hallId,
      before: allowed.get(seat.hallId) ?? 0,
      after: seat.allowed,
    }))
    .filter((change) => change.before !== change.after)
}

function findChanges(before: HouseholdState, stated: RowDetails): FieldChange[] {
  const { tags } = stated
  const texts = FIELDS.flatMap((field): FieldChange[] => {
    const after = stated[field]
    return after === undefined || after === before[field] ? [] : [{ field, before: before[field], after }]
  })
  const hasSameTags = tags === undefined || JSON.stringify(tags) === JSON.stringify(before.tags)
  return [
    ...texts,
    ...(hasSameTags ? [] : [{ field: 'tags' as const, before: before.tags, after: tags }]),
    ...findSeatChanges(before, stated),
  ]
}

/** @returns the changes as the body of a request */
function toDetails(changes: FieldChange[]): RowDetails {
  const details: Record<string, unknown> = {}
  const seats = changes.flatMap((change) =>
    change.field === 'seats' ? [{ hallId: change.hallId, allowed: change.after }] : [],
  )
  for (const { field, after } of changes) details[field] = after
  return { ...details, ...(seats.length > 0 ? { seats } : {}) }
}

/** Compares a row with a household as the server merges them: blank cells change nothing. */
export function buildUpdate(row: CleanRow, household: HouseholdState, isOwn: boolean): Update {
  const stated = getStatedDetails(row, household, isOwn)
  const { honorific, name, side, tags, phone, language, tableLabel, note, seats } = household
  const before = { honorific, name, side, tags, phone, language, tableLabel, note, seats }
  if (hasSameDetails(before, mergeRow(before, stated))) return { details: {}, changes: [] }
  const changes = findChanges(household, stated)
  return { details: toDetails(changes), changes }
}
