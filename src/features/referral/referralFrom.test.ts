import { referralFrom } from './referralFrom'

const withQuery = (query: string) => referralFrom(`https://zaffa.example/app/register?${query}`)

it('reads the three values that a link carries, in any order and among others', () => {
  expect(withQuery('sourceId=7&utm_source=x&source=whatsapp&referralCode=LAILA_27')).toEqual({ referralCode: 'LAILA_27', source: 'whatsapp', sourceId: '7' })
})

it('reads them of the app’s own addresses too', () => {
  expect(referralFrom('zaffa://register?referralCode=LAILA')).toEqual({ referralCode: 'LAILA' })
})

it.each([
  ['nothing is there', 'x=1'],
  ['they are empty', 'referralCode=&source=&sourceId='],
  ['they hold signs that no code has', `referralCode=${encodeURIComponent('<b>')}&source=a%20b&sourceId=${encodeURIComponent("'--")}`],
  ['the code has the full stop of a source', 'referralCode=a.b'],
  ['they are too long', `referralCode=${'a'.repeat(41)}&source=${'a'.repeat(65)}&sourceId=${'a'.repeat(65)}`],
  ['their names are in other letters', 'ReferralCode=LAILA'],
])('leaves out what cannot be: %s', (_name, query) => expect(withQuery(query)).toEqual({}))

it('takes the longest that can be', () => {
  expect(withQuery(`referralCode=${'a'.repeat(40)}&source=${'.'.repeat(64)}`)).toEqual({ referralCode: 'a'.repeat(40), source: '.'.repeat(64) })
})

it('finds nothing in what is no address', () => expect(referralFrom('register?referralCode=LAILA')).toEqual({}))
