import { REVIEWS_FOR_RATING } from '../../../shared/limits.ts'
import { STAR_NAMES } from '../../../shared/stars.ts'
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
const PLACES = [
  ['مصر الجديدة القاهرة', 'cairo', 'heliopolis'],
  ['الدقي الجيزة', 'giza', 'dokki'],
  ['سموحة الإسكندرية', 'alexandria', 'smouha'],
  ['طنطا الغربية', 'gharbia', 'tanta'],
  ['المنصورة الدقهلية', 'dakahlia', 'mansoura'],
  ['أسوان', 'aswan', 'aswan-city'],
] as const
const AREAS = PLACES.map(([area]) => area)
export const GOVERNORATES = PLACES.map(([, governorate]) => governorate)
/** An eighth of the providers have this word in their name, a sixth this area. */
export const FREQUENT_WORD = TRADES[0]!
export const FREQUENT_AREA = AREAS[0]!
export const CATEGORIES = [
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

/** Each provider has a rating. */
const REVIEWS_PER_PROVIDER = REVIEWS_FOR_RATING

/** @returns the n-th review of each provider, without the enquiry that it belongs to */
function buildReview(sql: BenchSql, nth: number): Insert {
  const number = `(n * ${REVIEWS_PER_PROVIDER} + ${nth})`
  const created = buildTimeSql(sql)
  // One of 500 reviews is disputed.
  const isDisputed = `${number} % 500 = 0`
  return {
    table: 'reviews',
    values: {
      id: buildIdSql(sql, 'review', number),
      enquiry_id: buildIdSql(sql, 'enquiry', number),
      provider_id: buildIdSql(sql, 'provider'),
      name: "'ليلى وعمر'",
      ...Object.fromEntries(STAR_NAMES.map((name, index) => [name, `3 + (n + ${index}) % 3`])),
      words: "'كانت ليلة جميلة، وكل شيء في موعده.'",
      status: "'shown'",
      dispute: `case when ${isDisputed} then 'لم نكن في هذا الفرح.' end`,
      disputed_at: `case when ${isDisputed} then ${created} end`,
      version: '1',
      created_at: created,
      decided_at: created,
    },
  }
}

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
        price_range: '2000 + n % 97 * 500',
        price_to: '4000 + n % 97 * 500',
        capacity_persons: '50 + n % 40 * 25',
        governorates: buildChoice(
          PLACES.map(([, governorate]) => ` ${governorate} `),
          'n / 8',
        ),
        city: buildChoice(
          PLACES.map(([, , city]) => city),
          'n / 8',
        ),
        asked: 'n * 7 % 50',
        search_name: `${buildChoice(TRADES.map(toSearchKey))} || ' ' || ${code}`,
        search_area: buildChoice(AREAS.map(toSearchKey), 'n / 8'),
        version: '1',
        ...created,
        updated_at: created.created_at,
      },
    },
    {
      table: 'provider_photos',
      values: {
        id: buildIdSql(sql, 'photo'),
        provider_id: id,
        file_id: buildIdSql(sql, 'photo_file'),
        position: '0',
        status: "'listed'",
        width: '1600',
        height: '1200',
        checksum: code,
        ...created,
      },
    },
    ...Array.from({ length: REVIEWS_PER_PROVIDER }, (_, nth) => buildReview(sql, nth)),
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
