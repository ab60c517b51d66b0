import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { providerDetails as details } from '../../../../tests/fixtures/provider.ts'
import { buildFileForm } from '../../../../tests/server/support/forms.ts'
import { createOperator } from '../../../../tests/server/support/operators.ts'
import type { Operator } from '../../../../tests/server/support/operators.ts'
import { registerCouple, startTestServer } from '../../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../../tests/server/support/server.ts'
import type { OwnPhoto } from './model.ts'

let server: TestServer
let operator: Operator
let owner: Couple
let id: string
beforeAll(async () => {
  server = await startTestServer()
  operator = await createOperator(server)
})
beforeEach(async () => {
  owner = await registerCouple(server)
  id = (await owner.call('POST', 'services/providers/registration', { body: details })).body.id
})
afterAll(() => server.close())

const draw = (width = 64, height = 48, background = '#c9a227') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
const add = async (by = owner, options: { key?: string; file?: Buffer; to?: string } = {}) => {
  const { key, file = await draw(), to = id } = options
  const form = buildFileForm(file)
  const headers = { ...form.headers, ...(key ? { 'idempotency-key': key } : {}) }
  return by.call('POST', `providers/${to}/photos`, { ...form, headers })
}
const arrange = (photos: object[], by = owner) => by.call('PUT', `providers/${id}/photos`, { body: { photos } })
const getOwn = async () => (await owner.call('GET', `providers/${id}`)).body
const decide = async (photos: object[], body: object = {}) =>
  operator.call('POST', `operator/providers/${id}/decision`, {
    body: { decision: 'approve', version: (await getOwn()).version, photos, ...body },
  })
const show = ({ id: photo, alt }: Pick<OwnPhoto, 'id' | 'alt'>, isListed = true) => ({ id: photo, alt, isListed })

describe('a photograph', () => {
  it('is stored upright in three sizes, without metadata, and waits for approval', async () => {
    const file = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#c9a227' } })
      .withExif({ IFD0: { Copyright: 'Secret Photographer' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { status, body } = await add(owner, { file })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'waiting', alt: null, newAlt: null, refusal: null, width: 800, height: 1600 })
    const heights = { small: 480, medium: 960, large: 1600 }
    for (const [size, height] of Object.entries(heights)) {
      const picture = await server.call('GET', body.files[size])
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=604800, immutable',
      })
      const metadata = await sharp(picture.raw).metadata()
      expect(metadata).toMatchObject({ format: 'webp', height, width: height / 2 })
      expect(metadata.exif).toBeUndefined()
    }
    expect(await getOwn()).toMatchObject({ photos: [], ownPhotos: [{ id: body.id }] })
  })

  it('is stored once when its request is repeated, and not under the id of another one', async () => {
    const key = randomUUID()
    const file = await draw()
    const responses = await Promise.all([add(owner, { key, file }), add(owner, { key, file })])
    expect(responses.map(({ status, body }) => [status, body.id])).toEqual([
      [201, key],
      [201, key],
    ])
    expect((await getOwn()).ownPhotos).toHaveLength(1)
    expect((await add(owner, { key, file: await draw(20, 20) })).body.code).toBe('already_exists')
    const other = await registerCouple(server)
    const to = (await other.call('POST', 'services/providers/registration', { body: details })).body.id
    expect((await add(other, { key, file, to })).body.code).toBe('already_exists')
  })

  it('is refused beyond the twelfth, also when thirteen arrive at once', async () => {
    const file = await draw(8, 8)
    const statuses = (await Promise.all(Array.from({ length: 13 }, () => add(owner, { file })))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 12 }, () => 201), 409])
    expect((await getOwn()).ownPhotos.map(({ id: photo }: OwnPhoto) => photo)).toHaveLength(12)
  })

  it.each<[string, () => Promise<Buffer> | Buffer, number]>([
    ['text', () => Buffer.from('not a picture'), 415],
    ['SVG with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
    ['a cut JPEG', async () => (await draw(400, 400)).subarray(0, 500), 400],
    ['too wide a picture', () => draw(12_001, 2), 400],
  ])('is not stored when it is %s', async (_what, getFile, status) => {
    expect((await add(owner, { file: await getFile() })).status).toBe(status)
    expect((await getOwn()).ownPhotos).toEqual([])
  })

  it('is added, arranged and deleted by the owner of the provider only', async () => {
    const { body: photo } = await add()
    const stranger = await registerCouple(server)
    expect((await add(stranger)).status).toBe(404)
    expect(
      (
        await arrange(
          [show(photo)].map(({ id: one, alt }) => ({ id: one, alt })),
          stranger,
        )
      ).status,
    ).toBe(404)
    expect((await stranger.call('DELETE', `providers/${id}/photos/${photo.id}`)).status).toBe(404)
    const own = (await stranger.call('POST', 'services/providers/registration', { body: details })).body.id
    expect((await stranger.call('DELETE', `providers/${own}/photos/${photo.id}`)).status).toBe(404)
    expect((await owner.call('DELETE', `providers/${id}/photos/${photo.id}`)).status).toBe(204)
    expect((await server.call('GET', photo.files.large)).status).toBe(404)
    expect((await getOwn()).ownPhotos).toEqual([])
  })
})

describe('the order and the words of photographs', () => {
  it('are those of the list, unless a photograph was added or deleted meanwhile', async () => {
    const [first, second] = [(await add()).body, (await add()).body]
    const list = [
      { id: second.id, alt: ' The garden\u200F ' },
      { id: first.id, alt: '' },
    ]
    const { body } = await arrange(list)
    expect(body.photos.map(({ id: photo, alt }: OwnPhoto) => [photo, alt])).toEqual([
      [second.id, 'The garden'],
      [first.id, null],
    ])
    const stale = [
      [],
      list.slice(1),
      [...list, list[0]!],
      [list[0]!, list[0]!],
      [list[0]!, { id: randomUUID(), alt: null }],
    ]
    for (const one of stale) expect((await arrange(one)).body.code).toBe('version_conflict')
  })

  it('have no links and phone numbers', async () => {
    const { body: photo } = await add()
    const { body } = await arrange([{ id: photo.id, alt: 'احجزوا ٠١٠٠ ١٢٣ ٤٥٦٧' }])
    expect(body.errors).toMatchObject([{ field: 'photos.0.alt' }])
  })

  it('of a listed photograph wait, while those that were approved stay', async () => {
    const { body: photo } = await add()
    await decide([show(photo)])
    expect((await arrange([{ id: photo.id, alt: 'New words' }])).body.photos).toMatchObject([
      { status: 'listed', alt: null, newAlt: 'New words' },
    ])
    expect((await server.call('GET', `providers/${id}`)).body.photos).toMatchObject([{ alt: null }])
    expect((await decide([{ id: photo.id, alt: 'Other words', isListed: true }])).body.code).toBe('version_conflict')
    await decide([{ id: photo.id, alt: 'New words', isListed: false }], { reason: 'Too loud' })
    expect((await getOwn()).ownPhotos).toMatchObject([
      { status: 'listed', alt: null, newAlt: null, refusal: 'Too loud' },
    ])
    await arrange([{ id: photo.id, alt: 'Quiet words' }])
    await decide([{ id: photo.id, alt: 'Quiet words', isListed: true }])
    expect((await server.call('GET', `providers/${id}`)).body.photos).toMatchObject([{ alt: 'Quiet words' }])
  })
})

describe('the operator', () => {
  it('lists some photographs and refuses others with words, which the provider gets', async () => {
    const [good, bad, later] = [(await add()).body, (await add()).body, (await add()).body]
    expect((await decide([show(good), show(bad, false)])).body.errors).toMatchObject([{ field: 'reason' }])
    await server.readMails()
    const { body } = await decide([show(good), show(bad, false)], { reason: 'Not one of yours' })
    expect(body.photos.map(({ status }: OwnPhoto) => status)).toEqual(['listed', 'refused', 'waiting'])
    expect((await server.call('GET', `providers/${id}`)).body).toMatchObject({
      photos: [{ id: good.id, files: good.files }],
    })
    expect((await server.call('GET', bad.files.small)).status).toBe(404)
    expect((await getOwn()).ownPhotos[1]).toMatchObject({ files: null, refusal: 'Not one of yours' })
    expect((await server.readMails()).at(-1)).toMatch(/one of the photographs:\n\nNot one of yours/)
    const waiting = (await operator.call('GET', 'operator/providers?status=pending&pageSize=50')).body.items
    expect(waiting).toContainEqual(expect.objectContaining({ id }))
    await decide([show(later)])
    const after = (await operator.call('GET', 'operator/providers?status=pending&pageSize=50')).body.items
    expect(after).not.toContainEqual(expect.objectContaining({ id }))
  })

  it('decides about no photograph that was deleted meanwhile', async () => {
    const { body: photo } = await add()
    await owner.call('DELETE', `providers/${id}/photos/${photo.id}`)
    expect((await decide([show(photo)])).body.code).toBe('version_conflict')
    expect((await getOwn()).status).toBe('pending')
  })
})
