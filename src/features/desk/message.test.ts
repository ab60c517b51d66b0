import { createIntl } from 'react-intl'
import { createPublishedInvitation, invitationTexts } from '@tests/fixtures/invitation'
import { createHall, createHenna, createWeddingDay, sampleWedding } from '@tests/fixtures/wedding'
import { createHousehold } from '@tests/mocks/guests'
import { getWhatsAppLink, WHATSAPP_LINK_MAX_CHARACTERS } from '@shared/guests/messageTemplate'
import type { Event, Hall, Household, TemplateKind } from '@/api/weddings'
import { getPageMessages, loadPageMessages } from '@/i18n/pageMessages'
import { locales, type Locale } from '@/i18n/locales'
import { buildMessage, getTemplateKind, type MessageSource } from './message'

const withHall = (event: Event, changes: Partial<Hall> = {}): Event => ({
  ...event,
  halls: [createHall(event.id, { id: `${event.id} hall`, audience: 'mixed', ...changes })],
})
const place = { place: 'فندق النيل', address: 'الزمالك' }
const henna = withHall(createHenna({ place: 'بيت العائلة' }))
const wedding = withHall(createWeddingDay({ time: '19:30', ...place }))
const contract = withHall(
  createHenna({ id: 'contract', kind: 'contract', date: '2027-06-17', time: '15:00', place: 'مسجد النور' }),
)
const dinner = withHall(createHenna({ id: 'dinner', kind: 'custom', title: 'عشاء العائلة', time: '21:00' }))
const dawn = withHall(
  createHenna({ id: 'dawn', kind: 'morning-after', date: '2027-06-19', time: '12:00', place: 'بيت العروسين' }),
)
const engagement = withHall(createHenna({ id: 'engagement', kind: 'engagement', date: '2026-12-04', time: '00:30' }))

async function createSource(changes: Partial<MessageSource> = {}): Promise<MessageSource> {
  await Promise.all(locales.map((locale) => loadPageMessages(['deskTemplates'], locale)))
  const create = (locale: Locale) =>
    createIntl({ locale: locale === 'ar' ? 'ar-EG' : 'en-EG', messages: getPageMessages(['deskTemplates'], locale) })
  const list = { wedding: { ...sampleWedding, language: 'ar' }, households: [], events: [], halls: [] }
  return {
    list: list as unknown as MessageSource['list'],
    invitations: [{ ...createPublishedInvitation('one'), language: 'ar', ...invitationTexts.ar }],
    templates: [],
    statuses: {},
    siteUrl: 'https://zaffa.example',
    today: '2027-05-01',
    intls: { ar: create('ar'), en: create('en') },
    ...changes,
  }
}

const inviteTo = (events: readonly Event[], changes: Partial<Household> = {}): Household =>
  createHousehold({
    honorific: 'الحاج',
    name: 'أحمد سمير',
    language: 'ar',
    linkToken: 'k3v9xq2m7tdh4p8w5znb6cfgyj',
    seats: events.flatMap(({ halls }) => halls.map(({ id }) => ({ hallId: id, allowed: 4 }))),
    ...changes,
  })

interface Case {
  events: readonly Event[]
  /** To which the household is not invited. */
  others?: readonly Event[]
  kind?: TemplateKind
  household?: Partial<Household>
  source?: Partial<MessageSource>
  template?: string
}

async function build({ events, others = [], kind = 'invite', household, source: changes, template }: Case) {
  const source = await createSource(changes)
  const all = [...events, ...others]
  source.list = { ...source.list, events: all, halls: all.flatMap(({ halls }) => halls) }
  return buildMessage(source, kind, inviteTo(events, household), template)
}

const english = { language: 'en', honorific: 'Dr.', name: 'Ahmed' } as const

describe('the default texts', () => {
  it('invite to one event with day, hour and place', async () => {
    expect(await build({ events: [henna], others: [wedding] })).toBe(
      [
        'أسعد الله أوقاتكم، الحاج أحمد سمير 🌹',
        'بكل المحبة والفرحة ندعوكم إلى ليلة حنّة عمر وليلى، ففرحتنا لا تكتمل إلا بكم.',
        '🗓 الأربعاء، ١٦ يونيو ٢٠٢٧، الساعة ٨ مساءً',
        '📍 المكان: بيت العائلة',
        'ومكانكم محفوظ بيننا: ٤ مقاعد.',
        'دعوتكم هنا: https://zaffa.example/g/k3v9xq2m7tdh4p8w5znb6cfgyj',
        'طمّنونا بحضوركم 🤍',
        'أهل العريس',
      ].join('\n'),
    )
  })

  it('invite to several events, each with its name, in the order of the days', async () => {
    expect(await build({ events: [wedding, henna, dawn] })).toContain(
      [
        'ندعوكم إلى أفراح عمر وليلى، ففرحتنا لا تكتمل إلا بكم.',
        '🗓 ليلة الحنّة: الأربعاء، ١٦ يونيو، ٨ مساءً، بيت العائلة',
        '🗓 الفرح: الجمعة، ١٨ يونيو، ٧:٣٠ مساءً، فندق النيل',
        '🗓 الصباحية: السبت، ١٩ يونيو، ١٢ ظهرًا، بيت العروسين',
        'ومكانكم محفوظ بيننا: ٤ مقاعد.',
      ].join('\n'),
    )
  })

  it('are in English for an English household', async () => {
    expect(await build({ events: [henna, wedding], household: english })).toBe(
      [
        'Dear Dr. Ahmed 🌹',
        'With love and joy we invite you to the celebrations of عمر & ليلى. Our joy would not be complete without you.',
        '🗓 Henna night: Wednesday, June 16, 8 pm, بيت العائلة',
        '🗓 Wedding: Friday, June 18, 7:30 pm, فندق النيل',
        'We have kept 4 seats for you.',
        'Your invitation: https://zaffa.example/g/k3v9xq2m7tdh4p8w5znb6cfgyj',
        'Please let us know if you can join us 🤍',
        "The groom's family",
      ].join('\n'),
    )
  })

  it.each<[Case, string]>([
    [{ events: [wedding] }, 'ندعوكم إلى فرح عمر وليلى،'],
    [{ events: [contract] }, 'ندعوكم إلى كتب كتاب عمر وليلى،'],
    [{ events: [engagement] }, 'ندعوكم إلى خطوبة عمر وليلى،'],
    [{ events: [dawn] }, 'ندعوكم إلى صباحية عمر وليلى،'],
    [{ events: [dinner] }, 'ندعوكم إلى عشاء العائلة مع عمر وليلى،'],
    [{ events: [dinner], household: english }, 'we invite you to عشاء العائلة with عمر & ليلى.'],
    [{ events: [contract], kind: 'reminder' }, 'اقترب موعد كتب كتاب عمر وليلى،'],
    [{ events: [henna], kind: 'thanks' }, 'نوّرتم ليلة حنّة عمر وليلى،'],
    [{ events: [contract, wedding], kind: 'thanks' }, 'نوّرتم أفراح عمر وليلى،'],
    [{ events: [henna], kind: 'change', household: english }, 'in the plans for the henna night of عمر & ليلى.'],
  ])('name what the household is invited to: %#', async (given, text) => {
    expect(await build(given)).toContain(text)
  })

  it('leave out what is unknown, called off or past', async () => {
    const { date: _date, place: _place, ...unknown } = henna
    expect(await build({ events: [unknown] })).not.toMatch(/🗓|📍/u)
    expect(await build({ events: [unknown, wedding] })).toContain('🗓 ليلة الحنّة: سنبلّغكم بالموعد\nومكانكم')
    const calledOff = { ...henna, status: 'calledOff' as const }
    expect(await build({ events: [calledOff, wedding] })).toContain('ندعوكم إلى فرح عمر وليلى،')
    const late = { today: '2027-06-17' }
    const reminder = await build({ events: [henna, wedding], kind: 'reminder', source: late })
    expect(reminder).toContain('اقترب موعد فرح عمر وليلى')
    expect(reminder).not.toContain('بيت العائلة')
  })
})

describe('a change', () => {
  const change = { kind: 'change' } as const

  it('names the new hour and apologizes', async () => {
    const text = await build({ ...change, events: [{ ...wedding, time: '17:00' }] })
    expect(text).toContain(
      'حدث تغيير في ترتيبات فرح عمر وليلى، وهذا هو الجديد:\n🗓 الجمعة، ١٨ يونيو ٢٠٢٧، الساعة ٥ عصرًا\n',
    )
    expect(text).toMatch(/نعتذر عن أي إزعاج، وننتظركم بكل شوق 🤍$/u)
  })

  it('tells which of several events is postponed or called off', async () => {
    const events = [{ ...henna, status: 'postponed' as const }, { ...contract, status: 'calledOff' as const }, wedding]
    expect(await build({ ...change, events })).toContain(
      '🗓 ليلة الحنّة: نعتذر عن التأجيل، وسنبلّغكم بالموعد الجديد\n🗓 كتب الكتاب: نعتذر لكم، أُلغي الموعد\n🗓 الفرح: الجمعة',
    )
  })

  it.each(['postponed', 'calledOff'] as const)(
    'of a household of the henna alone that is %s names the henna',
    async (status) => {
      const event = { ...henna, status }
      const source = await createSource()
      source.list = { ...source.list, events: [event, wedding] }
      expect(getTemplateKind(source, 'change', inviteTo([event]))).toBe(status)
      const text = await build({ events: [event], others: [wedding], kind: status })
      expect(text).toMatch(/^تحية طيبة لكم، الحاج أحمد سمير\n/u)
      expect(text).toContain(status === 'postponed' ? 'بتأجيل ليلة حنّة عمر وليلى،' : 'بعدم إقامة ليلة حنّة عمر وليلى.')
      expect(text).not.toMatch(/🗓|🌹|🤍|يونيو/u)
    },
  )

  it('tells of a postponed event whose former day has passed', async () => {
    const events = [{ ...henna, status: 'postponed' as const }, wedding]
    const text = await build({ ...change, events, source: { today: '2027-06-17' } })
    expect(text).toContain('🗓 ليلة الحنّة: نعتذر عن التأجيل')
  })

  it('is sober when nothing that is to come takes place', async () => {
    const events = [engagement, { ...henna, status: 'calledOff' as const }]
    const source = await createSource()
    source.list = { ...source.list, events }
    expect(getTemplateKind(source, 'change', inviteTo(events))).toBe('calledOff')
    expect(await build({ events, kind: 'calledOff' })).toContain('بعدم إقامة ليلة حنّة عمر وليلى.\nشاكرين')
  })

  it('tells what stays as planned when the wedding is postponed', async () => {
    const events = [henna, { ...wedding, status: 'postponed' as const }]
    const text = await build({ events, kind: 'postponed' })
    expect(text).toContain('بتأجيل فرح عمر وليلى،')
    expect(text).toContain('ويبقى في موعده بإذن الله:\n🗓 ليلة الحنّة: الأربعاء، ١٦ يونيو، ٨ مساءً، بيت العائلة\n')
  })
})

it('does not name a bride whose name is withheld', async () => {
  const invitation = { ...createPublishedInvitation('one'), language: 'ar', ...invitationTexts.ar } as const
  const message = await build({
    events: [wedding],
    source: { invitations: [{ ...invitation, card: { withholdsBride: true } }] },
  })
  expect(message).toContain(`${invitation.groom} وعروسه`)
  expect(message).not.toContain(invitation.bride)
})

describe("the couple's own texts", () => {
  const template = '{الاسم}\nفرح عمر وليلى يوم {التاريخ}\n📍 {المكان}\n{المقاعد}'

  it('keep their placeholders, which stand for the wedding, with its hour', async () => {
    expect(await build({ events: [henna, wedding], template })).toBe(
      'الحاج أحمد سمير\nفرح عمر وليلى يوم الجمعة، ١٨ يونيو ٢٠٢٧، الساعة ٧:٣٠ مساءً\n📍 فندق النيل، الزمالك\n٤ مقاعد',
    )
    expect(await build({ events: [henna], template })).toContain('الساعة ٨ مساءً\n📍 بيت العائلة')
  })

  it('leave out the day of an event that is postponed', async () => {
    expect(await build({ events: [{ ...wedding, status: 'postponed' }], template })).not.toContain('يوم')
  })
})

describe('halls for women and men', () => {
  it('are named before the place, with a name of their own', async () => {
    const hall = { audience: 'women' as const, name: 'الياسمين' }
    expect(await build({ events: [withHall(wedding, hall)] })).toContain(
      '📍 المكان: قاعة السيدات (الياسمين)، فندق النيل، الزمالك',
    )
    const placeHall = { ...hall, name: 'فندق النيل', hasPlaceName: true }
    expect(await build({ events: [withHall(wedding, placeHall)] })).toContain(
      'المكان: قاعة السيدات، فندق النيل، الزمالك',
    )
  })
})

it('writes Latin names apart from the Arabic «و»', async () => {
  const invitations = [createPublishedInvitation('one')]
  expect(await build({ events: [wedding], source: { invitations } })).toContain('إلى فرح Omar و Laila،')
})

it('fits into a link that surely opens WhatsApp with an invitation to three events', async () => {
  const text = await build({ events: [henna, contract, wedding] })
  expect(getWhatsAppLink('+201012345678', text).length).toBeLessThanOrEqual(WHATSAPP_LINK_MAX_CHARACTERS)
})
