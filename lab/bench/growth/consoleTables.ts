import { buildCodeSql, buildIdSql, buildTimeSql } from './rows.ts'
import type { BenchSql, Insert } from './rows.ts'

/** Of the mails that wait: later than the end of the benchmark, so that the server does not deliver them by itself. */
const NEXT_ATTEMPT_S = 20_000_000

/** @returns an enquiry that the account has sent and booked, whose wedding is over, so that it may be reviewed */
const buildEnquiry = (sql: BenchSql, id: string): Insert => ({
  table: 'enquiries',
  values: {
    id,
    reference: buildCodeSql(sql),
    provider_id: buildIdSql(sql, 'provider', '((n + 1) / 3)'),
    provider_name: "'ستوديو'",
    user_id: buildIdSql(sql, 'user'),
    name: "'ليلى'",
    phone: `'+2010' || ${sql.digits('n')}`,
    wedding_date: sql.date('-3'),
    message: "'هل القاعة متاحة؟'",
    status: "'booked'",
    version: '1',
    created_at: buildTimeSql(sql),
    updated_at: buildTimeSql(sql),
  },
})

/**
 * @returns one enquiry for each account but the first: those of the directory's reviews, three for each provider; and for one account of 200
 * another one with a review that waits for the operator
 */
export function buildEnquiries(sql: BenchSql): Insert[] {
  const newEnquiry = buildIdSql(sql, 'new_enquiry')
  const where = 'n % 200 = 0'
  return [
    { ...buildEnquiry(sql, buildIdSql(sql, 'enquiry', '(n + 1)')), where: 'n > 1' },
    { ...buildEnquiry(sql, newEnquiry), where },
    {
      table: 'reviews',
      where,
      values: {
        id: buildIdSql(sql, 'new_review'),
        enquiry_id: newEnquiry,
        provider_id: buildIdSql(sql, 'provider', '((n + 1) / 3)'),
        name: "'ليلى وعمر'",
        quality: '5',
        communication: '4',
        punctuality: '5',
        value: '4',
        words: "'كانت ليلة جميلة.'",
        status: "'waiting'",
        version: '1',
        created_at: buildTimeSql(sql),
      },
    },
  ]
}

/** @returns one answer to each contact message but the open ones, and one audit entry for five accounts, of three operators */
export function buildOperatorRecords(sql: BenchSql): Insert[] {
  const created = { created_at: buildTimeSql(sql) }
  return [
    {
      table: 'contact_answers',
      where: 'n % 10 = 0 and n % 1000 <> 0',
      values: {
        id: buildIdSql(sql, 'answer'),
        message_id: buildIdSql(sql, 'message'),
        text: "'نفتح الساعة العاشرة.'",
        language: "'ar'",
        ...created,
      },
    },
    {
      table: 'audit_entries',
      where: 'n % 5 = 0',
      values: {
        id: buildIdSql(sql, 'audit_entry'),
        kind: "'account_found'",
        actor_id: buildIdSql(sql, 'user', '(1 + n % 3 * 2)'),
        subject: buildIdSql(sql, 'user'),
        ...created,
      },
    },
  ]
}

/** @returns one short link of the operator for 1,000 invitations, and one mail that failed for 5,000 */
export function buildLinksAndMails(sql: BenchSql): Insert[] {
  const created = { created_at: buildTimeSql(sql) }
  const recipient = "'couple' || n || '@example.com'"
  const time = sql.time(String(NEXT_ATTEMPT_S))
  return [
    {
      table: 'deep_links',
      where: 'n % 1000 = 0',
      values: { short_code: `${buildCodeSql(sql)} || '-link'`, full_url: "'zaffa://providers'", ...created },
    },
    {
      table: 'mails',
      where: 'n % 5000 = 0',
      values: {
        id: `'failed-' || ${buildCodeSql(sql)}`,
        recipient,
        recipient_key: recipient,
        subject: "'تأكيد البريد'",
        body: "'أكّدوا بريدكم.'",
        expires_at: time,
        attempts: '5',
        next_attempt_at: time,
        ...created,
      },
    },
  ]
}
