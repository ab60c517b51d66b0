import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import { createInvitationInput, registerCouple, startBuiltServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
let couple: Couple

beforeAll(async () => {
  server = await startBuiltServer()
  couple = await registerCouple(server)
})
afterAll(() => server.close())

const publish = (changes: Record<string, unknown> = {}) => publishInvitation(couple, changes)
const open = (code: string, query = '') =>
  server.call('GET', `/dl/${code}${query}`, { headers: { accept: 'text/html' } })
const getMetaTags = (text: string) => text.match(/<meta [^>]*>/g)

describe('the page of an invitation’s short link', () => {
  it('has the preview tags of the invitation only', async () => {
    const { shortCode } = await publish({ groom: 'زياد' })
    const { status, text } = await open(shortCode)
    expect([status, getMetaTags(text)]).toEqual([200, ['<meta property="og:title" content="زياد"/>']])
  })

  it("is the page of all short links apart from the tags, in the visitor's language", async () => {
    const { shortCode } = await publish()
    const { text } = await open(shortCode, '?lang=en')
    const plain = await open('eid27', '?lang=en')
    expect(plain.text).toContain('<title>dl/shortCode in en</title>')
    expect(text.replaceAll(/<meta [^>]*>/g, '')).toBe(plain.text.replaceAll(/<meta [^>]*>/g, ''))
  })

  it('is updated after an edit, and has no preview after deletion', async () => {
    const { id, version, shortCode } = await publish()
    const before = await open(shortCode)
    await couple.call('PUT', `invitations/${id}`, { body: { ...createInvitationInput(), groom: 'كريم', version } })
    const after = await open(shortCode)
    expect(getMetaTags(after.text)).toEqual(['<meta property="og:title" content="كريم"/>'])
    expect(after.headers.etag).not.toBe(before.headers.etag)
    await couple.call('DELETE', `invitations/${id}`)
    expect(getMetaTags((await open(shortCode)).text)).toEqual(['<meta property="og:title" content="dl/shortCode"/>'])
  })

  it('has no preview when it cannot be rendered', async () => {
    const { shortCode } = await publish({ groom: 'unrenderable' })
    const { status, text } = await open(shortCode)
    expect([status, getMetaTags(text)]).toEqual([200, ['<meta property="og:title" content="dl/shortCode"/>']])
  })

  it('returns 304 for a known ETag', async () => {
    const { shortCode } = await publish()
    const { headers } = await open(shortCode)
    const again = await server.call('GET', `/dl/${shortCode}`, {
      headers: { accept: 'text/html', 'if-none-match': String(headers.etag) },
    })
    expect(again.status).toBe(304)
  })
})
