import { render } from '@testing-library/react'
import { createIntl } from 'react-intl'
import { createChange } from '@tests/mocks/activity'
import { menHall, womenHall } from '@tests/mocks/guests'
import { readMessages } from '@tests/messages'
import type { Change } from '@/api/weddings'
import { localeTags, type Locale } from '@/i18n/locales'
import { createDetailTexts, isListed } from './changedDetails'
import { formatSentence } from './sentences'

const halls = [menHall, womenHall]

function read(locale: Locale, change: Change): string {
  const intl = createIntl({ locale: localeTags[locale], messages: readMessages(locale, '') })
  const { container } = render(<p>{formatSentence(intl, createDetailTexts(intl, halls), change)}</p>)
  return container.textContent.replaceAll(/[\u2066-\u2069]/g, '')
}

const none = { before: undefined, after: undefined }
const edit = (before: Change['before'], after: Change['after']): Partial<Change> => ({ before, after })
const of = (kind: Change['kind'], more: Partial<Change> = {}): Partial<Change> => ({ ...none, kind, ...more })
const seats = (men: number, women = 0) => ({
  seats: [
    { hallId: menHall.id, allowed: men },
    { hallId: womenHall.id, allowed: women },
  ],
})
const member = (kind: Change['kind'], more: Partial<Change> = {}) => of(kind, { names: ['Aunt'], ...more })

const who = "Hoda (groom's mother)"
const eventOf = (kind: Change['kind'], more: Partial<Change> = {}): Partial<Change> =>
  of(kind, { names: [], before: { event: 'henna' }, after: { event: 'henna' }, ...more })
const cases: [string, Partial<Change>, string, string][] = [
  ['an added event', eventOf('eventAdded'), 'added the event Henna night', 'إضافة مناسبة ليلة الحنّة'],
  [
    'an event with a title',
    of('eventEdited', { names: ['Dinner'], before: { event: 'custom' }, after: { event: 'custom' } }),
    'edited the event Dinner',
    'تعديل مناسبة Dinner',
  ],
  ['several events', eventOf('eventEdited', { count: 3 }), 'edited 3 events', 'تعديل ٣ مناسبات'],
  ['a hall', of('hallAdded', { names: ['قاعة الرجال'] }), 'added the hall قاعة الرجال', 'إضافة القاعة قاعة الرجال'],
  ['a hall without a name', of('hallDeleted', { names: [] }), 'deleted the hall without a name', 'حذف القاعة بلا اسم'],
  ['an invitation', of('invitationEdited', { names: [] }), 'edited the invitation', 'تعديل الدعوة'],
  [
    'fewer seats',
    {},
    "lowered Haj Ahmed from 6 to 4 seats in Men's hall",
    "تقليل مقاعد Haj Ahmed من ٦ إلى ٤ مقاعد في Men's hall",
  ],
  [
    'more seats',
    edit(seats(1), seats(2)),
    "raised Haj Ahmed from 1 to 2 seats in Men's hall",
    "زيادة مقاعد Haj Ahmed من ١ إلى مقعدين في Men's hall",
  ],
  ['seats in two halls', edit(seats(1, 1), seats(2, 2)), 'changed the seats of Haj Ahmed', 'تعديل مقاعد Haj Ahmed'],
  [
    'name',
    edit({ name: 'Ahmed' }, { name: 'Haj Ahmed' }),
    'renamed Ahmed to Haj Ahmed',
    'تعديل الاسم من Ahmed إلى Haj Ahmed',
  ],
  [
    'side',
    edit({ side: 'groom' }, { side: 'bride' }),
    "moved Haj Ahmed to the bride's side",
    'نقل Haj Ahmed إلى طرف العروس',
  ],
  [
    'both sides',
    edit({ side: 'groom' }, { side: 'both' }),
    'moved Haj Ahmed to both sides',
    'نقل Haj Ahmed إلى الطرفين معًا',
  ],
  ['table', edit({}, { tableLabel: '7' }), 'put Haj Ahmed at table 7', 'نقل Haj Ahmed إلى طاولة ٧'],
  ['no table', edit({ tableLabel: '7' }, {}), 'took Haj Ahmed off table 7', 'رفع Haj Ahmed من طاولة ٧'],
  [
    'tag',
    edit({ tags: [] }, { tags: ['work', 'VIP'] }),
    'added Haj Ahmed to work, VIP',
    'إضافة Haj Ahmed إلى work وVIP',
  ],
  ['removed tag', edit({ tags: ['work'] }, { tags: [] }), 'took Haj Ahmed out of work', 'إزالة Haj Ahmed من work'],
  ['other tags', edit({ tags: ['a'] }, { tags: ['b'] }), 'changed the tags of Haj Ahmed', 'تعديل مجموعات Haj Ahmed'],
  ['note', edit({}, { note: 'x' }), 'changed the note on Haj Ahmed', 'تعديل الملاحظة عن Haj Ahmed'],
  [
    'people',
    edit({ persons: [] }, { persons: [{ name: 'Ali', child: true }] }),
    'changed the people of Haj Ahmed',
    'تعديل أفراد Haj Ahmed',
  ],
  ['title', edit({}, { honorific: 'Dr.' }), 'changed the title of Haj Ahmed', 'تعديل لقب Haj Ahmed'],
  [
    'language',
    edit({ language: 'en' }, { language: 'ar' }),
    'changed the language of Haj Ahmed to Arabic',
    'تعديل لغة دعوة Haj Ahmed إلى العربية',
  ],
  [
    'question on',
    edit({ asksReply: false }, { asksReply: true }),
    'chose to ask Haj Ahmed for a reply',
    'طلب الردّ من Haj Ahmed',
  ],
  [
    'question off',
    edit({ asksReply: true }, { asksReply: false }),
    'chose not to ask Haj Ahmed for a reply',
    'عدم طلب الردّ من Haj Ahmed',
  ],
  [
    'phone',
    { before: {}, after: {}, phoneChanged: true },
    'changed the phone number of Haj Ahmed',
    'تعديل رقم هاتف Haj Ahmed',
  ],
  [
    'several details',
    edit({ name: 'A', side: 'groom' }, { name: 'B', side: 'bride' }),
    'edited Haj Ahmed',
    'تعديل Haj Ahmed',
  ],
  ['many families', { ...none, count: 12 }, 'edited 12 families', 'تعديل ١٢ عائلة'],
  ['added', of('householdAdded'), 'added Haj Ahmed', 'إضافة Haj Ahmed'],
  [
    'moved away',
    of('householdMovedAway'),
    "moved Haj Ahmed to the other family's side",
    'نقل Haj Ahmed إلى الطرف الآخر',
  ],
  ['deleted', of('householdDeleted', { count: 2 }), 'put 2 families into the bin', 'نقل عائلتين إلى سلة المحذوفات'],
  [
    'restored',
    of('householdRestored', { count: 3 }),
    'took 3 families out of the bin',
    'استعادة ٣ عائلات من سلة المحذوفات',
  ],
  ['erased', of('householdErased', { names: [] }), 'deleted a family for ever', 'حذف عائلة نهائيًا'],
  ['new link', of('linkRenewed'), 'made a new personal link for Haj Ahmed', 'تجديد رابط Haj Ahmed'],
  ['no link', of('linkRevoked'), 'revoked the personal link of Haj Ahmed', 'إلغاء رابط Haj Ahmed'],
  [
    'imported file',
    of('imported', { count: 12, names: ['guests.csv'] }),
    'added or updated 12 families from guests.csv',
    'إضافة أو تعديل ١٢ عائلة من guests.csv',
  ],
  [
    'imported list',
    of('imported', { count: 1, names: [] }),
    'added or updated 1 family from a list',
    'إضافة أو تعديل عائلة واحدة من قائمة',
  ],
  [
    'import undone',
    of('importUndone', { count: 4, names: [] }),
    'took back 4 families from a list',
    'التراجع عن ٤ عائلات من قائمة',
  ],
  [
    'reply',
    of('replyRecorded', { after: seats(2, 1) }),
    'recorded by phone that 3 of Haj Ahmed come',
    'تسجيل ردّ Haj Ahmed بالهاتف: حضور ٣ أفراد',
  ],
  [
    'reply of one',
    of('replyRecorded', { after: seats(1) }),
    'recorded by phone that 1 of Haj Ahmed comes',
    'تسجيل ردّ Haj Ahmed بالهاتف: حضور فرد واحد',
  ],
  [
    'refusal',
    of('replyRecorded', { after: { seats: [] } }),
    'recorded by phone that Haj Ahmed cannot come',
    'تسجيل ردّ Haj Ahmed بالهاتف: اعتذار',
  ],
  [
    'erased reply',
    of('replyRecorded', { names: [] }),
    'recorded the reply of a family by phone',
    'تسجيل ردّ عائلة بالهاتف',
  ],
  ['reply undone', of('replyUndone'), 'took back the reply of Haj Ahmed', 'التراجع عن ردّ Haj Ahmed'],
  ['reply restored', of('replyRestored'), 'counted the reply of Haj Ahmed again', 'احتساب ردّ Haj Ahmed من جديد'],
  ['joined', member('memberJoined'), 'joined', 'انضمام إلى الفرح'],
  ['left', member('memberLeft'), 'left', 'مغادرة الفرح'],
  ['removed', member('memberRemoved'), 'removed Aunt', 'إزالة Aunt'],
  ['removed without a label', member('memberRemoved', { names: [] }), 'removed somebody', 'إزالة أحد أهل الفرح'],
  [
    'other label',
    member('memberChanged', edit({ role: 'viewer' }, { role: 'viewer' })),
    'edited what Aunt is for you',
    'تعديل صلة Aunt بكم',
  ],
  [
    'other role',
    member('memberChanged', edit({ role: 'viewer' }, { role: 'sideManager', managedSide: 'bride' })),
    "changed the role of Aunt from viewer to the bride's family",
    'تعديل دور Aunt من متابع إلى أهل العروس',
  ],
]

it.each(cases)('says in both languages: %s', (_name, change, english, arabic) => {
  const entry = createChange(1, change)
  expect(read('en', entry)).toBe(`${who} ${english}`)
  expect(read('ar', entry)).toBe(`${who}: ${arabic}`)
})

it.each([
  ['the account itself', { isOwn: true }, 'You', 'أنتم'],
  ['a former member', { member: undefined }, 'A former member', 'من أهل الفرح سابقًا'],
  ['a member without a label', { member: { id: 'x', name: 'Hoda' } }, 'Hoda', 'Hoda'],
  ['a member without a name', { member: { id: 'x', label: 'Aunt' } }, 'Aunt', 'Aunt'],
  ['a member without both', { member: { id: 'x' } }, 'Somebody without a name', 'بلا اسم'],
] as const)('says who it was: %s', (_name, change, english, arabic) => {
  const entry = createChange(1, { ...of('householdAdded'), ...change })
  expect(read('en', entry)).toBe(`${english} added Haj Ahmed`)
  expect(read('ar', entry)).toBe(`${arabic}: إضافة Haj Ahmed`)
})

it.each([
  ['one detail that the sentence says', {}, false],
  ['seats in two halls', edit(seats(1, 1), seats(2, 2)), true],
  ['tags added and removed', edit({ tags: ['a'] }, { tags: ['b'] }), true],
  ['a note', edit({}, { note: 'x' }), true],
  ['several details', edit({ name: 'A', side: 'groom' }, { name: 'B', side: 'bride' }), true],
  ['a detail and the phone', { ...edit({ name: 'A' }, { name: 'B' }), phoneChanged: true }, true],
  ['the phone', { before: {}, after: {}, phoneChanged: true }, false],
  ['many families', { ...none, count: 12 }, false],
])('lists what has changed below the sentence, or not: %s', (_name, change, expected) =>
  expect(isListed(createChange(1, change))).toBe(expected),
)
