/** The ids and codes of the rows that the benchmark fills in, computed alike in SQL and here. */

/** Odd, so that multiplying by it maps 32 bits one to one: neighbours by number are scattered over an index, as random ids are. */
const SCATTER = 2_654_435_761
const MASK = 4_294_967_295

/** The kinds of rows with an id of their own. */
const KINDS = {
  user: 'a001',
  session: 'a002',
  wedding: 'a003',
  invitation: 'a004',
  hall: 'a005',
  household: 'a006',
  reply: 'a007',
  send: 'a008',
  request: 'a009',
  import: 'a00a',
  upload: 'a00b',
  provider: 'a00c',
  photo: 'a010',
  photo_file: 'a011',
  review: 'a012',
  enquiry: 'a013',
  new_enquiry: 'a014',
  new_review: 'a015',
  answer: 'a016',
  audit_entry: 'a017',
  lead: 'a00d',
  message: 'a00e',
  engagement: 'e000',
  henna: 'e001',
  contract: 'e002',
  wedding_day: 'e003',
} as const
export type RowKind = keyof typeof KINDS

const toHex = (value: bigint): string => value.toString(16).padStart(8, '0')
const scatter = (n: number): string => toHex((BigInt(n) * BigInt(SCATTER)) & BigInt(MASK))

/** @returns the id of the n-th row of a kind */
export const getRowId = (kind: RowKind, n: number): string =>
  `${scatter(n)}-0000-4000-8000-${KINDS[kind]}${toHex(BigInt(n))}`

/** Seconds between two rows: a million span 58 days. */
const ROW_SPACING_S = 5

/** @returns eight characters of the alphabet of codes, unique for n */
export const getCode = (n: number): string => scatter(n).replaceAll('0', 'y').replaceAll('1', 'z')
export const getShortCode = (n: number): string => `${getCode(n)}kkkkk`
export const getLinkToken = (n: number): string => `${getCode(n)}kkkkkkkkkkkkkkkkkk`
export const getSlug = (n: number): string => `عمر-و-ليلى-${getShortCode(n)}`
/** @returns the path of the n-th invitation below the API's prefix */
export const getInvitationPath = (n: number): string => `invitations/slug/${encodeURIComponent(getSlug(n))}`
export const getEmail = (n: number): string => `couple${n}@example.com`

/** Templates of invitations: their pictures take different times to draw. */
export const TEMPLATES = 4
export const getTemplate = (n: number): number => 1 + (n % TEMPLATES)

/** The n-th household belongs to the next even wedding, which has two. */
export const listHouseholdNumbers = (wedding: number): [first: number, second: number] => [wedding - 1, wedding]

/** Rows of a table, one for each number. */
export interface Insert {
  table: string
  /** SQL by column. */
  values: Record<string, string>
  /** Which of the numbers get a row; all by default. */
  where?: string
}

/** What differs between the dialects in the statements that fill the tables. */
export interface BenchSql {
  /** A table with one column `n`. */
  series: (from: number, to: number) => string
  hex: (value: string) => string
  /** A time in ISO 8601 so many seconds after the first row. */
  time: (seconds: string) => string
  /** The date so many days from now. */
  date: (days: string) => string
  digits: (value: string) => string
  /** One byte. */
  blob: string
}

export const buildScatterSql = (sql: BenchSql, n: string): string => sql.hex(`(${n} * ${SCATTER}) & ${MASK}`)
export const buildIdSql = (sql: BenchSql, kind: RowKind, n = 'n'): string =>
  `${buildScatterSql(sql, n)} || '-0000-4000-8000-${KINDS[kind]}' || ${sql.hex(n)}`
/** @returns SQL of the time at which the n-th row was created */
export const buildTimeSql = (sql: BenchSql): string => sql.time(`n * ${ROW_SPACING_S}`)
export const buildCodeSql = (sql: BenchSql, n = 'n'): string =>
  `replace(replace(${buildScatterSql(sql, n)}, '0', 'y'), '1', 'z')`

/** The oldest rows: younger than every retention period that has an index of its own to show. */
const FIRST_ROW_DAYS_AGO = 75
const firstRowAt = Math.floor(Date.now() / 1000) - FIRST_ROW_DAYS_AGO * 24 * 3600

export const postgresSql: BenchSql = {
  series: (from, to) => `generate_series(${from}::bigint, ${to}) s(n)`,
  hex: (value) => `lpad(to_hex(${value}), 8, '0')`,
  time: (seconds) =>
    `to_char(to_timestamp(${firstRowAt} + ${seconds}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`,
  date: (days) => `to_char(current_date + (${days})::int, 'YYYY-MM-DD')`,
  digits: (value) => `lpad((${value})::text, 8, '0')`,
  blob: `'\\x00'::bytea`,
}

export const sqliteSql: BenchSql = {
  series: (from, to) =>
    `(with recursive s(n) as (values(${from}) union all select n + 1 from s where n < ${to}) select n from s)`,
  hex: (value) => `printf('%08x', ${value})`,
  time: (seconds) => `strftime('%Y-%m-%dT%H:%M:%S.000Z', ${firstRowAt} + ${seconds}, 'unixepoch')`,
  date: (days) => `date('now', (${days}) || ' days')`,
  digits: (value) => `printf('%08d', ${value})`,
  blob: `x'00'`,
}
