import type { InvitationContent } from '../content'
import { getGoogleCalendarUrl } from './googleCalendar'

const content: InvitationContent = {
  template: 1,
  language: 'ar',
  groom: 'عمر',
  bride: 'ليلى',
  weddingDate: '2027-06-18',
  weddingTime: '19:30',
  timeZone: 'Africa/Cairo',
  hall: 'x',
  address: '',
  area: '',
}
const words = {
  title: 'زفاف عمر وليلى',
  location: 'قاعة & حديقة, الزمالك',
  details: 'https://zaffa.example/Invitations/Invitation?slug=a&b=1',
}
const getParameters = (changes: Partial<InvitationContent>) =>
  Object.fromEntries(new URL(getGoogleCalendarUrl({ ...content, ...changes }, words) ?? '').searchParams)

describe('getGoogleCalendarUrl', () => {
  it.each<[string, Partial<InvitationContent>, string]>([
    ['in summer', { weddingDate: '2027-06-18' }, '20270618T163000Z/20270618T213000Z'],
    ['in winter', { weddingDate: '2027-01-15' }, '20270115T173000Z/20270115T223000Z'],
    ['in another zone', { timeZone: 'Asia/Dubai' }, '20270618T153000Z/20270618T203000Z'],
    [
      'at an hour that is skipped',
      { weddingDate: '2027-04-30', weddingTime: '00:30' },
      '20270429T223000Z/20270430T033000Z',
    ],
    [
      'at an hour that comes twice',
      { weddingDate: '2027-10-28', weddingTime: '23:30' },
      '20271028T203000Z/20271029T013000Z',
    ],
    ['without a time', { weddingDate: '2027-02-28', weddingTime: undefined }, '20270228/20270301'],
  ])('sets start and end %s', (_when, changes, dates) => {
    expect(getParameters(changes)).toMatchObject({ dates, ctz: changes.timeZone ?? 'Africa/Cairo' })
  })

  it('encodes the texts', () => {
    expect(new URL(getGoogleCalendarUrl(content, words) ?? '').origin).toBe('https://calendar.google.com')
    expect(getParameters({})).toMatchObject({
      action: 'TEMPLATE',
      text: words.title,
      location: words.location,
      details: words.details,
    })
  })

  it('returns undefined for an invalid date', () => {
    expect(getGoogleCalendarUrl({ ...content, weddingDate: '2027-02-30' }, words)).toBeUndefined()
  })
})
