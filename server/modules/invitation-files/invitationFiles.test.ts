import sharp from 'sharp'
import ICAL from 'ical.js'
import { encode } from 'uqr'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import { createInvitationInput, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestResponse, Couple, TestServer } from '../../../tests/server/support/server.ts'

const PUBLIC_URL = 'https://zaffa.example'
let server: TestServer
let couple: Couple
beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL } })
})
beforeEach(async () => {
  couple = await registerCouple(server)
})
afterAll(() => server.close())

const publish = (changes: Record<string, unknown> = {}) => publishInvitation(couple, changes)
const get = (slug: string, file: string, headers: Record<string, string> = {}): Promise<TestResponse> =>
  server.call('GET', `invitations/slug/${encodeURIComponent(slug)}/${file}`, { headers })
const getPageUrl = (slug: string): string => `${PUBLIC_URL}/Invitations/Invitation?slug=${encodeURIComponent(slug)}`

describe.each([
  ['calendar.ics', 'text/calendar; charset=utf-8'],
  ['qr.png', 'image/png'],
  ['qr.svg', 'image/svg+xml; charset=utf-8'],
])('%s', (file, type) => {
  it('has its media type, a policy without scripts and an ETag that an edit changes', async () => {
    const { id, slug, version } = await publish()
    const response = await get(slug, `${file}?v=1`)
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe(type)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(response.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(response.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=/)
    const etag = String(response.headers.etag)
    const again = await get(slug, file, { 'if-none-match': etag })
    expect([again.status, again.raw.length]).toEqual([304, 0])
    await couple.call('PUT', `invitations/${id}`, {
      body: { ...createInvitationInput({ weddinghole: 'قاعة أخرى' }), version },
    })
    expect((await get(slug, file, { 'if-none-match': etag })).status).toBe(200)
  })

  it('returns 404 for an unknown invitation', async () => {
    expect((await get('nobody-x1', file)).status).toBe(404)
  })
})

/** @returns the only event of a calendar, read by a third-party parser with the calendar's own time zone */
async function parseEvent(slug: string) {
  const { text } = await get(slug, 'calendar.ics')
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const zone = calendar.getFirstSubcomponent('vtimezone')
  ICAL.TimezoneService.reset()
  if (zone) ICAL.TimezoneService.register(zone)
  const events = calendar.getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  return {
    text,
    zone,
    event: new ICAL.Event(events[0]),
    property: (name: string) => events[0]!.getFirstPropertyValue(name),
  }
}

describe('the calendar entry', () => {
  it.each([
    ['summer time', '2027-06-18', '19:30', 'Africa/Cairo', '2027-06-18T16:30:00.000Z'],
    ['winter time', '2027-01-15', '19:30', 'Africa/Cairo', '2027-01-15T17:30:00.000Z'],
    ['the evening before summer time', '2027-04-29', '23:59', 'Africa/Cairo', '2027-04-29T21:59:00.000Z'],
    ['an hour that the clock change skips', '2027-04-30', '00:30', 'Africa/Cairo', '2027-04-29T22:30:00.000Z'],
    ['the first hour of summer time', '2027-04-30', '01:00', 'Africa/Cairo', '2027-04-29T22:00:00.000Z'],
    ['an hour that the clock change repeats', '2027-10-28', '23:30', 'Africa/Cairo', '2027-10-28T20:30:00.000Z'],
    ['the first hour of winter time', '2027-10-29', '00:00', 'Africa/Cairo', '2027-10-28T22:00:00.000Z'],
    // In 2030 the last Thursday of October is the 31st: the clocks change on a Friday in November.
    ['summer time at its longest', '2030-10-30', '19:30', 'Africa/Cairo', '2030-10-30T16:30:00.000Z'],
    ['no summer time', '2027-06-18', '19:30', 'Asia/Dubai', '2027-06-18T15:30:00.000Z'],
    ['summer in London', '2027-06-18', '19:30', 'Europe/London', '2027-06-18T18:30:00.000Z'],
    ['winter in London', '2027-01-15', '19:30', 'Europe/London', '2027-01-15T19:30:00.000Z'],
    ['summer in the south', '2027-01-15', '19:30', 'Australia/Sydney', '2027-01-15T08:30:00.000Z'],
    ['half an hour west', '2027-01-15', '19:30', 'America/St_Johns', '2027-01-15T23:00:00.000Z'],
  ])(
    'starts at the correct instant in %s and lasts five hours',
    async (_when, weddingDate, weddingTime, timeZone, instant) => {
      const { slug } = await publish({ weddingDate, weddingTime, timeZone })
      const { event, zone } = await parseEvent(slug)
      expect(zone?.getFirstPropertyValue('tzid')).toBe(timeZone)
      expect(event.startDate.toJSDate().toISOString()).toBe(instant)
      expect(event.endDate.toJSDate().getTime() - Date.parse(instant)).toBe(5 * 3_600_000)
    },
  )

  it('uses local time, and UTC for an hour that the clock change repeats', async () => {
    const readDateLines = async (changes: Record<string, unknown>) =>
      (await parseEvent((await publish(changes)).slug)).text.match(/^DT(START|END).*(?=\r)/gm)?.slice(-2)
    expect(await readDateLines({})).toEqual([
      'DTSTART;TZID=Africa/Cairo:20270618T193000',
      'DTEND;TZID=Africa/Cairo:20270619T003000',
    ])
    expect(await readDateLines({ weddingDate: '2027-10-28', weddingTime: '23:30' })).toEqual([
      'DTSTART:20271028T203000Z',
      'DTEND;TZID=Africa/Cairo:20271029T033000',
    ])
  })

  it('is an all-day event without a time', async () => {
    const { slug } = await publish({ weddingDate: '2027-02-28', weddingTime: undefined })
    const { event, zone, text } = await parseEvent(slug)
    expect(zone).toBeNull()
    expect(text).toContain('DTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\n')
    expect(event.startDate.isDate).toBe(true)
  })

  it('has names, location and links in the language of the invitation', async () => {
    const { slug } = await publish()
    const arabic = await parseEvent(slug)
    expect(arabic.event.summary).toBe('زفاف عمر وليلى')
    expect(arabic.event.location).toBe('قاعة النيل، ١٢ كورنيش النيل، الزمالك')
    expect(arabic.property('url')).toBe(getPageUrl(slug))
    expect(arabic.event.description).toContain(getPageUrl(slug))
    expect(arabic.event.description).toContain('https://maps.app.goo.gl/4f2kQ')
    const english = await parseEvent(
      (await publish({ language: 'en', groom: 'Omar', bride: 'Laila', mapsLink: undefined })).slug,
    )
    expect(english.event.summary).toBe('Wedding of Omar & Laila')
    expect(english.event.description).not.toContain('map')
  })

  it('escapes special characters and folds long Arabic lines at 75 bytes', async () => {
    const names = { groom: 'عبد الرحمن محمد السيد مصطفى المنشاوي', bride: 'Laila; "Lola", née O\\Hara' }
    const hall = 'قاعة; "اللوتس", الدور \\ الثاني 🎉'.padEnd(110, ' الكبرى')
    const { text, event } = await parseEvent((await publish({ ...names, weddinghole: hall })).slug)
    expect(event.summary).toBe(`زفاف ${names.groom} و ${names.bride}`)
    expect(event.location).toContain(hall)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\uFFFD')
  })

  it('has the same UID and a higher sequence number after an edit', async () => {
    const { id, slug, version } = await publish()
    const first = await parseEvent(slug)
    await couple.call('PUT', `invitations/${id}`, {
      body: { ...createInvitationInput({ weddingTime: '20:00' }), version },
    })
    const second = await parseEvent(slug)
    expect(second.event.uid).toBe(first.event.uid)
    expect(second.event.sequence).toBeGreaterThan(first.event.sequence)
    expect(String(second.property('dtstamp'))).toBe('2026-11-21T10:00:00Z')
    expect((await parseEvent((await publish()).slug)).event.uid).not.toBe(first.event.uid)
  })
})

describe('the QR code', () => {
  const QUIET_ZONE = 4
  /** Names that give the longest slug. */
  const long = { groom: 'عبد الرحمن محمد السيد مصطفى', bride: 'فاطمة الزهراء عبد الحميد علي' }

  /**
   * Reads the modules of a picture at their centres.
   * @param inset the position of the first module, in px
   */
  async function readModules(picture: Buffer, side: number, inset: number): Promise<boolean[][]> {
    const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
    const step = (info.width - 2 * inset) / side
    const toPixel = (index: number): number => Math.floor(inset + (index + 0.5) * step)
    return Array.from({ length: side }, (_row, y) =>
      Array.from({ length: side }, (_module, x) => (data[toPixel(y) * info.width + toPixel(x)] ?? 255) < 128),
    )
  }

  it.each([
    ['short', {}],
    ['long', long],
  ])('encodes a %s address of the guest page, with whole modules and a quiet zone', async (_length, names) => {
    const { slug } = await publish(names)
    const expected = encode(getPageUrl(slug), { ecc: 'M', border: QUIET_ZONE }).data
    const side = expected.length
    expect(expected.slice(0, QUIET_ZONE).flat()).not.toContain(true)
    const png = await get(slug, 'qr.png')
    expect(await sharp(png.raw).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 })
    const inset = Math.floor((1024 % side) / 2)
    expect(await readModules(png.raw, side, inset)).toEqual(expected)
    const { data } = await sharp(png.raw)
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(
      new Set(Array.from({ length: 1024 * 1024 }, (_pixel, i) => data.subarray(3 * i, 3 * i + 3).toString('hex'))),
    ).toEqual(new Set(['ffffff', '2b1b24']))
    const svg = await get(slug, 'qr.svg')
    expect(
      await readModules(
        await sharp(svg.raw)
          .resize(side * 8, side * 8, { kernel: 'nearest' })
          .png()
          .toBuffer(),
        side,
        0,
      ),
    ).toEqual(expected)
    expect(svg.text).not.toMatch(/<script|\son\w+=|href/i)
  })
})
