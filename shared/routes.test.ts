import { cardPath, invitationPath, loginPath, getSafeNext } from './routes'

describe('getSafeNext', () => {
  it.each([
    ['/invitationCard2?publish=1', '/invitationCard2?publish=1'],
    ['/home#list', '/home#list'],
  ])('returns %s, a path of this site', (next, expected) => expect(getSafeNext(next)).toBe(expected))

  it.each([null, '', 'https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'evil'])(
    "returns the dashboard's path for %s",
    (next) => expect(getSafeNext(next)).toBe('/home'),
  )
})

it('path builders return the paths of the specification', () => {
  expect([1, 2, 3, 4].map(cardPath)).toEqual([
    '/invitationCard',
    '/invitationCard2',
    '/invitationCard3',
    '/invitationCard4',
  ])
  expect(invitationPath('عمر-x1')).toBe('/Invitations/Invitation?slug=%D8%B9%D9%85%D8%B1-x1')
  expect(loginPath('/invitationCard?publish=1')).toBe('/login?next=%2FinvitationCard%3Fpublish%3D1')
})
