import sharp from 'sharp'
import { createInvitationFiles } from './service.ts'
import type { FileKind } from './service.ts'
import { pictureFile, previewFile } from './pictures/index.ts'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import { createInvitationInput, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
let couple: Couple
beforeAll(async () => {
  server = await startTestServer({ drawsPictures: true })
  couple = await registerCouple(server)
})
afterAll(() => server.close())

const publish = (changes: Record<string, unknown> = {}) => publishInvitation(couple, changes)
const get = (slug: string, file: string, headers = {}) =>
  server.call('GET', `invitations/slug/${encodeURIComponent(slug)}/${file}`, { headers })

const PREVIEW_LIMIT_BYTES = 300_000
const PICTURE_LIMIT_BYTES = 600_000
const contents = {
  short: { groom: 'عمر', bride: 'ليلى', weddinghole: 'قاعة النيل' },
  long: {
    groom: 'عبد الرحمن محمد عبد العزيز الشرقاوي باشا',
    bride: 'Fatma-Elzahraa Ahmed Abdellatif Mansour',
    weddinghole: 'The Grand Ballroom at the Nile Ritz-Carlton, Tahrir Square, Cairo',
    weddingAddress: '١١١٣ كورنيش النيل، بجوار المتحف المصري، ميدان التحرير، الدور الخامس، القاهرة',
    area: 'مدينة السادس من أكتوبر، الحي المتميز',
  },
  mixed: { groom: 'Alexander', bride: 'نُورُ الهُدَى', weddinghole: 'قاعة Grand Nile (VIP) ٢', area: 'Zamalek الزمالك 💍' },
}

describe.each([1, 2, 3, 4])('the pictures of template %i', (template) => {
  it.each(['ar', 'en'])('are PNGs of the documented size for texts of any length (%s)', async (language) => {
    for (const content of Object.values(contents)) {
      const { slug } = await publish({ template, language, ...content })
      const [preview, picture] = [await get(slug, 'preview.png'), await get(slug, 'picture.png')]
      expect(await sharp(preview.raw).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(await sharp(picture.raw).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })
      expect(preview.raw.length).toBeLessThan(PREVIEW_LIMIT_BYTES)
      expect(picture.raw.length).toBeLessThan(PICTURE_LIMIT_BYTES)
    }
  })
})

describe('a picture', () => {
  it('has its media type, cache policy and ETag', async () => {
    const { slug } = await publish()
    for (const file of ['preview.png', 'picture.png']) {
      const { headers, status } = await get(slug, file)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
        'x-content-type-options': 'nosniff',
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
      })
    }
  })

  it('returns 304 for its own ETag, but not for the ETag of another file', async () => {
    const { slug } = await publish()
    const [preview, picture] = [await get(slug, 'preview.png'), await get(slug, 'picture.png')]
    expect(preview.headers.etag).not.toBe(picture.headers.etag)
    const again = await get(slug, 'preview.png', { 'if-none-match': String(preview.headers.etag) })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(await get(slug, 'preview.png', { 'if-none-match': String(picture.headers.etag) })).toMatchObject({
      status: 200,
    })
  })

  it('changes with the invitation', async () => {
    const { id, slug, version } = await publish()
    const before = await get(slug, 'preview.png')
    const body = { ...createInvitationInput({ groom: 'كريم' }), version }
    expect(await couple.call('PUT', `invitations/${id}`, { body })).toMatchObject({ status: 200 })
    const after = await get(slug, 'preview.png', { 'if-none-match': String(before.headers.etag) })
    expect(after.status).toBe(200)
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect(after.raw.equals(before.raw)).toBe(false)
  })

  it('returns 404 after the invitation is deleted', async () => {
    const { id, slug } = await publish()
    expect((await get(slug, 'picture.png')).status).toBe(200)
    await couple.call('DELETE', `invitations/${id}`)
    expect((await get(slug, 'picture.png')).status).toBe(404)
  })

  it('returns 404 for an unknown slug', async () => {
    for (const file of ['preview.png', 'picture.png'])
      expect(await get('omar-layla-abcdefghjkmnp', file)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it('is the same in twenty concurrent responses', async () => {
    const { slug } = await publish()
    const responses = await Promise.all(Array.from({ length: 20 }, () => get(slug, 'preview.png')))
    expect(responses.every(({ status, raw }) => status === 200 && raw.equals(responses[0]!.raw))).toBe(true)
  })

  it('is drawn once for each version', async () => {
    const { id, slug } = await publish({ template: 4 })
    const { files, counted, getCount } = createCountedFiles(pictureFile)
    const row = (await server.app.context.invitationCache.find(slug))!
    await Promise.all(Array.from({ length: 20 }, () => files.getContent(counted, row)))
    await files.getContent(counted, row)
    expect(getCount()).toBe(1)
    await files.getContent(counted, { ...row, id, version: row.version + 1 })
    expect(getCount()).toBe(2)
  })

  it('is drawn and stored when the invitation is published or edited', async () => {
    const { id, slug, version } = await publish({ template: 2 })
    const { invitationCache, background } = server.app.context
    await background.waitForIdle()
    const { files, counted, getCount } = createCountedFiles(previewFile)
    const preview = await files.getContent(counted, (await invitationCache.find(slug))!)
    expect(preview.equals((await get(slug, 'preview.png')).raw)).toBe(true)
    await couple.call('PUT', `invitations/${id}`, { body: { ...createInvitationInput({ groom: 'كريم' }), version } })
    await background.waitForIdle()
    await files.getContent(counted, (await invitationCache.find(slug))!)
    expect(getCount()).toBe(0)
  })
})

/** @returns the files of a newly started server, and a counter of the files that it makes */
function createCountedFiles(kind: FileKind) {
  let count = 0
  const counted: FileKind = { ...kind, make: (...order) => ((count += 1), kind.make(...order)) }
  return { files: createInvitationFiles(server.app.context), counted, getCount: () => count }
}
