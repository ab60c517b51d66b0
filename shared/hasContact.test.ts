import { hasContact } from './hasContact.ts'

it.each([
  'اتصلوا على ٠١٠٠ ١٢٣ ٤٥٦٧',
  '01001234567',
  'www.hall.com',
  'https://x.co/1',
  'زوروا zaffa.store',
  '0100-123-4567',
  '+20 100 123 4567',
  '1001234567',
])('finds a link or a phone number in "%s"', (text) => {
  expect(hasContact(text)).toBe(true)
})

it.each([
  'ومن آياته أن خلق لكم من أنفسكم أزواجًا (الروم: ٢١)',
  'Dr.Ahmed',
  'Matthew 19:6',
  '١٢/٠٦/٢٠٢٧',
  'وُلد عام ١٩٩٥',
  'من 15000 - 25000 جنيه',
  '١٠٠٠٠–٢٠٠٠٠',
])('finds none in "%s"', (text) => {
  expect(hasContact(text)).toBe(false)
})
