import { parseReferral, toReferralHeaders } from './referral'

const parseQuery = (query: string) => parseReferral(`https://zaffa.example/app/register?${query}`)

describe('parseReferral', () => {
  it('parses the three values in any order and among other parameters', () => {
    expect(parseQuery('sourceId=7&utm_source=x&source=whatsapp&referralCode=LAILA_27')).toEqual({
      referralCode: 'LAILA_27',
      source: 'whatsapp',
      sourceId: '7',
    })
  })

  it('parses URLs of the app’s scheme', () => {
    expect(parseReferral('zaffa://register?referralCode=LAILA')).toEqual({ referralCode: 'LAILA' })
  })

  it.each([
    ['there is none', 'x=1'],
    ['they are empty', 'referralCode=&source=&sourceId='],
    ['they are blank or of several lines', 'referralCode=%20&source=a%0Ab&sourceId=%0D'],
    ['they are too long', `referralCode=${'a'.repeat(41)}&source=${'a'.repeat(65)}&sourceId=${'a'.repeat(65)}`],
    ['their names are in another letter case', 'ReferralCode=LAILA'],
  ])('omits invalid values: %s', (_name, query) => expect(parseQuery(query)).toEqual({}))

  it('keeps any text within the bounds', () => {
    expect(parseQuery(`referralCode=${encodeURIComponent('ليلى')}&source=a b&sourceId=<7>.!`)).toEqual({
      referralCode: 'ليلى',
      source: 'a b',
      sourceId: '<7>.!',
    })
  })

  it('accepts values of the maximum length', () => {
    expect(parseQuery(`referralCode=${'a'.repeat(40)}&source=${'.'.repeat(64)}`)).toEqual({
      referralCode: 'a'.repeat(40),
      source: '.'.repeat(64),
    })
  })

  it('returns no values for an invalid URL', () => expect(parseReferral('register?referralCode=LAILA')).toEqual({}))
})

describe('toReferralHeaders', () => {
  const NONE = { 'X-Referral-Code': undefined, 'X-Referral-Source': undefined, 'X-Referral-Source-Id': undefined }

  it('returns the three values under the header names of the API', () => {
    expect(toReferralHeaders({ referralCode: 'LAILA_27', source: 'whats.app', sourceId: '7-a' })).toEqual({
      'X-Referral-Code': 'LAILA_27',
      'X-Referral-Source': 'whats.app',
      'X-Referral-Source-Id': '7-a',
    })
  })

  it('omits missing values', () => {
    expect(toReferralHeaders({ referralCode: null, source: null, sourceId: null })).toEqual(NONE)
  })

  it('encodes what a header cannot hold', () => {
    expect(toReferralHeaders({ referralCode: 'ليلى', source: 'a b', sourceId: null })).toEqual({
      ...NONE,
      'X-Referral-Code': '%D9%84%D9%8A%D9%84%D9%89',
      'X-Referral-Source': 'a%20b',
    })
  })

  it.each(['', ' ', 'a\nb', '\ud83d', 'a'.repeat(65)])('omits values that are not kept: %j', (value) => {
    expect(toReferralHeaders({ referralCode: value, source: value, sourceId: value })).toEqual(NONE)
  })

  it('omits only the value that is too long', () => {
    expect(toReferralHeaders({ referralCode: 'a'.repeat(41), source: 'a'.repeat(41), sourceId: null })).toEqual({
      ...NONE,
      'X-Referral-Source': 'a'.repeat(41),
    })
  })
})
