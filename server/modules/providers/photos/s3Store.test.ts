import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { UNLINKED_OBJECT_S } from '../../../config/limits.ts'
import { providerDetails as details } from '../../../../tests/fixtures/provider.ts'
import { buildFileForm } from '../../../../tests/server/support/forms.ts'
import { PASSWORD, registerCouple, startTestServer } from '../../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../../tests/server/support/server.ts'
import { purgeOutdated } from '../../retention/purge.ts'

/** A server of the protocol on this machine, with one bucket. */
async function startStore() {
  const directory = await mkdtemp(join(tmpdir(), 'zaffa-s3-'))
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'zaffa', configs: [] }],
  })
  const { port } = await store.run()
  return {
    url: `http://127.0.0.1:${port}`,
    countObjects: async () =>
      (await readdir(join(directory, 'zaffa', 'photos')).catch(() => [])).filter((name) => name.endsWith('object'))
        .length,
    directory,
    /** Nothing happens when it is closed already. */
    close: () => store.close().catch(() => undefined),
  }
}

let store: Awaited<ReturnType<typeof startStore>>
let server: TestServer
let owner: Couple
let id: string
beforeEach(async () => {
  store = await startStore()
  server = await startTestServer({
    environment: {
      S3_ENDPOINT: store.url,
      S3_BUCKET: 'zaffa',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  })
  owner = await registerCouple(server)
  id = (await owner.call('POST', 'services/providers/registration', { body: details })).body.id
})
afterEach(async () => {
  await server.close()
  await store.close()
  await rm(store.directory, { recursive: true, force: true })
})

const draw = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#c9a227' } })
    .png()
    .toBuffer()
const add = async (key: string = randomUUID(), file?: Buffer) => {
  const form = buildFileForm(file ?? (await draw()))
  return owner.call('POST', `providers/${id}/photos`, { ...form, headers: { ...form.headers, 'idempotency-key': key } })
}
const purge = async () => {
  server.advance(UNLINKED_OBJECT_S + 1)
  await purgeOutdated(server.app.context)
}

it('stores photographs in the bucket, and serves them', async () => {
  const { status, body } = await add()
  expect(status).toBe(201)
  expect(await store.countObjects()).toBe(3)
  expect(await server.app.context.db.selectFrom('photo_files').select('size').execute()).toEqual([])
  const picture = await server.call('GET', body.files.small)
  expect(await sharp(picture.raw).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 })
})

it('deletes the objects of photographs that were deleted, an hour later', async () => {
  const [photo] = [(await add()).body, (await add()).body]
  await owner.call('DELETE', `providers/${id}/photos/${photo.id}`)
  expect((await server.call('GET', photo.files.small)).status).toBe(404)
  await purge()
  expect(await store.countObjects()).toBe(3)
  expect(await server.app.context.db.selectFrom('photo_objects').selectAll().execute()).toHaveLength(3)
})

it('deletes the objects of an account that was deleted', async () => {
  await add()
  await server.call('POST', 'identity/delete', { body: { emailOrPhone: owner.email, password: PASSWORD } })
  await purge()
  expect(await store.countObjects()).toBe(0)
})

it('deletes objects whose photograph was stored by another request', async () => {
  const key = randomUUID()
  const file = await draw()
  await Promise.all([add(key, file), add(key, file)])
  await purge()
  expect(await store.countObjects()).toBe(3)
})

it('returns 503 while the store does not respond, and stores no photograph', async () => {
  await store.close()
  expect((await add()).status).toBe(503)
  expect((await owner.call('GET', `providers/${id}`)).body.ownPhotos).toEqual([])
})

it('still serves photographs of the database', async () => {
  const { db } = server.app.context
  const { body } = await add()
  const content = await sharp(await draw())
    .resize(9)
    .webp()
    .toBuffer()
  await db.insertInto('photo_files').values({ photo_id: body.id, size: 'small', content }).execute()
  expect((await server.call('GET', body.files.small)).raw).toEqual(content)
})
