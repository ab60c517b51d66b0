import type { components } from '../../../openapi/generated/types.ts'
import { cleanText, isBlank } from '../../../shared/text.ts'
import type { Row } from '../../database/schema.ts'

type Schemas = components['schemas']
export type ReplySettings = Schemas['ReplySettings']
export type ReplySettingsDetails = Schemas['ReplySettingsDetails']
export type ReplySeats = Schemas['ReplySeats']
export type HouseholdStatus = Schemas['HouseholdStatus']
export type ReplyRow = Row<'replies'>
export type SettingsRow = Row<'reply_settings'>
export type StatusRow = Row<'household_statuses'>
export type SendRow = Row<'sends'>

export type StoredReply = Omit<ReplyRow, 'wedding_id' | 'household_id'>
export type StoredSend = Omit<SendRow, 'wedding_id'>

/** A status with the rows that it consists of. */
export interface StoredStatus {
  row: Pick<StatusRow, 'household_id' | 'revision' | 'opened_at' | 'opened_by' | 'desk_user_id' | 'desk_until'>
  /** The reply that counts. */
  reply: StoredReply | undefined
  /** The latest message of each kind. */
  sends: StoredSend[]
}

/** @returns a message of guests as it is stored; null without a visible character */
export const cleanMessage = (message = ''): string | null => (isBlank(message) ? null : cleanText(message))

export const toSettingsWire = (row: SettingsRow): ReplySettings => ({
  ...(row.reply_by === null ? {} : { replyBy: row.reply_by }),
  ...(row.question_ar === null ? {} : { questionAr: row.question_ar }),
  ...(row.question_en === null ? {} : { questionEn: row.question_en }),
  ...(row.contact === null ? {} : { contact: row.contact }),
  asksChildren: row.asks_children === 1,
  takesRequests: row.takes_requests === 1,
  sendsDigest: row.sends_digest === 1,
  silentRate: row.silent_rate,
  version: row.version,
})

/** @returns the columns of the settings; omitted properties are cleared */
export const toSettingsColumns = (details: ReplySettingsDetails) =>
  ({
    reply_by: details.replyBy ?? null,
    question_ar: details.questionAr ?? null,
    question_en: details.questionEn ?? null,
    contact: details.contact ?? null,
    asks_children: details.asksChildren ? 1 : 0,
    takes_requests: details.takesRequests ? 1 : 0,
    sends_digest: details.sendsDigest ? 1 : 0,
    silent_rate: details.silentRate,
  }) as const

export const parseReplySeats = ({ seats }: Pick<ReplyRow, 'seats'>): ReplySeats[] => JSON.parse(seats) as ReplySeats[]

/** @returns what the guests themselves see of a reply */
export const toGuestReplyWire = (row: StoredReply): Schemas['GuestReply'] => ({
  id: row.id,
  seats: parseReplySeats(row),
  ...(row.message === null ? {} : { message: row.message }),
  mayPublish: row.may_publish === 1,
  createdAt: row.created_at,
})

export const toReplyWire = (row: StoredReply): Schemas['Reply'] => ({
  ...toGuestReplyWire(row),
  channel: row.channel as Schemas['ReplyChannel'],
  // Kept for a restored reply.
  ...(row.published_at === null || row.undone_at !== null ? {} : { publishedAt: row.published_at }),
  ...(row.undone_at === null ? {} : { undoneAt: row.undone_at }),
  ...(row.set_aside_at === null ? {} : { setAsideAt: row.set_aside_at }),
})

export const toSendWire = (row: StoredSend): Schemas['Send'] => ({
  id: row.id,
  householdId: row.household_id,
  kind: row.kind as Schemas['MessageKind'],
  result: row.result as Schemas['SendResult'],
  ...(row.sent_by === null ? {} : { sentBy: row.sent_by }),
  createdAt: row.created_at,
})

export const toStatusWire = ({ row, reply, sends }: StoredStatus): HouseholdStatus => ({
  householdId: row.household_id,
  revision: row.revision,
  ...(reply === undefined ? {} : { reply: toReplyWire(reply) }),
  ...(row.opened_at === null ? {} : { openedAt: row.opened_at }),
  ...(row.opened_by === null ? {} : { openedBy: row.opened_by as Schemas['ViewSource'] }),
  ...(row.desk_user_id === null || row.desk_until === null
    ? {}
    : { desk: { memberId: row.desk_user_id, until: row.desk_until } }),
  sends: sends.map(toSendWire),
})
