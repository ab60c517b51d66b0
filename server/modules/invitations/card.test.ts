import {
  createInvitationInput,
  getFieldErrors,
  registerCouple,
  startTestServer,
} from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
let couple: Couple
beforeAll(async () => {
  server = await startTestServer()
  couple = await registerCouple(server)
})
afterAll(() => server.close())

const father = { role: 'father', honorific: 'الحاج', name: 'حسن عبد الله' }
const hosts = { first: 'groom', groom: [father], bride: [] }
const create = (card?: object, changes: object = {}, headers = {}) =>
  couple.call('POST', 'invitations', { body: createInvitationInput({ ...changes, card }), headers })
const getBySlug = async (slug: string) =>
  (await server.call('GET', `invitations/slug/${encodeURIComponent(slug)}`)).body

it('returns what the card says to its owner and to guests, cleaned', async () => {
  const card = {
    hosts: { ...hosts, groom: [{ ...father, name: ' حسن\u202E عبد الله ' }] },
    opening: 'basmala',
    dress: ' ملابس رسمية ',
  }
  const { body } = await create(card)
  const stored = { hosts, opening: 'basmala', dress: 'ملابس رسمية' }
  expect(body.card).toEqual(stored)
  expect((await getBySlug(body.slug)).card).toEqual(stored)
})

const noContact = 'Links and phone numbers do not belong on the card. Please remove them.'
it.each([
  ['own words without a text', { opening: 'own' }, 'card.openingText', 'This field is required.'],
  ['own words of spaces', { opening: 'own', openingText: '\u200F ' }, 'card.openingText', 'This field is required.'],
  [
    'own words of emoji',
    { opening: 'own', openingText: '💍🌹' },
    'card.openingText',
    'Please write words, not only symbols.',
  ],
  [
    'own words that are too long',
    { opening: 'own', openingText: 'ع'.repeat(10_000) },
    'card.openingText',
    'Must not be longer than 200 characters.',
  ],
  [
    'markup',
    { closing: 'own', closingText: '<b>مبروك</b>' },
    'card.closingText',
    'Please use plain text, without < or >.',
  ],
  ['a phone number', { opening: 'own', openingText: 'للحجز ٠١٠٠ ١٢٣ ٤٥٦٧' }, 'card.openingText', noContact],
  ['a link', { closing: 'own', closingText: 'زوروا www.hall.example' }, 'card.closingText', noContact],
  [
    'a palette of another template',
    { palette: 'dawn' },
    'card.palette',
    'This template does not have these colours. Please choose others.',
  ],
  [
    'font pair of another template',
    { fontPair: 'messiri' },
    'card.fontPair',
    'This template does not have this lettering. Please choose another.',
  ],
  ['a colour that is no colour', { accent: 'red' }, 'card.accent', expect.stringContaining('such as #7b1e3b')],
  ['hosts on neither side', { hosts: { ...hosts, groom: [] } }, 'card.hosts', 'This field is required.'],
  [
    'a host without a name',
    { hosts: { ...hosts, groom: [{ ...father, name: '\u200F' }] } },
    'card.hosts.groom.0.name',
    'This field is required.',
  ],
  [
    'three hosts on a side',
    { hosts: { ...hosts, groom: [father, father, father] } },
    'card.hosts.groom',
    'Must not have more than 2 entries.',
  ],
  [
    'a video of another service',
    { stream: 'https://evil.example/live' },
    'card.stream',
    expect.stringContaining('YouTube'),
  ],
  ['an unknown property', { colour: 'red' }, 'card.colour', 'This field is unknown.'],
])('refuses %s and stores nothing', async (_what, card, field, message) => {
  const before = (await couple.call('GET', `invitations/user/${couple.userId}`)).body.items.length
  const response = await create(card)
  expect(response.status).toBe(400)
  expect(getFieldErrors(response)).toEqual({ [field]: message })
  expect((await couple.call('GET', `invitations/user/${couple.userId}`)).body.items).toHaveLength(before)
})

it('keeps the card in an update without one, and clears it with an empty one', async () => {
  const { body } = await create({ hosts })
  const update = (version: number, changes: object) =>
    couple.call('PUT', `invitations/${body.id}`, { body: { ...createInvitationInput(), version, ...changes } })
  expect((await update(1, { groom: 'Omar' })).body).toMatchObject({ groom: 'Omar', card: { hosts } })
  expect((await update(2, { card: {} })).body).not.toHaveProperty('card')
})

it('returns palette, accent and font pair, and no font pair of the former template after a client without cards has changed it', async () => {
  const { body } = await create({ palette: 'wine', accent: '#FFC0CB', fontPair: 'kufi' })
  expect(body.card).toEqual({ palette: 'wine', accent: '#ffc0cb', fontPair: 'kufi' })
  const update = { ...createInvitationInput({ template: 3 }), version: 1 }
  const edited = await couple.call('PUT', `invitations/${body.id}`, { body: update })
  expect(edited.body.card).toEqual({ palette: 'wine', accent: '#ffc0cb' })
})

it('compares the card of a repeated request', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await create({ hosts, opening: 'prayer' }, {}, headers)
  expect((await create({ opening: 'prayer', hosts }, {}, headers)).body.id).toBe(first.body.id)
  expect((await create({ opening: 'basmala', hosts }, {}, headers)).status).toBe(409)
  expect((await create(undefined, {}, headers)).status).toBe(409)
})

it('shows a withheld name to nobody but the couple', async () => {
  const { body } = await create({ withholdsBride: true }, { bride: 'ياسمين' })
  expect(body.bride).toBe('ياسمين')
  expect(body.slug).not.toContain('ياسمين')
  const invitation = await getBySlug(body.slug)
  expect(invitation.bride).toBe('عروسه')
  const calendar = await server.call('GET', `invitations/slug/${encodeURIComponent(body.slug)}/calendar.ics`)
  expect(calendar.text.replace(/\r\n /g, '')).toContain('SUMMARY:زفاف عمر وعروسه')
  expect(JSON.stringify([invitation, calendar.text.replace(/\r\n /g, '')])).not.toContain('ياسمين')
})
