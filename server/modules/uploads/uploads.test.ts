import sharp from 'sharp'
import { buildFileForm } from '../../../tests/server/support/forms.ts'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import { createInvitationInput, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
let couple: Couple
beforeAll(async () => {
  server = await startTestServer({ convertsEachUpload: true })
  couple = await registerCouple(server)
})
afterAll(() => server.close())

const createFlatPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#C9A227' } })
const upload = (content: Buffer, options = {}, by = couple) =>
  by.call('POST', 'uploads/background', buildFileForm(content, options))
const MEGABYTE = 1024 * 1024
const countUploads = async () => (await server.app.context.db.selectFrom('uploads').select('id').execute()).length

it.each(['png', 'jpeg', 'webp'] as const)('stores a %s and serves it as WebP', async (format) => {
  const response = await upload(await createFlatPicture(640, 480).toFormat(format).toBuffer())
  expect(response.status).toBe(201)
  const picture = await server.call('GET', response.body.backgroundImage)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    // Private: a shared cache must not serve a picture after its account is deleted.
    'cache-control': 'private, max-age=604800, immutable',
  })
  expect(await sharp(picture.raw).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 })
})

it('stores a picture of exactly 5 MB', async () => {
  const picture = await createFlatPicture(400, 400).jpeg().toBuffer()
  const response = await upload(Buffer.concat([picture, Buffer.alloc(5 * MEGABYTE - picture.length)]))
  expect(response.status).toBe(201)
})

it('releases the memory that decoding takes', async () => {
  // 25 million pixels, progressive: the largest picture that is decoded as a whole.
  const large = await createFlatPicture(5000, 5000).jpeg({ progressive: true }).toBuffer()
  await upload(large)
  const before = process.memoryUsage().rss
  for (const response of await Promise.all([upload(large), upload(large), upload(large)]))
    expect(response.status).toBe(201)
  expect(process.memoryUsage().rss - before).toBeLessThan(30 * MEGABYTE)
})

it('removes metadata and applies the orientation', async () => {
  const photo = await createFlatPicture(400, 200)
    .withExif({ IFD0: { Copyright: 'Secret Photographer' }, IFD3: { GPSLatitude: '30/1 2/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const picture = await server.call('GET', (await upload(photo)).body.backgroundImage)
  const metadata = await sharp(picture.raw).metadata()
  expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined])
  expect([metadata.width, metadata.height]).toEqual([200, 400])
})

it('shrinks a large and noisy photo to at most 400 KB and 1920 px', async () => {
  const size = { width: 2600, height: 1300, channels: 3 as const }
  const noise = await sharp({
    create: { ...size, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
  expect(noise.length).toBeGreaterThan(1_000_000)
  const picture = await server.call('GET', (await upload(noise)).body.backgroundImage)
  expect(picture.raw.length).toBeLessThanOrEqual(400 * 1024)
  expect((await sharp(picture.raw).metadata()).width).toBeLessThanOrEqual(1920)
})

describe('rejects without storing anything', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
  it.each([
    ['SVG', Buffer.from(svg), 415],
    ['HTML that is declared as a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['text', Buffer.from('hello'), 415],
    ['an empty file', Buffer.alloc(0), 400],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 413],
  ])('%s', async (_what, content, status) => {
    const before = await countUploads()
    expect((await upload(content)).status).toBe(status)
    expect(await countUploads()).toBe(before)
  })

  it('a GIF, an animated WebP and a damaged JPEG', async () => {
    const before = await countUploads()
    expect((await upload(await createFlatPicture(10, 10).gif().toBuffer())).status).toBe(415)
    const frames = [createFlatPicture(20, 20), createFlatPicture(20, 20).negate()].map((frame) =>
      frame.png().toBuffer(),
    )
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    expect((await upload(moving)).body.errors[0].message).toMatch(/Animated pictures/)
    const jpeg = await createFlatPicture(800, 800).jpeg().toBuffer()
    expect((await upload(jpeg.subarray(0, jpeg.length / 2))).body.errors[0].message).toMatch(/cannot be read/)
    expect(await countUploads()).toBe(before)
  })

  it.each([
    ['of 12 001 pixels in width', () => createFlatPicture(12_001, 10).png(), /at most 12000 pixels on each side/],
    ['of 52 million pixels', () => createFlatPicture(7200, 7201).png(), /at most 50 million/],
    [
      'of 62 million pixels, progressive',
      () => createFlatPicture(7900, 7900).jpeg({ progressive: true }),
      /at most (25|50) million/,
    ],
    [
      'of 26 million pixels, progressive',
      () => createFlatPicture(5100, 5100).jpeg({ progressive: true }),
      /at most 25 million/,
    ],
    ['of 26 million pixels, WebP', () => createFlatPicture(5100, 5100).webp(), /at most 25 million/],
  ])('a picture %s, before decoding it', async (_what, picture, message) => {
    const refused = await upload(await picture().toBuffer())
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'file', message: expect.stringMatching(message) }] },
    })
  })

  it.each([
    ['a photograph that is too large, in one piece', 7.6 * MEGABYTE],
    ['a small picture followed by other data', 20 * MEGABYTE],
  ])('%s, with the limit in the message', async (_what, bytes) => {
    const before = await countUploads()
    const picture = await createFlatPicture(400, 400).jpeg().toBuffer()
    const response = await upload(Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]))
    expect(response).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large', errors: [{ field: 'file', message: expect.stringContaining('5 MB') }] },
    })
    expect(await countUploads()).toBe(before)
  })

  it('a file in another field, a form without a file, and JSON', async () => {
    const png = await createFlatPicture(10, 10).png().toBuffer()
    expect((await upload(png, { field: 'picture' })).status).toBe(400)
    const body = '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext\r\n--x--\r\n'
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await couple.call('POST', 'uploads/background', { body, headers })).status).toBe(400)
    expect((await couple.call('POST', 'uploads/background', { body: '--x', headers })).status).toBe(400)
    expect((await couple.call('POST', 'uploads/background', { body: { file: 'x' } })).status).toBe(415)
  })

  it('a request without a session', async () => {
    const form = buildFileForm(await createFlatPicture(10, 10).png().toBuffer())
    expect((await server.call('POST', 'uploads/background', form)).status).toBe(401)
  })
})

it('allows only the owner to use the picture in an invitation', async () => {
  const { backgroundImage } = (await upload(await createFlatPicture(10, 10).png().toBuffer())).body
  const body = createInvitationInput({ backgroundImage })
  expect((await couple.call('POST', 'invitations', { body })).body.backgroundImage).toBe(backgroundImage)
  const other = await registerCouple(server)
  expect((await other.call('POST', 'invitations', { body })).status).toBe(400)
})

it('stores at most 20 pictures of one account, and replaces unused ones after a week', async () => {
  const owner = await registerCouple(server)
  const png = await createFlatPicture(10, 10).png().toBuffer()
  const responses = await Promise.all(Array.from({ length: 22 }, () => upload(png, {}, owner)))
  const storedResponses = responses.filter((a) => a.status === 201)
  expect(storedResponses).toHaveLength(20)
  expect(responses.find((a) => a.status !== 201)?.body.code).toBe('limit_reached')
  const usedPicture = storedResponses[0]!.body.backgroundImage
  await publishInvitation(owner, { backgroundImage: usedPicture })
  server.advance(8 * 24 * 3600)
  const { token } = (await server.call('POST', 'identity/refresh-token', { cookie: owner.cookie })).body
  expect((await upload(png, {}, { ...owner, call: (m, p, o) => server.call(m, p, { ...o, token }) })).status).toBe(201)
  expect((await server.call('GET', usedPicture)).status).toBe(200)
  expect((await server.call('GET', storedResponses[1]!.body.backgroundImage)).status).toBe(404)
})

it('returns 404 for an unknown picture and 400 for an invalid name', async () => {
  expect((await server.call('GET', 'uploads/background/9d5c7b7e-6e59-4b0a-8f55-0a1c7f5d3e20.webp')).status).toBe(404)
  expect((await server.call('GET', 'uploads/background/..%2F..%2Fetc%2Fpasswd')).status).toBe(400)
})
