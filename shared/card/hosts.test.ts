import type { Card, Host, Hosts } from './card.ts'
import { formatHosts, formatWithheldBride, getPublicBride, isBrideFirst, joinHostLines } from './hosts.ts'

const hassan: Host = { role: 'father', honorific: 'الحاج', name: 'حسن عبد الله' }
const fatma: Host = { role: 'mother', honorific: 'السيدة', name: 'فاطمة علي' }
const mohamed: Host = { role: 'father', honorific: 'المستشار الدكتور', name: 'محمد السيد' }
const mona: Host = { role: 'mother', honorific: 'الأستاذة', name: 'منى رشاد' }
const uncle: Host = { role: 'kinsman', honorific: 'اللواء', name: 'شريف كمال' }
const aunt: Host = { role: 'kinswoman', honorific: 'الحاجة', name: 'زينب كمال' }
const late = (host: Host): Host => ({ ...host, isLate: true })
const hosts = (groom: Host[], bride: Host[], first: Hosts['first'] = 'groom'): Card => ({
  hosts: { first, groom, bride },
})
const read = (card: Card, language: 'ar' | 'en') => {
  const texts = formatHosts(card, language)
  return texts && joinHostLines(texts)
}

// The sentence ends in the names of the couple. Read aloud when it changes.
it.each<[string, Card, string]>([
  [
    'both fathers',
    hosts([hassan], [mohamed]),
    'يتشرّف الحاج حسن عبد الله والمستشار الدكتور محمد السيد بدعوة سيادتكم لحضور حفل زفاف نجليهما',
  ],
  [
    'both fathers, the bride’s side first',
    hosts([hassan], [mohamed], 'bride'),
    'يتشرّف المستشار الدكتور محمد السيد والحاج حسن عبد الله بدعوة سيادتكم لحضور حفل زفاف نجليهما',
  ],
  [
    'four parents',
    hosts([hassan, fatma], [mohamed, mona]),
    'يتشرّف الحاج حسن عبد الله والسيدة فاطمة علي والمستشار الدكتور محمد السيد والأستاذة منى رشاد بدعوة سيادتكم لحضور حفل زفاف نجليهم',
  ],
  ['the groom’s father', hosts([hassan], []), 'يتشرّف الحاج حسن عبد الله بدعوة سيادتكم لحضور حفل زفاف نجله'],
  ['the groom’s mother', hosts([fatma], []), 'تتشرّف السيدة فاطمة علي بدعوة سيادتكم لحضور حفل زفاف نجلها'],
  [
    'the groom’s parents',
    hosts([hassan, fatma], []),
    'يتشرّف الحاج حسن عبد الله والسيدة فاطمة علي بدعوة سيادتكم لحضور حفل زفاف نجلهما',
  ],
  ['the bride’s father', hosts([], [mohamed]), 'يتشرّف المستشار الدكتور محمد السيد بدعوة سيادتكم لحضور حفل زفاف كريمته'],
  ['the bride’s mother', hosts([], [mona]), 'تتشرّف الأستاذة منى رشاد بدعوة سيادتكم لحضور حفل زفاف كريمتها'],
  [
    'the bride’s parents',
    hosts([], [mohamed, mona]),
    'يتشرّف المستشار الدكتور محمد السيد والأستاذة منى رشاد بدعوة سيادتكم لحضور حفل زفاف كريمتهما',
  ],
  [
    'a widow',
    hosts([late(hassan), fatma], []),
    'تتشرّف السيدة فاطمة علي، حرم المرحوم الحاج حسن عبد الله بدعوة سيادتكم لحضور حفل زفاف نجلها',
  ],
  [
    'a father who has died',
    hosts([late(hassan)], [mohamed]),
    'تتشرّف عائلة المرحوم الحاج حسن عبد الله والمستشار الدكتور محمد السيد بدعوة سيادتكم لحضور حفل زفاف نجليهما',
  ],
  [
    'both fathers have died',
    hosts([late(hassan)], [late(mohamed)]),
    'تتشرّف عائلة المرحوم الحاج حسن عبد الله وعائلة المرحوم المستشار الدكتور محمد السيد بدعوة سيادتكم لحضور حفل زفاف نجليهما',
  ],
  [
    'both parents have died',
    hosts([late(hassan), late(fatma)], []),
    'تتشرّف عائلة المرحوم الحاج حسن عبد الله والمرحومة السيدة فاطمة علي بدعوة سيادتكم لحضور حفل زفاف نجلهما',
  ],
  [
    'an uncle and a father: nobody’s child is claimed',
    hosts([uncle], [mohamed]),
    'يتشرّف اللواء شريف كمال والمستشار الدكتور محمد السيد بدعوة سيادتكم لحضور حفل زفاف',
  ],
  ['an aunt', hosts([], [aunt]), 'تتشرّف الحاجة زينب كمال بدعوة سيادتكم لحضور حفل زفاف'],
  [
    'a bride who is not named',
    { ...hosts([hassan], [mohamed]), withholdsBride: true },
    'يتشرّف الحاج حسن عبد الله والمستشار الدكتور محمد السيد بدعوة سيادتكم لحضور حفل زفاف',
  ],
])('invites in Arabic: %s', (_case, card, sentence) => {
  expect(read(card, 'ar')).toBe(sentence)
})

const english = {
  hassan: { role: 'father', honorific: 'Hajj', name: 'Hassan Abdallah' },
  fatma: { role: 'mother', honorific: 'Mrs', name: 'Fatma Ali' },
  mohamed: { role: 'father', honorific: 'Mr', name: 'Mohamed El Sayed' },
  mona: { role: 'mother', honorific: 'Dr', name: 'Mona Rashad' },
  uncle: { role: 'kinsman', name: 'Sherif Kamal' },
} satisfies Record<string, Host>

it.each<[string, Card, string]>([
  [
    'both fathers',
    hosts([english.hassan], [english.mohamed]),
    'Hajj Hassan Abdallah and Mr Mohamed El Sayed request the honour of your presence at the wedding of their children',
  ],
  [
    'the groom’s father',
    hosts([english.hassan], []),
    'Hajj Hassan Abdallah requests the honour of your presence at the wedding of his son',
  ],
  [
    'the bride’s mother',
    hosts([], [english.mona]),
    'Dr Mona Rashad requests the honour of your presence at the wedding of her daughter',
  ],
  [
    'the bride’s parents',
    hosts([], [english.mohamed, english.mona]),
    'Mr Mohamed El Sayed and Dr Mona Rashad request the honour of your presence at the wedding of their daughter',
  ],
  [
    'a widow',
    hosts([late(english.hassan), english.fatma], []),
    'Mrs Fatma Ali, widow of the late Hajj Hassan Abdallah, requests the honour of your presence at the wedding of her son',
  ],
  [
    'a father who has died',
    hosts([late(english.hassan)], []),
    'The family of the late Hajj Hassan Abdallah requests the honour of your presence at the wedding of his son',
  ],
  [
    'both fathers have died',
    hosts([late(english.hassan)], [late(english.mohamed)]),
    'The family of the late Hajj Hassan Abdallah and the family of the late Mr Mohamed El Sayed request the honour of your presence at the wedding of their children',
  ],
  ['an uncle', hosts([english.uncle], []), 'Sherif Kamal requests the honour of your presence at the wedding of'],
])('invites in English: %s', (_case, card, sentence) => {
  expect(read(card, 'en')).toBe(sentence)
})

it('remembers those who have died and whom the sentence does not name', () => {
  const card = hosts([hassan, late(fatma)], [late(mohamed), mona])
  expect(formatHosts(card, 'ar')?.memory).toBe('نذكر بكل الحب والدعاء المرحومة السيدة فاطمة علي')
  expect(formatHosts(hosts([late(hassan), fatma], []), 'ar')?.memory).toBeUndefined()
  expect(formatHosts(hosts([late(hassan)], []), 'en')?.memory).toBeUndefined()
})

it('invites in nobody’s name without hosts', () => {
  expect(formatHosts(hosts([], []), 'ar')).toBeUndefined()
  expect(formatHosts({}, 'en')).toBeUndefined()
})

it('calls a bride who is not named after her parents, and nowhere by her name', () => {
  const card: Card = { ...hosts([hassan], [late(mohamed)]), withholdsBride: true }
  expect(formatWithheldBride(card, 'ar')).toBe('كريمة المرحوم المستشار الدكتور محمد السيد')
  expect(formatWithheldBride({ withholdsBride: true }, 'ar')).toBe('عروسه')
  expect(formatWithheldBride({ ...hosts([], [uncle]), withholdsBride: true }, 'en')).toBe('his bride')
  expect(getPublicBride('ليلى', card, 'ar')).toBe('عروسه')
  expect(getPublicBride('ليلى', {}, 'ar')).toBe('ليلى')
})

it('names the bride first where the sentence ends in her family', () => {
  expect(isBrideFirst(hosts([], [mohamed]))).toBe(true)
  expect(isBrideFirst(hosts([hassan], [mohamed], 'bride'))).toBe(true)
  expect(isBrideFirst(hosts([hassan], [mohamed]))).toBe(false)
  expect(isBrideFirst({ ...hosts([], [mohamed]), withholdsBride: true })).toBe(false)
  expect(isBrideFirst({})).toBe(false)
})
