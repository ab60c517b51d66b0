import type { Row } from '../../database/schema.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import { toReplyWire, toSendWire, toSettingsWire } from '../replies/model.ts'
import { toRequestWire } from '../replies/requestModel.ts'
import { sortByTime } from './weddingExport.ts'

type AccountExport = ResponseBody<'exportAccount'>
type Status = AccountExport['householdStatuses'][number]
type View = AccountExport['views'][number]
type Template = AccountExport['messageTemplates'][number]

/** The export format of the tables of replies and of messages to households: all columns, without counters. */
export const replyFormatters = {
  reply_settings: (rows: Row<'reply_settings'>[]) => ({
    replySettings: rows.map((row) => ({ weddingId: row.wedding_id, ...toSettingsWire(row) })),
  }),
  replies: (rows: Row<'replies'>[]) => ({
    replies: sortByTime(rows).map((row) => ({
      weddingId: row.wedding_id,
      householdId: row.household_id,
      ...toReplyWire(row),
    })),
  }),
  household_statuses: (rows: Row<'household_statuses'>[]) => ({
    householdStatuses: rows.map((row) => ({
      weddingId: row.wedding_id,
      householdId: row.household_id,
      ...(row.reply_id === null ? {} : { replyId: row.reply_id }),
      ...(row.opened_at === null ? {} : { openedAt: row.opened_at }),
      ...(row.opened_by === null ? {} : { openedBy: row.opened_by as NonNullable<Status['openedBy']> }),
    })),
  }),
  sends: (rows: Row<'sends'>[]) => ({
    sends: sortByTime(rows).map((row) => ({ weddingId: row.wedding_id, ...toSendWire(row) })),
  }),
  views: (rows: Row<'views'>[]) => ({
    views: rows.map((row) => ({
      weddingId: row.wedding_id,
      ...(row.household_id === null ? {} : { householdId: row.household_id }),
      source: row.source as View['source'],
      date: row.date,
      count: row.count,
    })),
  }),
  message_templates: (rows: Row<'message_templates'>[]) => ({
    messageTemplates: rows.map((row) => ({
      weddingId: row.wedding_id,
      kind: row.kind as Template['kind'],
      language: row.language as Template['language'],
      side: row.side as Template['side'],
      text: row.text,
    })),
  }),
  reply_requests: (rows: Row<'reply_requests'>[]) => ({
    replyRequests: sortByTime(rows).map((row) => ({ weddingId: row.wedding_id, ...toRequestWire(row) })),
  }),
}
