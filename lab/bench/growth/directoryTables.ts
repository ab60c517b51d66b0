import { toSearchKey } from '../../../shared/text.ts'
import { buildCodeSql, buildIdSql, buildTimeSql } from './rows.ts'
import type { BenchSql, Insert } from './rows.ts'

/** One provider for three invitations, each with two services: a million rows of the directory beside a million invitations. */
const INVITATIONS_PER_PROVIDER = 3
/** @returns how many providers there are beside so many invitations */
export const countProviders = (invitations: number): number => Math.floor(invitations / INVITATIONS_PER_PROVIDER)
/** @returns whether the n-th provider is approved */
export const isApproved = (n: number): boolean => n % 20 !== 7 && n % 20 !== 11

const TRADES = ['ستوديو', 'قاعة', 'أتيليه', 'فرقة', 'مطبخ', 'صالون', 'معرض', 'مكتب']
const AREAS = ['مصر الجديدة القاهرة', 'الدقي الجيزة', 'سموحة الإسكندرية', 'طنطا الغربية', 'المنصورة الدقهلية', 'أسوان']
/** An eighth of the providers have this word in their name, a sixth this area. */
export const FREQUENT_WORD = TRADES[0]!
export const FREQUENT_AREA = AREAS[0]!
const CATEGORIES = [
  'photographer',
  'weddinghall',
  'weddingdress',
  'makeupartist',
  'catering',
  'dj',
  'flowerbouquet',
  'weddingcar',
]
export const FREQUENT_CATEGORY = CATEGORIES[0]!
/** Of the second service, so that no provider has one twice. */
const CATEGORY_SHIFT = 3

/** @returns SQL of the text whose turn it is */
const buildChoice = (texts: readonly string[], n = 'n'): string =>
  `case (${n}) % ${texts.length} ${texts.map((text, nth) => `when ${nth} then '${text}'`).join(' ')} end`

/** @returns the providers, of which nine of ten are approved, with two services each */
export function buildDirectory(sql: BenchSql): Insert[] {
  const created = { created_at: buildTimeSql(sql) }
  const id = buildIdSql(sql, 'provider')
  const code = buildCodeSql(sql)
  const categories = [buildChoice(CATEGORIES), buildChoice(CATEGORIES, `n + ${CATEGORY_SHIFT}`)]
  return [
    {
      table: 'providers',
      values: {
        id,
        status: "case n % 20 when 7 then 'pending' when 11 then 'rejected' else 'approved' end",
        full_name: `${buildChoice(TRADES)} || ' ' || ${code}`,
        contact_number: `'010' || ${sql.digits('n')}`,
        email: "'provider' || n || '@example.com'",
        email_key: "'provider' || n || '@example.com'",
        address: buildChoice(AREAS, 'n / 8'),
        service_classes: `'["' || ${categories[0]} || '","' || ${categories[1]} || '"]'`,
        price_range: '5000',
        search_name: `${buildChoice(TRADES.map(toSearchKey))} || ' ' || ${code}`,
        search_area: buildChoice(AREAS.map(toSearchKey), 'n / 8'),
        version: '1',
        ...created,
        updated_at: created.created_at,
      },
    },
    ...categories.map((category) => ({ table: 'provider_services', values: { provider_id: id, category } })),
  ]
}

/** @returns a wish list of two items for every second account */
export const buildWishlists = (sql: BenchSql): Insert[] =>
  ['appliances-1', 'furnishings-3'].map((item, position) => ({
    table: 'wishlist_items',
    where: 'n % 2 = 0',
    values: { user_id: buildIdSql(sql, 'user'), item_id: `'${item}'`, position: String(position) },
  }))
