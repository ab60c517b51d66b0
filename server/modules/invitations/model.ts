import { DEFAULT_TIME_ZONE } from '../../../shared/limits.ts'
import type { components } from '../../../openapi/generated/types.ts'
import { keepOwnLook } from '../../../shared/card/ownLook.ts'
import { getPublicBride } from '../../../shared/card/hosts.ts'
import type { NewRow, Row, Truth } from '../../database/schema.ts'
import { formatCouple } from '../../../shared/formatCouple.ts'
import { NO_CEREMONY } from '../../../shared/guests/events.ts'
import { ApiError } from '../../errors.ts'
import type { FieldProblem } from '../../errors.ts'
import { getCalendarDate, isTimeZone } from '../../../shared/timeZones.ts'
import { cleanLine, isBlank } from '../../../shared/text.ts'
import { hasColumns } from '../../lib/repeatedCreation.ts'
import { toContractNameWire } from '../weddings/model.ts'
import type { InvitationPlans } from '../weddings/model.ts'
import { cleanCard, formatCard, getCardProblems, parseCard } from './card.ts'

/** An invitation with dates and place of its wedding's events. */
export type InvitationRow = Row<'invitations'> & {
  time_zone: string
  wedding_date: string
  wedding_time: string | null
  engagement_date: string
  henna_date: string
  crown_date: string
  contract_name: string | null
  /** Of its events, as in the table `events`. */
  wedding_status: string | null
  engagement_status: string | null
  henna_status: string | null
  contract_status: string | null
}
/** An invitation with what guests see of its wedding. */
export type PublishedInvitation = InvitationRow & {
  takes_requests: Truth
  /** Newest first. */
  wishes: { name: string; message: string }[]
}
export type InvitationDetails = Omit<components['schemas']['InvitationInput'], 'weddingId'>
type Wire = components['schemas']['Invitation']
type DetailColumns = Omit<
  NewRow<'invitations'>,
  'id' | 'wedding_id' | 'owner_id' | 'slug' | 'short_code' | 'request_key' | 'version' | 'created_at' | 'updated_at'
>

const lines = ['groom', 'bride', 'weddinghole', 'weddingAddress', 'area'] as const

/** @returns the details as they are stored, with each line cleaned */
export function cleanDetails(details: InvitationDetails): InvitationDetails {
  return {
    ...details,
    ...Object.fromEntries(lines.map((line) => [line, cleanLine(details[line])])),
    ...(details.card ? { card: cleanCard(details.card) } : {}),
  }
}

/**
 * Validates what the OpenAPI document's schemas cannot.
 * @param before the current invitation, on an edit: an unchanged wedding date may be in the past
 * @param now in epoch ms
 * @throws ApiError validation_failed with all invalid fields
 */
export function checkDetails(details: InvitationDetails, now: number, before?: InvitationRow): void {
  const zone = details.timeZone ?? DEFAULT_TIME_ZONE
  const problems: FieldProblem[] = lines
    .filter((line) => isBlank(details[line]))
    .map((line) => ({ field: line, message: (texts) => texts.required }))
  if (details.card) problems.push(...getCardProblems(details.card, details.template))
  if (!isTimeZone(zone)) problems.push({ field: 'timeZone', message: (texts) => texts.timeZone })
  else if (details.weddingDate !== before?.wedding_date && details.weddingDate < getCalendarDate(zone, now)) {
    problems.push({ field: 'weddingDate', message: (texts) => texts.pastWedding })
  }
  if (problems.length > 0) throw new ApiError('validation_failed', problems)
}

/**
 * @returns the columns of the details without the dates, and with the place for the previous release; omitted properties are cleared, but for
 * the card, which clients of the previous release do not know
 */
export const toColumns = (details: InvitationDetails): DetailColumns => ({
  template: details.template,
  language: details.language,
  groom: details.groom,
  bride: details.bride,
  hall: details.weddinghole,
  address: details.weddingAddress,
  area: details.area,
  maps_link: details.mapsLink ?? null,
  background_image: details.backgroundImage ?? null,
  ...(details.card ? { card: formatCard(details.card) } : {}),
})

const toDate = (date: string): string | null => (date === NO_CEREMONY ? null : date)

/** @returns dates and place, which are stored with the wedding's events */
export const toInvitationPlans = (details: InvitationDetails): InvitationPlans => ({
  timeZone: details.timeZone ?? DEFAULT_TIME_ZONE,
  time: details.weddingTime ?? null,
  contractName: details.contractName,
  dates: {
    engagement: toDate(details.engagementDate),
    henna: toDate(details.hennaDate),
    contract: toDate(details.crownDate),
    wedding: details.weddingDate,
  },
  language: details.language,
  place: { name: details.weddinghole, address: details.weddingAddress, area: details.area },
  mapsLink: details.mapsLink ?? null,
})

/** @returns whether a stored invitation has these details, cleaned */
export const hasDetails = (row: InvitationRow, details: InvitationDetails): boolean =>
  hasColumns(row, {
    ...toColumns(details),
    card: formatCard(details.card),
    time_zone: details.timeZone ?? DEFAULT_TIME_ZONE,
    wedding_date: details.weddingDate,
    wedding_time: details.weddingTime ?? null,
    engagement_date: details.engagementDate,
    henna_date: details.hennaDate,
    crown_date: details.crownDate,
    ...(details.contractName === undefined || details.crownDate === NO_CEREMONY
      ? {}
      : { contract_name: details.contractName }),
  })

/**
 * @param language of the text that has the names
 * @returns the names of the couple as guests read them
 */
export const formatCoupleForGuests = ({ groom, bride, card }: InvitationRow, language: Wire['language']): string =>
  formatCouple({ groom, bride: getPublicBride(bride, parseCard(card), language) }, language)

/** @returns the card in the API's format, without what only another template has: a client without cards may have changed the template */
function toCardWire({ card: json, template }: InvitationRow): Pick<Wire, 'card'> {
  const card = keepOwnLook(parseCard(json) ?? {}, template)
  return Object.keys(card).length === 0 ? {} : { card }
}

/** @returns the events of the invitation that are not as planned */
function toStatusesWire(row: InvitationRow): Pick<Wire, 'statuses'> {
  const statuses = {
    engagement: row.engagement_status,
    henna: row.henna_status,
    contract: row.contract_status,
    wedding: row.wedding_status,
  }
  const changed = Object.entries(statuses).filter(([, status]) => status !== null)
  return changed.length === 0 ? {} : { statuses: Object.fromEntries(changed) as NonNullable<Wire['statuses']> }
}

/** @returns an invitation in the API's format; `weddinghole` is the API's spelling of the hall */
export const toWire = (row: InvitationRow): Wire => ({
  id: row.id,
  slug: row.slug,
  weddingId: row.wedding_id,
  ownerId: row.owner_id,
  shortCode: row.short_code,
  template: row.template as Wire['template'],
  language: row.language as Wire['language'],
  groom: row.groom,
  bride: row.bride,
  weddingDate: row.wedding_date,
  ...(row.wedding_time ? { weddingTime: row.wedding_time } : {}),
  timeZone: row.time_zone,
  engagementDate: row.engagement_date,
  hennaDate: row.henna_date,
  crownDate: row.crown_date,
  ...toContractNameWire(row.contract_name),
  weddinghole: row.hall,
  weddingAddress: row.address,
  area: row.area,
  ...(row.maps_link ? { mapsLink: row.maps_link } : {}),
  ...(row.background_image ? { backgroundImage: row.background_image } : {}),
  ...toCardWire(row),
  ...toStatusesWire(row),
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** @returns whether guests can ask for seats: not while there is no day to come to */
export const takesRequests = ({ takes_requests: takes, wedding_status: status }: PublishedInvitation): boolean =>
  takes === 1 && status === null

/** @returns an invitation as guests see it: without its owner, wedding and short code (PublicInvitation in the OpenAPI document) */
export function toPublicWire(row: PublishedInvitation): components['schemas']['PublicInvitation'] {
  const { ownerId: _ownerId, weddingId: _weddingId, shortCode: _shortCode, ...seenByGuests } = toWire(row)
  const bride = getPublicBride(row.bride, seenByGuests.card, seenByGuests.language)
  return { ...seenByGuests, bride, takesRequests: takesRequests(row), wishes: row.wishes }
}
