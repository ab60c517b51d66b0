import { readFile } from 'node:fs/promises'
import type { InvitationRow } from '../../invitations/model.ts'
import { getMessages } from '../../../messages/index.ts'
import { createCardText } from './cardText.ts'

const readSource = (file: string) => readFile(new URL(`../../../../src/${file}`, import.meta.url), 'utf8')
const createInvitation = (changes: Partial<InvitationRow> = {}) =>
  ({
    language: 'ar',
    groom: 'عمر',
    bride: 'ليلى',
    wedding_date: '2027-06-09',
    wedding_status: null,
    wedding_time: '19:30',
    hall: 'قاعة',
    address: '',
    area: '',
    card: null,
    ...changes,
  }) as InvitationRow

/** The server's card messages with placeholders as arguments, as the browser's messages have them. */
const listTemplates = (language: 'ar' | 'en') => {
  const { invite, weddingOf, and, time, date } = getMessages(language).card
  return {
    invite,
    weddingOf,
    and,
    time: time('{time}'),
    date: date('{weekday}', '{day}', '{month}', '{year}'),
  }
}

describe('the text of a picture', () => {
  it("equals the card's Arabic messages in the browser", async () => {
    const messages = JSON.parse(await readSource('i18n/messages/guest.ar.json')) as Record<string, string>
    for (const [key, ours] of Object.entries(listTemplates('ar')))
      expect(`${key}: ${messages[`invitation.card.${key}`]}`).toBe(`${key}: ${ours}`)
  })

  it("equals the card's English messages in the browser", async () => {
    const english = await readSource('i18n/messages/guest.ts')
    for (const [key, ours] of Object.entries(listTemplates('en')))
      expect(english).toContain(`id: 'invitation.card.${key}', defaultMessage: '${ours}'`)
  })
})

it('writes presentation forms with letters that the fonts have', () => {
  expect(createCardText(createInvitation({ groom: 'عبدﷲ', bride: 'ﻟﻴﻠﻰ' }))).toMatchObject({
    names: ['عبدالله', 'ليلى'],
  })
})

describe('the words of the couple', () => {
  const hosts = { first: 'bride', groom: [], bride: [{ role: 'father', name: 'محمد السيد' }] }
  const withCard = (card: object, changes: Partial<InvitationRow> = {}) =>
    createCardText(createInvitation({ card: JSON.stringify(card), ...changes }))

  it('invite in the name of the hosts, whose child is named first', () => {
    expect(withCard({ hosts })).toMatchObject({
      hosts: 'يتشرّف محمد السيد بدعوة سيادتكم لحضور حفل زفاف كريمته',
      names: ['ليلى', 'عمر'],
    })
  })

  it('name a withheld bride after her father', () => {
    expect(withCard({ hosts, withholdsBride: true }).names).toEqual(['عمر', 'كريمة محمد السيد'])
  })

  it('invite nobody while the wedding is postponed', () => {
    const text = withCard({ hosts }, { wedding_status: 'postponed' })
    expect(text).toMatchObject({ invite: 'زفاف' })
    expect(text).not.toHaveProperty('hosts')
  })
})

describe('the date', () => {
  it('has Arabic-Indic digits and a 12-hour clock in Arabic', () => {
    expect(createCardText(createInvitation()).date).toEqual({
      weekday: 'الأربعاء',
      day: '٩',
      month: 'يونيو',
      year: '٢٠٢٧',
      full: 'الأربعاء ٩ يونيو ٢٠٢٧',
      time: 'الساعة ٧:٣٠ مساءً',
    })
  })

  it('is in English for an English invitation', () => {
    expect(createCardText(createInvitation({ language: 'en' })).date).toMatchObject({
      full: 'Wednesday, 9 June 2027',
      time: 'at 7:30 pm',
    })
  })

  it('has the hour as people say it', () => {
    expect(createCardText(createInvitation({ wedding_time: '12:00' })).date.time).toBe('الساعة ١٢ ظهرًا')
  })

  it('has no time when the invitation has none', () => {
    expect(createCardText(createInvitation({ wedding_time: null })).date).not.toHaveProperty('time')
  })

  it('will be announced while the wedding is postponed', () => {
    const { date } = createCardText(createInvitation({ wedding_status: 'postponed' }))
    expect(date).toEqual({ weekday: '', day: '', month: '', year: '', full: 'سنبلّغكم بالموعد الجديد' })
  })
})
