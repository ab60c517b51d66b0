import { getFileLinks, toFileNamePart } from './invitationFiles'

describe('toFileNamePart', () => {
  it.each([
    [' عمر ', 'عمر'],
    ['عبد الرحمن محمد السيد مصطفى المنشاوي', 'عبد الرحمن محمد السيد'],
    ['ع'.repeat(40), 'ع'.repeat(24)],
    ['Omar/../"Sam"\n<b>', 'Omar .. Sam b'],
  ])('converts %j to a safe file name', (name, expected) => expect(toFileNamePart(name)).toBe(expected))
})

it('getFileLinks adds the version to the addresses', () => {
  const { calendar, qrSvg } = getFileLinks({ slug: 'عمر x', version: 3, groom: '', bride: '' }, 'زفاف')
  expect(calendar).toEqual({
    href: '/api/v1/invitations/slug/%D8%B9%D9%85%D8%B1%20x/calendar.ics?v=3',
    download: 'زفاف.ics',
  })
  expect(qrSvg.href).toMatch(/\/qr\.svg\?v=3$/)
})
