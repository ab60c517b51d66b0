import { startBuiltServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import {
  createPersonalLink,
  getCard,
  getHeading,
  openPersonalPage,
  submitForm,
} from '../../../tests/server/support/guestPages.ts'
import { changeReplySettings } from '../../../tests/server/support/replies.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let couple: Couple
let wedding: PlannedWedding
let household: { id: string; linkToken: string }

beforeAll(async () => void (server = await startBuiltServer()))
afterAll(() => server.close())
beforeEach(async () => void ({ couple, wedding, household } = await createPersonalLink(server)))

const open = (token = household.linkToken, query = '') => openPersonalPage(server, token, query)
const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  submitForm(server, path, fields, headers)
const coming = (count: number) => ({ [`coming.${wedding.hallId}`]: String(count) })

describe('the form of a personal page', () => {
  it.each([
    ['all', 3],
    ['none', null],
  ])('stores the answer "%s" and redirects to the page', async (answer, count) => {
    const { replyId } = getCard(await open())
    const response = await submit(`/g/${household.linkToken}?lang=ar`, { id: replyId, answer, ...coming(1) })
    expect([response.status, response.headers.location]).toEqual([303, `/g/${household.linkToken}?lang=ar#reply`])
    const seats = count === null ? [] : [{ hallId: wedding.hallId, coming: count, children: 0 }]
    expect(getCard(await open()).reply).toMatchObject({ id: replyId, seats })
  })

  it('stores numbers and a message with line breaks', async () => {
    const children = { [`children.${wedding.hallId}`]: '1' }
    const message = 'مبروك\r\nيا عرسان'
    await submit(`/g/${household.linkToken}`, {
      answer: 'numbers',
      ...coming(2),
      ...children,
      message,
      mayPublish: 'on',
    })
    expect(getCard(await open()).reply).toMatchObject({
      seats: [{ hallId: wedding.hallId, coming: 2, children: 1 }],
      message: 'مبروك\nيا عرسان',
      mayPublish: true,
    })
  })

  it('does not let the couple publish a message without the box', async () => {
    await submit(`/g/${household.linkToken}`, { answer: 'all', message: 'مبروك' })
    expect(getCard(await open()).reply).toMatchObject({ message: 'مبروك', mayPublish: false })
  })

  describe('with the words of the former reply', () => {
    const path = () => `/g/${household.linkToken}`
    const message = 'هنرقص\r\nطول الليل'
    beforeEach(() => submit(path(), { answer: 'numbers', ...coming(3), message }))

    it.each([
      ['keeps them when only the numbers change', { answer: 'numbers', 'formerMessage.coming': message }, true],
      ['leaves them out when nobody comes any more', { answer: 'none', 'formerMessage.coming': message }, false],
      ['keeps them when they were changed', { answer: 'none', 'formerMessage.coming': 'نأتي' }, true],
      [
        'leaves them out when the household comes after all',
        { answer: 'numbers', 'formerMessage.none': message },
        false,
      ],
    ])('%s', async (_what, fields, isKept) => {
      server.advance(1)
      await submit(path(), { ...coming(2), ...fields, message })
      expect(getCard(await open()).reply?.message).toBe(isKept ? 'هنرقص\nطول الليل' : undefined)
    })

    it('stores the same reply when the form is submitted twice', async () => {
      server.advance(1)
      const fields = { id: getCard(await open()).replyId, answer: 'none', 'formerMessage.coming': message, message }
      await submit(path(), fields)
      await submit(path(), fields)
      const { body } = await couple.call('GET', `${wedding.path}/households/${household.id}/history`)
      expect(body.replies).toHaveLength(2)
      expect(getCard(await open()).reply?.message).toBeUndefined()
    })
  })

  it('counts a line break of a message once', async () => {
    const message = `${'م'.repeat(480)}${'\r\n'.repeat(19)}ن`
    expect((await submit(`/g/${household.linkToken}`, { answer: 'all', message })).status).toBe(303)
    expect(getCard(await open()).reply?.message).toHaveLength(500)
  })

  it('stores a form once that is submitted twice', async () => {
    const { replyId } = getCard(await open())
    const fields = { id: replyId, answer: 'all' }
    await Promise.all([1, 2].map(() => submit(`/g/${household.linkToken}`, fields)))
    const { body } = await couple.call('GET', `${wedding.path}/households/${household.id}/history`)
    expect(body.replies).toHaveLength(1)
  })

  it('replaces what the same form has sent before, unless another device has replied since', async () => {
    const path = `/g/${household.linkToken}`
    const { replyId } = getCard(await open())
    const sent = { id: replyId, seenReplyId: '', answer: 'numbers' }
    await submit(path, { ...sent, ...coming(3) })
    server.advance(1)
    expect((await submit(path, { ...sent, ...coming(1) })).status).toBe(303)
    expect(getCard(await open()).reply).toMatchObject({ seats: [{ coming: 1 }] })
    const response = await submit(path, { ...sent, ...coming(2) })
    expect(getCard(response).refused?.problem).toBe('changed')
    expect(getCard(await open()).reply).toMatchObject({ seats: [{ coming: 1 }] })
  })

  it.each([
    ['seats', { answer: 'numbers', count: '4', message: '' }],
    ['seats', { answer: 'numbers', count: 'many', message: '' }],
    ['message', { answer: 'all', count: '1', message: 'م'.repeat(501) }],
  ])(
    'shows the form again with the problem "%s" and with what was typed',
    async (problem, { answer, count, message }) => {
      const fields = { answer, [`coming.${wedding.hallId}`]: count, message }
      const response = await submit(`/g/${household.linkToken}`, fields)
      expect([response.status, getCard(response).refused]).toEqual([400, { problem, draft: fields }])
      expect(getCard(await open()).reply).toBeUndefined()
    },
  )

  it.each([
    ['answer', 'no field', ''],
    ['answer', 'an unknown answer', 'answer=some'],
    ['answer', 'two answers', 'answer=all&answer=none'],
    ['seats', 'numbers without any number', 'answer=numbers'],
    ['seats', 'an empty number', 'answer=numbers&coming.HALL='],
    ['seats', 'two numbers for one hall', 'answer=numbers&coming.HALL=1&coming.HALL=2'],
    ['seats', 'an empty number of children', 'answer=numbers&coming.HALL=2&children.HALL='],
  ])('keeps the stored reply and returns 400 with the problem "%s" for %s', async (problem, _what, body) => {
    const path = `/g/${household.linkToken}`
    await submit(path, { answer: 'numbers', ...coming(3) })
    const response = await server.call('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: body.replaceAll('HALL', wedding.hallId),
    })
    expect([response.status, getCard(response).refused?.problem]).toEqual([400, problem])
    expect(getCard(await open()).reply?.seats).toEqual([{ hallId: wedding.hallId, coming: 3, children: 0 }])
  })

  it.each([
    [
      'a multipart form',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="answer"\r\n\r\nno',
    ],
    ['a list in JSON', 'application/json', '[]'],
    ['JSON with an answer', 'application/json', '{"answer":"none"}'],
    ['text', 'text/plain', 'answer=none'],
  ])('keeps the stored reply and returns 400 for %s', async (_what, type, body) => {
    const path = `/g/${household.linkToken}`
    await submit(path, { answer: 'all' })
    const response = await server.call('POST', path, { headers: { 'content-type': type }, body })
    expect([response.status, getCard(response).refused?.problem]).toEqual([400, 'answer'])
    expect(getCard(await open()).reply?.seats).toHaveLength(1)
  })

  it.each([
    ['one name', 'a&'.repeat(32_000)],
    ['different names', Array.from({ length: 9000 }, (_, nth) => `f${nth}`).join('&')],
  ])('answers a form of thousands of fields at once: %s', async (_what, body) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await server.call('POST', `/g/${household.linkToken}`, { headers, body })
    expect([response.status, getCard(response).refused?.problem]).toEqual([400, 'answer'])
  })

  it('reads numbers in Arabic digits with spaces and direction marks', async () => {
    const fields = { [`coming.${wedding.hallId}`]: '\u200f ٢ ', [`children.${wedding.hallId}`]: '۱' }
    await submit(`/g/${household.linkToken}`, { answer: 'numbers', ...fields })
    expect(getCard(await open()).reply?.seats).toEqual([{ hallId: wedding.hallId, coming: 2, children: 1 }])
  })

  it('means by "all" the seats that the page showed, and asks again when there are fewer now', async () => {
    const shown = (count: number) => ({ answer: 'all', [`allowed.${wedding.hallId}`]: String(count) })
    await submit(`/g/${household.linkToken}`, shown(2))
    expect(getCard(await open()).reply?.seats).toMatchObject([{ coming: 2 }])
    const response = await submit(`/g/${household.linkToken}`, shown(4))
    expect([response.status, getCard(response).refused?.problem]).toEqual([400, 'seats'])
  })

  it('returns 409 with both replies when a newer one was stored on another device', async () => {
    const path = `/g/${household.linkToken}`
    await submit(path, { answer: 'all', seenReplyId: '' })
    const fields = { answer: 'none', seenReplyId: '', message: 'عذرًا' }
    const response = await submit(path, fields)
    const card = getCard(response)
    expect([response.status, card.refused]).toEqual([409, { problem: 'changed', draft: fields }])
    expect(card.reply?.seats).toMatchObject([{ coming: 3 }])
    expect(getCard(await open()).reply?.seats).toHaveLength(1)
  })

  it('shows the closed card when replies have ended', async () => {
    const settings = (await couple.call('GET', `${wedding.path}/reply-settings`)).body
    await couple.call('PUT', `${wedding.path}/reply-settings`, { body: { ...settings, replyBy: '2026-11-20' } })
    const response = await submit(`/g/${household.linkToken}`, { answer: 'all' })
    expect([response.status, getCard(response).refused?.problem]).toEqual([409, 'late'])
  })

  it('removes the data of the household, after which the link is unknown', async () => {
    const response = await submit(`/g/${household.linkToken}?lang=en`, { answer: 'remove' })
    expect([response.status, getHeading(response)]).toEqual([200, expect.stringMatching(/^removed\|en/)])
    expect((await open()).status).toBe(404)
    expect((await submit(`/g/${household.linkToken}`, { answer: 'remove' })).status).toBe(404)
  })
})

describe('the form of the public link', () => {
  const request = { name: 'سامح فؤاد', phone: '01112345678', count: '2', message: 'زميل\r\nعمر', website: '' }
  const listRequests = async () => (await couple.call('GET', `${wedding.path}/requests`)).body.items

  it('stores a request and redirects to the page, at the text that says so', async () => {
    const { slug } = (await couple.call('GET', `invitations/user/${couple.userId}`)).body.items[0]
    const address = `/Invitations/Invitation?slug=${encodeURIComponent(slug)}`
    const settings = (await couple.call('GET', `${wedding.path}/reply-settings`)).body
    await couple.call('PUT', `${wedding.path}/reply-settings`, { body: { ...settings, takesRequests: true } })
    const stored = await submit(`${address}&lang=en`, request)
    expect([stored.status, stored.headers.location]).toEqual([303, `${address}&lang=en#request-stored`])
    expect(await listRequests()).toMatchObject([
      { name: 'سامح فؤاد', count: 2, message: 'زميل\nعمر', state: 'pending' },
    ])
  })

  it.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }, 0],
    ['another host of the same domain', { 'sec-fetch-site': 'same-site' }, 0],
    ['another origin in an old browser', { origin: 'https://evil.example' }, 0],
    ['an unknown origin in an old browser', { origin: 'null' }, 0],
    ['the page itself', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 1],
    ['the page itself in an old browser', { origin: 'https://zaffa.example' }, 1],
  ])('is stored only from the page itself: %s', async (_what, headers, count) => {
    const { slug } = (await couple.call('GET', `invitations/user/${couple.userId}`)).body.items[0]
    await changeReplySettings(couple, wedding, { takesRequests: true })
    await submit(`/Invitations/Invitation?slug=${encodeURIComponent(slug)}`, request, headers)
    expect(await listRequests()).toHaveLength(count)
  })

  it('shows the page with what was typed when a request is refused, to nobody else', async () => {
    const { slug } = (await couple.call('GET', `invitations/user/${couple.userId}`)).body.items[0]
    const address = `/Invitations/Invitation?slug=${encodeURIComponent(slug)}`
    await changeReplySettings(couple, wedding, { takesRequests: true })
    const response = await submit(`${address}&lang=en`, { ...request, phone: '12' })
    expect([response.status, response.headers['cache-control']]).toEqual([400, 'private, no-store'])
    expect(response.text).toContain('|en|')
    const typed = JSON.parse(/<form>(.*)<\/form>/s.exec(response.text)![1]!) as object
    expect(typed).toMatchObject({ name: 'سامح فؤاد', phone: '12', count: '2' })
    expect((await server.call('GET', `${address}&lang=en`)).text).not.toContain('<form>')
    expect(await listRequests()).toEqual([])
  })

  it('reads the number of persons in Arabic digits', async () => {
    const { slug } = (await couple.call('GET', `invitations/user/${couple.userId}`)).body.items[0]
    await changeReplySettings(couple, wedding, { takesRequests: true })
    await submit(`/Invitations/Invitation?slug=${encodeURIComponent(slug)}`, { ...request, count: '٣' })
    expect(await listRequests()).toMatchObject([{ count: 3 }])
  })
})
