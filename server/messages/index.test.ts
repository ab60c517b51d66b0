import { getPreferredLanguage } from './index.ts'

it.each([
  [undefined, 'ar'],
  ['', 'ar'],
  ['*', 'ar'],
  ['ar', 'ar'],
  ['AR-eg', 'ar'],
  ['en,ar', 'en'],
  ['ar,en', 'ar'],
  ['ar;q=0.8,en;q=0.9', 'en'],
  ['fr,ar;q=0.3', 'ar'],
])('getPreferredLanguage returns for %s: %s', (header, language) => expect(getPreferredLanguage(header)).toBe(language))
