import { getBackgroundAddress } from '../../../server/modules/uploads/address.ts'
import { TEMPLATES, buildCodeSql, buildIdSql, buildTimeSql } from './rows.ts'
import type { BenchSql, Insert, RowKind } from './rows.ts'

/** Far beyond the end of the benchmark. */
const EXPIRY_S = 20_000_000
const EVENTS = ['engagement', 'henna', 'contract', 'wedding_day'] as const

/**
 * @param passwordHash of every account
 * @returns the account of each invitation, with a session
 */
export function buildAccounts(sql: BenchSql, passwordHash: string): Insert[] {
  const created = { created_at: buildTimeSql(sql) }
  const email = "'couple' || n || '@example.com'"
  const code = buildCodeSql(sql)
  const user = { user_id: buildIdSql(sql, 'user') }
  const expiry = { expires_at: sql.time(String(EXPIRY_S)) }
  return [
    {
      table: 'users',
      values: {
        id: buildIdSql(sql, 'user'),
        email,
        email_key: email,
        password_hash: `'${passwordHash}'`,
        phone: `'010' || ${sql.digits('n')}`,
        phone_key: `'10' || ${sql.digits('n')}`,
        newsletter: 'n % 2',
        email_verified_at: created.created_at,
        referral_code: code,
        // Every third account was recommended: by the first of its ten neighbours.
        referred_by_code: `case when n % 3 = 0 then ${buildCodeSql(sql, '(n - n % 10 + 1)')} end`,
        referred_by_source: "case when n % 3 = 0 then 'invitation' end",
        version: '1',
        ...created,
        updated_at: created.created_at,
      },
    },
    {
      table: 'sessions',
      values: {
        id: buildIdSql(sql, 'session'),
        ...user,
        remembered: '1',
        last_used_at: created.created_at,
        ...expiry,
        ...created,
      },
    },
    {
      table: 'refresh_tokens',
      values: { token_hash: `'hash-' || ${code}`, session_id: buildIdSql(sql, 'session'), ...expiry },
    },
    {
      table: 'uploads',
      where: 'n % 20 = 0',
      values: {
        id: buildIdSql(sql, 'upload'),
        owner_id: buildIdSql(sql, 'user'),
        content: sql.blob,
        bytes: '1',
        ...created,
      },
    },
    {
      table: 'leads',
      where: 'n % 10 = 0',
      values: {
        id: buildIdSql(sql, 'lead'),
        email,
        email_key: email,
        phone: `'010' || ${sql.digits('n')}`,
        ...created,
      },
    },
    {
      table: 'contact_messages',
      where: 'n % 10 = 0',
      values: {
        id: buildIdSql(sql, 'message'),
        email,
        email_key: email,
        name: "'منى'",
        message: "'متى تفتح القاعة؟'",
        source: "'Contact Form'",
        visitor: "'{}'",
        // One of 100 messages is still open.
        status: "case when n % 1000 = 0 then 'open' else 'answered' end",
        ...created,
      },
    },
  ]
}

/** @returns the wedding of each account, with its events, a hall, and its invitation */
export function buildWeddings(sql: BenchSql): Insert[] {
  const id = (kind: RowKind) => buildIdSql(sql, kind)
  const created = { created_at: buildTimeSql(sql) }
  const dated = { ...created, updated_at: created.created_at }
  const wedding = { wedding_id: id('wedding') }
  const code = buildCodeSql(sql)
  const [before, after] = getBackgroundAddress('*').split('*')
  return [
    {
      table: 'weddings',
      values: {
        id: id('wedding'),
        title: "'عمر وليلى'",
        language: "'ar'",
        time_zone: "'Africa/Cairo'",
        revision: '1',
        version: '1',
        ...dated,
      },
    },
    {
      table: 'wedding_members',
      values: { ...wedding, user_id: id('user'), role: "'owner'", seen_revision: 'n % 4 / 2', ...created },
    },
    {
      table: 'reply_settings',
      values: {
        ...wedding,
        asks_children: '1',
        takes_requests: '1',
        sends_digest: '1',
        silent_rate: '50',
        digest_revision: '1',
        version: '1',
        updated_at: created.created_at,
      },
    },
    ...EVENTS.map((kind, position) => ({
      table: 'events',
      values: {
        id: id(kind),
        ...wedding,
        kind: `'${kind === 'wedding_day' ? 'wedding' : kind}'`,
        // Some are over, but not for so long that the phones of the guests are deleted.
        date: sql.date(`n % 540 - 60 - ${EVENTS.length - 1 - position}`),
        position: String(position),
        version: '1',
        ...created,
      },
    })),
    {
      table: 'halls',
      values: {
        id: id('hall'),
        ...wedding,
        event_id: id('wedding_day'),
        name: "'قاعة النيل'",
        audience: "'mixed'",
        version: '1',
        ...created,
      },
    },
    {
      table: 'invitations',
      values: {
        id: id('invitation'),
        ...wedding,
        owner_id: id('user'),
        slug: `'عمر-و-ليلى-' || ${code} || 'kkkkk'`,
        short_code: `${code} || 'kkkkk'`,
        template: `1 + n % ${TEMPLATES}`,
        language: "'ar'",
        groom: "'عمر'",
        bride: "'ليلى'",
        hall: "'قاعة النيل'",
        address: "'١٢ كورنيش النيل'",
        area: "'الزمالك'",
        background_image: `case when n % 20 = 0 then '${before}' || ${id('upload')} || '${after}' end`,
        version: '1',
        ...dated,
      },
    },
    { table: 'reserved_slugs', values: { slug_hash: `'hash-' || ${code}` } },
  ]
}
