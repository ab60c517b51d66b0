import { TEMPLATE_NUMBERS } from '@/card/content'
import { screen } from '@testing-library/react'
import type { PersonalInvitation } from '@/api'
import { prepare, renderInvitation, renderPersonalParts } from './render'
import { PERSONAL_SLOTS } from '@shared/guestPage'
import { createPersonalInvitation, hallIds } from '@tests/fixtures/personalInvitation'
import { createPublicInvitation } from '@tests/fixtures/invitation'

const invitation = createPublicInvitation('عمر-و-ليلى-k3v9')
const siteUrl = 'https://zaffa.example'
const now = Date.UTC(2027, 5, 16, 15, 30)

beforeAll(prepare)
describe('personal page', () => {
  const render = (changes: Partial<PersonalInvitation> = {}, locale: 'ar' | 'en' = 'en') =>
    renderPersonalParts({
      personal: createPersonalInvitation(changes),
      locale,
      template: 1,
      token: 'k3v9',
      replyId: '9b2d4f6a-1c8e-4d35-a7f0-4e6b8c2d9a13',
    })
  const storedReply = {
    id: '11111111-1111-4111-8111-111111111111',
    mayPublish: false,
    createdAt: '2027-05-20T18:00:00.000Z',
  }
  const renderWithSlots = (template: 1 | 2 | 3 | 4, kinds: string[]) =>
    renderInvitation({ invitation: { ...invitation, template }, locale: 'en', siteUrl, now, kinds })
  const show = (html: string) => void (document.body.innerHTML = html)

  it.each(TEMPLATE_NUMBERS)('has one slot for the greeting and one for the reply: template %i', (template) => {
    const { body, styles } = renderWithSlots(template, ['wedding'])
    for (const slot of Object.values(PERSONAL_SLOTS)) expect(body.split(slot)).toHaveLength(2)
    expect(styles).toContain('personal-styles')
  })

  it('hides the ceremonies to which the household is not invited, and keeps its own address in the language link', () => {
    show(renderWithSlots(1, ['henna', 'wedding']).body)
    expect(screen.getByText('Henna night')).toBeInTheDocument()
    expect(screen.queryByText('Engagement')).toBeNull()
    expect(screen.queryByText('Marriage contract')).toBeNull()
    expect(screen.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '?lang=ar')
  })

  it('greets the household, whose texts are escaped', () => {
    const { greeting } = render({ household: { honorific: 'Hajj', name: '<img src=x> & family', language: 'en' } })
    show(greeting)
    expect(document.body).toHaveTextContent('Dear Hajj <img src=x> & family,')
    expect(document.querySelector('img')).toBeNull()
  })

  it('names the women for whom a hall is, in the language of the page', () => {
    const [event] = createPersonalInvitation().events
    const halls = [
      { id: 'women', name: 'الياسمين', audience: 'women' as const, allowed: 2 },
      { id: 'men', name: 'قاعة الرجال', audience: 'men' as const, allowed: 1 },
    ]
    show(render({ events: [{ ...event!, halls }] }, 'ar').reply)
    expect(screen.getByText('قاعة السيدات (الياسمين)', { selector: 'li bdi' })).toBeInTheDocument()
    expect(screen.getByText('قاعة السيدات (الياسمين)', { selector: 'legend bdi' })).toBeInTheDocument()
    expect(screen.getByText('قاعة الرجال', { selector: 'li bdi' })).toBeInTheDocument()
  })

  it('tells a household of a postponed wedding that it can reply later', () => {
    const [event] = createPersonalInvitation().events
    show(render({ isOpen: false, events: [{ ...event!, status: 'postponed' }] }).reply)
    expect(screen.getByText('Postponed, we will tell you the new date')).toBeInTheDocument()
    expect(screen.getByText(/As soon as the new date is set, you can reply here/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'We are coming' })).toBeNull()
    expect(document.body).not.toHaveTextContent(/June/)
  })

  it('still lets a household remove its data when the wedding is called off', () => {
    const invitationOff = { ...invitation, statuses: { wedding: 'calledOff' } } as const
    const { body } = renderInvitation({ invitation: invitationOff, locale: 'en', siteUrl, now, kinds: ['wedding'] })
    expect(body).toContain(PERSONAL_SLOTS.greeting)
    expect(body).toContain(PERSONAL_SLOTS.reply)
    const events = createPersonalInvitation().events.map((event) => ({ ...event, status: 'calledOff' as const }))
    show(render({ isOpen: false, events, contact: 'Hoda 0101' }).reply)
    expect(document.body).toHaveTextContent(/Hoda 0101.*Remove/)
    expect(document.body).not.toHaveTextContent(/You are invited|coming/)
  })

  it('offers no form without the question, after the last day, and names whom to ask', () => {
    show(render({ asksReply: false, isOpen: false }).reply)
    expect(screen.getByRole('heading')).toHaveTextContent('You are invited to')
    expect(screen.queryByRole('button', { name: 'We are coming' })).toBeNull()
    show(render({ isOpen: false, contact: 'Hoda 0101' }).reply)
    expect(screen.getByText(/The time for replies is over/)).toHaveTextContent('please tell Hoda 0101')
    expect(screen.queryByRole('button', { name: 'We are coming' })).toBeNull()
  })

  it("shows the couple's own question, the date, and the seats of each hall in the language of the page", () => {
    show(render({ question: 'هتنوّرونا؟', replyBy: '2027-06-04' }, 'ar').reply)
    expect(screen.getByRole('heading', { name: 'هتنوّرونا؟' })).toBeInTheDocument()
    expect(document.body).toHaveTextContent('في انتظار ردّكم حتى الجمعة ٤ يونيو ٢٠٢٧')
    expect(document.body).toHaveTextContent("قاعة الرجال (Men's hall) · ٣ مقاعد")
  })

  it.each([
    [1, 'ردّكم وصل: هتنوّرونا، فرد واحد'],
    [2, 'ردّكم وصل: هتنوّرونا، فردان'],
    [3, 'ردّكم وصل: هتنوّرونا، ٣ أفراد'],
    [11, 'ردّكم وصل: هتنوّرونا، ١١ فردًا'],
  ])('says at its top that %i are coming, also after the last day', (coming, text) => {
    const seats = [{ hallId: hallIds.men, coming, children: 0 }]
    const { reply, call } = render({ isOpen: false, reply: { ...storedReply, seats } }, 'ar')
    show(reply)
    expect(screen.getByRole('heading', { name: text })).toBeInTheDocument()
    show(call)
    expect(screen.getByRole('link', { name: text })).toBeInTheDocument()
  })

  it('says nothing about the calendar to a household that does not come', () => {
    show(render({ reply: { ...storedReply, seats: [] } }).reply)
    expect(screen.getByRole('heading', { name: "Your reply: you can't make it" })).toBeInTheDocument()
    expect(screen.queryByText(/calendar/i)).toBeNull()
  })

  it('has no inline style or script, which the policy of the page forbids', () => {
    expect(render().reply).not.toMatch(/ style="|<script/)
  })
})
