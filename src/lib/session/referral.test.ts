import { parseReferral, toReferralHeaders } from './referral'

const withQuery = (query: string) => parseReferral(`https://zaffa.example/app/register?${query}`)

it('reads the three values that a link carries, in any order and among others', () => {
  expect(withQuery('sourceId=7&utm_source=x&source=whatsapp&referralCode=LAILA_27')).toEqual({ referralCode: 'LAILA_27', source: 'whatsapp', sourceId: '7' })
})

it('reads them of the app’s own addresses too', () => {
  expect(parseReferral('zaffa://register?referralCode=LAILA')).toEqual({ referralCode: 'LAILA' })
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

it('finds nothing in what is no address', () => expect(parseReferral('register?referralCode=LAILA')).toEqual({}))

const NONE = { 'X-Referral-Code': undefined, 'X-Referral-Source': undefined, 'X-Referral-Source-Id': undefined }

it('sends the three values under the API’s names', () => {
  expect(toReferralHeaders({ referralCode: 'LAILA_27', source: 'whats.app', sourceId: '7-a' })).toEqual({
    'X-Referral-Code': 'LAILA_27',
    'X-Referral-Source': 'whats.app',
    'X-Referral-Source-Id': '7-a',
  })
})

it('sends nothing of what is not there', () => {
  expect(toReferralHeaders({ referralCode: null, source: null, sourceId: null })).toEqual(NONE)
})

it.each(['', ' ', 'a b', 'a\nb', 'كود', '<b>', '[object Object]', 'a'.repeat(65)])('sends nothing of what the API would refuse: %j', (value) => {
  expect(toReferralHeaders({ referralCode: value, source: value, sourceId: value })).toEqual(NONE)
})

it('leaves out a wrong value alone', () => {
  expect(toReferralHeaders({ referralCode: 'a.b', source: 'a.b', sourceId: null })).toEqual({ ...NONE, 'X-Referral-Source': 'a.b' })
})
