import { formatCouple } from './formatCouple.ts'

it.each([
  ['ar', 'عمر', 'ليلى', 'عمر وليلى'],
  ['ar-EG', 'Omar', 'Laila', 'Omar و Laila'],
  ['ar', 'Omar', 'ليلى', 'Omar وليلى'],
  ['ar', 'عمر', '"Laila"', 'عمر و "Laila"'],
  ['ar', 'عمر', '«ليلى»', 'عمر و«ليلى»'],
  ['ar', 'عمر', '🌹', 'عمر و🌹'],
  ['en', 'Omar', 'Laila', 'Omar & Laila'],
  ['en-EG', 'عمر', 'ليلى', 'عمر & ليلى'],
])('joins names in %s: %s, %s', (locale, groom, bride, text) => {
  expect(formatCouple({ groom, bride }, locale)).toBe(text)
})
