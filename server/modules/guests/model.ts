import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { CountryCode } from 'libphonenumber-js/max'
import type { components } from '../../../openapi/generated/types.ts'
import { buildSearchKey, toNameKey } from '../../../shared/guests/household.ts'
import { hasSameDetails } from '../../../shared/guests/merge.ts'
import { getPhoneCountries } from '../../../shared/guests/countries.ts'
import { readPhoneNumber } from '../../../shared/guests/phoneNumber.ts'
import { cleanLine, cleanText, isBlank } from '../../../shared/text.ts'
import type { Row } from '../../database/schema.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import { cleanLines } from '../../lib/lines.ts'
import { canEditSide } from '../../lib/weddingView.ts'
import type { WeddingView } from '../../lib/weddingView.ts'

type Schemas = components['schemas']
export type HouseholdDetails = Schemas['HouseholdDetails']
type HouseholdWire = Schemas['Household']
export type Seats = Schemas['Seats']
export type BulkEdit = Schemas['BulkEdit']

export type HouseholdRow = Row<'households'>
/** A stored household with its seats. */
export interface StoredHousehold {
  row: HouseholdRow
  seats: Seats[]
}
/** The columns that a person can edit, and those that follow from them. */
export type HouseholdColumns = Omit<
  HouseholdRow,
  | 'id'
  | 'wedding_id'
  | 'token'
  | 'data_removed_at'
  | 'import_id'
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
>

/** What the columns of a household depend on besides its details. */
export type WeddingDefaults = Pick<Row<'weddings'>, 'language' | 'time_zone'>

const LINES = ['honorific', 'name', 'phone', 'tableLabel'] as const

/** NFC makes a semicolon of the Greek question mark, and semicolons separate tags. */
const cleanTag = (tag: string): string => cleanLine(cleanLine(tag).replaceAll(';', ' '))

/**
 * @returns the details as they are stored: lines cleaned, tags and halls without repetition, no halls without seats
 * @throws ApiError validation_failed for lines without a visible character, and for a hall that is named twice
 */
export function cleanHousehold(given: HouseholdDetails): HouseholdDetails {
  const details = cleanLines(given, LINES)
  const tags = [...new Set((details.tags ?? []).map(cleanTag))].filter((tag) => !isBlank(tag))
  const halls = new Set(details.seats?.map(({ hallId }) => hallId))
  if (halls.size < (details.seats?.length ?? 0)) throw createFieldError('seats', (texts) => texts.repeated)
  const note = cleanText(details.note ?? '')
  const { note: _note, ...rest } = details
  return {
    ...rest,
    ...(isBlank(note) ? {} : { note }),
    tags,
    asksReply: details.asksReply ?? true,
    seats: (details.seats ?? []).filter(({ allowed }) => allowed > 0),
    persons: (details.persons ?? []).map(cleanPerson),
  }
}

function cleanPerson({ name, child }: Schemas['Person'], index: number): Schemas['Person'] {
  if (isBlank(name))
    throw new ApiError('validation_failed', [{ field: `persons.${index}.name`, message: (texts) => texts.required }])
  return { name: cleanLine(name), child }
}

/**
 * @param timeZone of the wedding, whose country is the first guess for phones without a country code
 * @returns the phone in international form; null for text that is not a valid number
 */
export const parsePhone = (phone: string, timeZone: string): string | null =>
  readPhoneNumber(parsePhoneNumberFromString, phone, getPhoneCountries(timeZone) as [CountryCode])?.e164 ?? null

/** @param details cleaned */
export function toHouseholdColumns(details: HouseholdDetails, wedding: WeddingDefaults): HouseholdColumns {
  const {
    honorific,
    name,
    side,
    tags = [],
    phone,
    language,
    tableLabel,
    note,
    persons = [],
    asksReply = true,
  } = details
  const phoneE164 = phone === undefined ? null : parsePhone(phone, wedding.time_zone)
  return {
    honorific: honorific ?? null,
    name,
    name_key: toNameKey(name),
    search_key: buildSearchKey({ ...details, tags, ...(phoneE164 === null ? {} : { phoneE164 }) }),
    side,
    tags: JSON.stringify(tags),
    phone: phone ?? null,
    phone_e164: phoneE164,
    language: language ?? wedding.language,
    table_label: tableLabel ?? null,
    note: note ?? null,
    persons: JSON.stringify(persons),
    asks_reply: asksReply ? 1 : 0,
  }
}

/** Details of which these are always stored. */
type StoredDetails = HouseholdDetails & Pick<HouseholdWire, 'tags' | 'language' | 'seats' | 'persons' | 'asksReply'>

/** @returns the details of a stored household, as a client sends them */
export function toDetails({ row, seats }: StoredHousehold): StoredDetails {
  return {
    ...(row.honorific === null ? {} : { honorific: row.honorific }),
    name: row.name,
    side: row.side as HouseholdDetails['side'],
    tags: JSON.parse(row.tags) as string[],
    ...(row.phone === null ? {} : { phone: row.phone }),
    language: row.language as Schemas['Language'],
    ...(row.table_label === null ? {} : { tableLabel: row.table_label }),
    ...(row.note === null ? {} : { note: row.note }),
    seats,
    persons: JSON.parse(row.persons) as Schemas['Person'][],
    asksReply: row.asks_reply === 1,
  }
}

/** @returns whether a stored household has these details, cleaned, as they would be stored */
export const hasDetails = (stored: StoredHousehold, details: HouseholdDetails, wedding: WeddingDefaults): boolean =>
  hasSameDetails(cleanHousehold(toDetails(stored)), { language: wedding.language, ...details })

/** The personal link is for those who may reply for the household. */
export function toHouseholdWire(stored: StoredHousehold, view: WeddingView): HouseholdWire {
  const { row } = stored
  return {
    ...toDetails(stored),
    id: row.id,
    ...(row.token === null || !canEditSide(view, row.side) ? {} : { linkToken: row.token }),
    ...(row.data_removed_at === null ? {} : { dataRemovedAt: row.data_removed_at }),
    ...(row.phone_e164 === null ? {} : { phoneE164: row.phone_e164 }),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(row.deleted_at === null ? {} : { deletedAt: row.deleted_at }),
  }
}
