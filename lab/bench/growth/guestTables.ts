import { buildCodeSql, buildIdSql, buildTimeSql } from './rows.ts'
import type { BenchSql, Insert, RowKind } from './rows.ts'

/** The n-th household belongs to the next even wedding, which has two. */
const WEDDING_OF_HOUSEHOLD = '(n + n % 2)'

/** @returns two households for each even wedding, with an import; the second one has replied; and what guests of public links leave */
export function buildGuests(sql: BenchSql): Insert[] {
  const id = (kind: RowKind, n = 'n') => buildIdSql(sql, kind, n)
  const created = { created_at: buildTimeSql(sql) }
  const phones = { phone: `'010' || ${sql.digits('n')}`, phone_e164: `'+2010' || ${sql.digits('n')}` }
  const wedding = { wedding_id: id('wedding') }
  return [
    {
      table: 'households',
      values: {
        id: id('household'),
        wedding_id: id('wedding', WEDDING_OF_HOUSEHOLD),
        name: "'منى عادل'",
        name_key: "'مني عادل'",
        search_key: `'مني عادل +2010' || ${sql.digits('n')}`,
        side: "'bride'",
        tags: `'["الشغل"]'`,
        ...phones,
        language: "'ar'",
        persons: "'[]'",
        token: `${buildCodeSql(sql)} || 'kkkkkkkkkkkkkkkkkk'`,
        version: '1',
        ...created,
        updated_at: created.created_at,
      },
    },
    {
      table: 'seats',
      values: { household_id: id('household'), hall_id: id('hall', WEDDING_OF_HOUSEHOLD), allowed: '3' },
    },
    ...buildReplies(sql),
    {
      table: 'imports',
      where: 'n % 2 = 0',
      values: { id: id('import'), ...wedding, source: "'csv'", added: '2', updated: '0', unchanged: '0', ...created },
    },
    {
      table: 'views',
      values: { ...wedding, invitation_id: id('invitation'), source: "'open'", date: sql.date('-1'), count: '5' },
    },
    {
      table: 'reply_requests',
      where: 'n % 10 = 0',
      values: {
        id: id('request'),
        ...wedding,
        name: "'سامح'",
        ...phones,
        count: '2',
        state: "'pending'",
        ...created,
      },
    },
  ]
}

function buildReplies(sql: BenchSql): Insert[] {
  const keys = { wedding_id: buildIdSql(sql, 'wedding'), household_id: buildIdSql(sql, 'household') }
  const created = { created_at: buildTimeSql(sql) }
  const where = 'n % 2 = 0'
  return [
    {
      table: 'replies',
      where,
      values: {
        id: buildIdSql(sql, 'reply'),
        ...keys,
        channel: "'link'",
        seats: `'[{"hallId":"' || ${buildIdSql(sql, 'hall')} || '","coming":2,"children":0}]'`,
        message: "'ألف مبروك'",
        may_publish: '1',
        ...created,
      },
    },
    {
      table: 'household_statuses',
      where,
      values: {
        ...keys,
        revision: '1',
        reply_id: buildIdSql(sql, 'reply'),
        reply_revision: '1',
        opened_at: created.created_at,
        opened_by: "'link'",
      },
    },
    {
      table: 'sends',
      where,
      values: { id: buildIdSql(sql, 'send'), ...keys, kind: "'invite'", result: "'sent'", ...created },
    },
  ]
}
