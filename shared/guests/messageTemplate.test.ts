import {
  fillTemplate,
  findUnknownPlaceholders,
  formatPlaceholders,
  getWhatsAppLink,
  hasPlaceholder,
} from './messageTemplate.ts'

const values = {
  name: 'الحاج أحمد وعائلته',
  link: 'https://zaffa.example/g/abc',
  date: 'الجمعة، ١٨ يونيو ٢٠٢٧',
  place: '',
  event: 'فرح عمر وليلى',
  details: '🗓 الجمعة\n📍 المكان: بيت العائلة',
  seats: '٤ مقاعد',
}

it('fills placeholders of both languages, as often as they occur', () => {
  expect(fillTemplate('{الاسم}: {seats} ({ Link })\n{الاسم}', values)).toBe(
    'الحاج أحمد وعائلته: ٤ مقاعد (https://zaffa.example/g/abc)\nالحاج أحمد وعائلته',
  )
})

it('leaves out lines whose placeholders are all empty', () => {
  expect(fillTemplate('{المناسبة}\n{التفاصيل}\nيوم {التاريخ}\nفي {المكان}\n\n{التاريخ} {المكان}!', values)).toBe(
    'فرح عمر وليلى\n🗓 الجمعة\n📍 المكان: بيت العائلة\nيوم الجمعة، ١٨ يونيو ٢٠٢٧\n\nالجمعة، ١٨ يونيو ٢٠٢٧ !',
  )
})

it('does not fill values again, and keeps unknown placeholders and single braces', () => {
  expect(fillTemplate('{name} {العريس} {', { ...values, name: '{link} $&' })).toBe('{link} $& {العريس} {')
  expect(findUnknownPlaceholders('{name} {العريس} {العريس} {} {')).toEqual(['العريس', ''])
})

it('finds placeholders in braces only', () => {
  expect(hasPlaceholder('{الرابط}', 'link')).toBe(true)
  expect(hasPlaceholder('الرابط {name}', 'link')).toBe(false)
  expect(formatPlaceholders('ar')).toMatchObject({ name: '{الاسم}', seats: '{المقاعد}' })
})

it('opens WhatsApp with the digits of the phone and the encoded text', () => {
  const link = getWhatsAppLink('+201012345678', 'أهلًا & سهلًا\n{name}?')
  expect(link).toMatch(/^https:\/\/wa\.me\/201012345678\?text=[\w%-]+$/)
  expect(new URL(link).searchParams.get('text')).toBe('أهلًا & سهلًا\n{name}?')
})
