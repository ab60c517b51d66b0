import type { EventList, Hall, ImportInput } from '@/api/generated/weddingEndpoints'
import { send, signIn, type Account } from './couple.ts'
import type { Locale } from './screens.ts'

/** Names of sample families. */
const FAMILIES: Record<Locale, readonly string[]> = {
  ar: [
    'أحمد سمير وعائلته',
    'عائلة المهندس محمد عبد الرحمن',
    'منى عادل',
    'خالد فؤاد وحرمه',
    'آل الشافعي',
    'سارة ونادين',
  ],
  en: [
    'Ahmed Samir and family',
    'The Abdelrahman family',
    'Mona Adel',
    'Khaled Fouad',
    'The Shafeis',
    'Sara and Nadine',
  ],
}
const HALLS: Record<Locale, readonly [string, string]> = {
  ar: ['قاعة الرجال', 'قاعة النساء'],
  en: ["Men's hall", "Women's hall"],
}
const TAGS: Record<Locale, readonly string[]> = {
  ar: ['الشغل', 'الجيران', 'العيلة'],
  en: ['work', 'neighbours', 'family'],
}

/**
 * Adds two halls and sample families to a wedding by the API.
 * @returns the names of the families, in the order in which they were added
 */
export async function fillGuestList(
  siteUrl: string,
  account: Account,
  weddingId: string,
  locale: Locale,
  count: number,
): Promise<string[]> {
  const token = await signIn(siteUrl, account)
  const path = `/weddings/${weddingId}`
  const response = await fetch(`${siteUrl}/api/v1${path}/events`, { headers: { Authorization: `Bearer ${token}` } })
  const { items } = (await response.json()) as EventList
  const eventId = items.find(({ kind }) => kind === 'wedding')!.id
  const addHall = async (name: string, audience: Hall['audience'], capacity: number) =>
    (await send<Hall>(siteUrl, 'POST', `${path}/halls`, { eventId, name, audience, capacity }, token)).id
  const [menName, womenName] = HALLS[locale]
  const men = await addHall(menName, 'men', 150)
  const women = await addHall(womenName, 'women', 60)
  const rows = Array.from({ length: count }, (_, nth): ImportInput['rows'][number] => ({
    name:
      nth < FAMILIES[locale].length
        ? FAMILIES[locale][nth]!
        : `${FAMILIES[locale][nth % FAMILIES[locale].length]!} ${nth}`,
    side: nth % 2 === 0 ? 'groom' : 'bride',
    ...(nth % 4 === 3 ? {} : { phone: `010${String(12_345_000 + nth)}` }),
    ...(nth % 3 === 0 ? { tags: [TAGS[locale][nth % 2]!, TAGS[locale][2]!], tableLabel: String(1 + (nth % 9)) } : {}),
    seats: [
      { hallId: men, allowed: 1 + (nth % 4) },
      { hallId: women, allowed: nth % 3 },
    ],
  }))
  await send(siteUrl, 'POST', `${path}/imports`, { source: 'paste', rows }, token)
  return rows.map(({ name }) => name!)
}
