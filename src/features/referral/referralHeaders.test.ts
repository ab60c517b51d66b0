import { referralHeaders } from './referralHeaders'

const NONE = { 'X-Referral-Code': undefined, 'X-Referral-Source': undefined, 'X-Referral-Source-Id': undefined }

it('sends the three values under the API’s names', () => {
  expect(referralHeaders({ referralCode: 'LAILA_27', source: 'whats.app', sourceId: '7-a' })).toEqual({
    'X-Referral-Code': 'LAILA_27',
    'X-Referral-Source': 'whats.app',
    'X-Referral-Source-Id': '7-a',
  })
})

it('sends nothing of what is not there', () => {
  expect(referralHeaders({ referralCode: null, source: null, sourceId: null })).toEqual(NONE)
})

it.each(['', ' ', 'a b', 'a\nb', 'كود', '<b>', '[object Object]', 'a'.repeat(65)])('sends nothing of what the API would refuse: %j', (value) => {
  expect(referralHeaders({ referralCode: value, source: value, sourceId: value })).toEqual(NONE)
})

it('leaves out a wrong value alone', () => {
  expect(referralHeaders({ referralCode: 'a.b', source: 'a.b', sourceId: null })).toEqual({ ...NONE, 'X-Referral-Source': 'a.b' })
})
