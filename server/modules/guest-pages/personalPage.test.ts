import { setImmediate as nextTurn } from 'node:timers/promises'
import { jest } from '@jest/globals'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import { startBuiltServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import {
  createPersonalLink,
  getCard,
  getHeading,
  openPersonalPage,
  submitForm,
} from '../../../tests/server/support/guestPages.ts'
import { changeReplySettings, sendReply } from '../../../tests/server/support/replies.ts'
import { addHousehold, findPlannedWedding } from '../../../tests/server/support/weddings.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let couple: Couple
let wedding: PlannedWedding
let household: { id: string; linkToken: string }

beforeAll(async () => void (server = await startBuiltServer()))
afterAll(() => server.close())
beforeEach(async () => void ({ couple, wedding, household } = await createPersonalLink(server)))

const open = (token = household.linkToken, query = '') => openPersonalPage(server, token, query)

describe('the page of a personal link', () => {
  it("shows the invitation in the language of the household, with the household's own parts", async () => {
    const response = await open()
    expect(response.status).toBe(200)
    expect(response.text).toMatch(/^<!doctype html><html lang="ar"/)
    expect(response.text).toContain('<b>عائلة الشافعي</b>')
    expect(response.text).toContain('<script data-page="/static/js/personal.js"')
    expect(response.text).not.toContain('data-slot')
    expect(getCard(response).locale).toBe('ar')
    expect(getCard(await open(undefined, '?lang=en')).locale).toBe('en')
  })

  it('is private, not stored, sends no referrer and is not indexed', async () => {
    const { headers } = await open()
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    expect(headers.etag).toBeUndefined()
  })

  it('has the title and preview of the invitation only, so that a messenger never shows the name of the household', async () => {
    const head = (await open()).text.split('</head>')[0]
    expect(head).toContain('og:title')
    expect(head).not.toContain('الشافعي')
  })

  it('renders the invitation once for households that are invited to the same events', async () => {
    const other = await addHousehold(couple, wedding, { name: 'عائلة سمير' })
    const [one, two] = [await open(), await open(other.linkToken)]
    expect(getHeading(one)).toBe(getHeading(two))
    expect(two.text).not.toContain('الشافعي')
  })

  it('names the kinds of the events to which the household is invited', async () => {
    expect((await open()).text).toContain('<i>wedding</i>')
    const unplaced = await addHousehold(couple, wedding, { seats: [] })
    expect((await open(unplaced.linkToken)).text).toContain('<i>engagement,henna,contract,wedding</i>')
  })

  it('changes nothing', async () => {
    const before = (await couple.call('GET', `${wedding.path}/statuses`)).body
    await open()
    expect((await couple.call('GET', `${wedding.path}/statuses`)).body).toEqual(before)
  })

  it('is a page that asks to try again when it cannot be rendered', async () => {
    const { weddingId } = await publishInvitation(couple, { language: 'ar', groom: 'unrenderable' })
    const unrenderable = await findPlannedWedding(couple, weddingId)
    const response = await open((await addHousehold(couple, unrenderable)).linkToken)
    expect([response.status, response.headers['retry-after']]).toEqual([503, '5'])
    expect(getHeading(response)).toMatch(/^failed\|ar/)
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  it('is rendered once for requests of one link that wait together, and shows what was stored before each', async () => {
    const together = await Promise.all(Array.from({ length: 40 }, () => open()))
    expect(new Set(together.map((response) => getCard(response).replyId)).size).toBeLessThan(10)
    const flood = Array.from({ length: 40 }, () => open())
    await submitForm(server, `/g/${household.linkToken}`, {
      answer: 'numbers',
      [`coming.${wedding.hallId}`]: '2',
    })
    expect(getCard(await open()).reply).toMatchObject({ seats: [{ coming: 2 }] })
    await Promise.all(flood)
  })

  it('does not share a page that was being loaded when a reply was stored', async () => {
    const { invitationCache } = server.app.context
    let release: () => void = () => undefined
    const find = jest.spyOn(invitationCache, 'find').mockImplementationOnce(async (slug) => {
      await new Promise<void>((resolve) => (release = resolve))
      return invitationCache.find(slug)
    })
    const first = open()
    while (find.mock.calls.length === 0) await nextTurn()
    await sendReply(server, wedding, household.linkToken)
    const second = open()
    // Until it waits for the first.
    for (let turn = 0; turn < 50; turn += 1) await nextTurn()
    release()
    expect(getCard(await first).reply).toBeUndefined()
    expect(getCard(await second).reply).toMatchObject({ seats: [{ coming: 2 }] })
    find.mockRestore()
  })

  it('asks the question in the language of the household', async () => {
    await changeReplySettings(couple, wedding, { questionAr: 'طمّنونا', questionEn: 'Will you come?' })
    const other = await addHousehold(couple, wedding, { language: 'en' })
    const questions = [await open(), await open(other.linkToken)].map((response) => getCard(response).question)
    expect(questions).toEqual(['طمّنونا', 'Will you come?'])
  })

  it('renders the page of unknown tokens once in each language', async () => {
    const headings = [await open('unknown'), await open('another'), await open('unknown', '?lang=en')].map(getHeading)
    expect(headings[1]).toBe(headings[0])
    expect(headings[2]).toMatch(/^linkNotFound\|en/)
  })

  it('responds in the same way to an unknown, a renewed and a revoked token, and to a household in the bin', async () => {
    const link = `${wedding.path}/households/${household.id}/link`
    const first = household.linkToken
    const second = (await couple.call('POST', link)).body.linkToken
    const renewed = await open(first)
    expect([renewed.status, getHeading(renewed)]).toEqual([404, expect.stringMatching(/^linkNotFound\|ar/)])
    expect((await open(second)).status).toBe(200)
    await couple.call('DELETE', link)
    const other = await addHousehold(couple, wedding)
    await couple.call('DELETE', `${wedding.path}/households/${other.id}`)
    for (const token of [second, other.linkToken, 'k3v9xq2m7tdh4p8w5znb6cfgyj', '../x', '%00'])
      expect([token, (await open(encodeURIComponent(token))).status]).toEqual([token, 404])
    expect((await open(second)).headers['cache-control']).toBe('private, no-store')
  })
})

describe('a personal link to which something was added', () => {
  it.each(['%E2%80%8E', '%E2%80%8F', '%E2%81%A9', '/', '.', '%D8%8C', ')', '*', '%20', '.%22', '%E2%80'])(
    'redirects to the page without "%s"',
    async (added) => {
      const { status, headers } = await open(household.linkToken + added, '?lang=en')
      expect([status, headers.location]).toEqual([302, `/g/${household.linkToken}?lang=en`])
      expect(headers['cache-control']).toBe('private, no-store')
    },
  )

  it('redirects from capitals and from something before the token', async () => {
    const { linkToken } = household
    for (const path of [`/G/${linkToken}`, `/g/${linkToken.toUpperCase()}`, `/G/${linkToken}/`, `/g/(${linkToken})`])
      expect([path, (await server.call('GET', path)).headers.location]).toEqual([path, `/g/${linkToken}`])
  })

  it('returns 404 for what is no token, also with U+0000', async () => {
    for (const part of ['%00', `${household.linkToken}%00`.replace(/./, ''), `${household.linkToken}x`, 'x/y', '*'])
      expect([part, (await open(part)).status]).toEqual([part, 404])
    expect((await open(`${household.linkToken}%00`)).status).toBe(302)
  })
})
