import { formatHallName, type Audience } from './hallName.ts'

it.each<[Audience, string, string, string]>([
  ['mixed', 'Nile Hall', 'Nile Hall', 'Nile Hall'],
  ['women', 'الياسمين', 'قاعة السيدات (الياسمين)', "Women's hall (الياسمين)"],
  ['men', 'Nile Hall', 'قاعة الرجال (Nile Hall)', "Men's hall (Nile Hall)"],
  ['women', 'قاعة السيّدات', 'قاعة السيّدات', "Women's hall (قاعة السيّدات)"],
  ['men', "Men's hall", "قاعة الرجال (Men's hall)", "Men's hall"],
  ['men', 'Women of Egypt Hall', 'قاعة الرجال (Women of Egypt Hall)', "Men's hall (Women of Egypt Hall)"],
])('says once that a hall is for %s: %s', (audience, name, arabic, english) => {
  expect(formatHallName({ name, audience }, 'ar')).toBe(arabic)
  expect(formatHallName({ name, audience }, 'en')).toBe(english)
})

it('is the label alone where the name stands beside it', () => {
  expect(formatHallName({ name: 'قاعة النيل', audience: 'women' }, 'ar', true)).toBe('قاعة السيدات')
})
