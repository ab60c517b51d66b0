/** `npm run admin -- backup` and `restore` while a server runs, on both databases. */
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import sharp from 'sharp'
import { providerDetails } from '../../fixtures/provider.ts'
import { callRemote, registerRemotely, signInRemotely } from '../support/client.ts'
import type { RemoteCouple } from '../support/client.ts'
import { buildFileForm } from '../support/forms.ts'
import { createInstallation } from '../support/installation.ts'
import type { Installation } from '../support/installation.ts'
import { runAdmin, startProcess } from '../support/process.ts'
import { createRandom } from '../support/random.ts'
import { createInvitationInput } from '../support/server.ts'
import { createWriter } from './writer.ts'

jest.setTimeout(60_000)

interface Published {
  id: string
  slug: string
  version: number
  weddinghole: string
}

let folder: string
let installation: Installation
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaffa-backup-'))
  installation = await createInstallation()
})
afterEach(async () => {
  await installation.remove()
  await rm(folder, { recursive: true })
})

async function fetchInvitations(couple: RemoteCouple): Promise<Published[]> {
  return ((await (await couple.call('GET', `invitations/user/${couple.userId}`)).json()) as { items: Published[] })
    .items
}

async function publish(couple: RemoteCouple, weddinghole: string): Promise<Published> {
  return (await (await couple.call('POST', 'invitations', createInvitationInput({ weddinghole }))).json()) as Published
}

interface Photo {
  id: string
  files: Record<string, string>
}

async function addPhoto(couple: RemoteCouple, providerId: string, picture: Buffer): Promise<Photo> {
  const { body, headers } = buildFileForm(picture)
  const response = await fetch(`${installation.url}/api/v1/providers/${providerId}/photos`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${couple.token}` },
    body: new Uint8Array(body),
  })
  return (await response.json()) as Photo
}

const fetchProvider = async (couple: RemoteCouple, id: string) =>
  (await (await couple.call('GET', `providers/${id}`)).json()) as { ownPhotos: Photo[]; weeks: { views: number }[] }

async function fetchBytes(address: string): Promise<Buffer> {
  const response = await fetch(address)
  expect(response.headers.get('content-type')).toBe('image/webp')
  return Buffer.from(await response.arrayBuffer())
}

it('a backup during writes contains everything that was acknowledged before', async () => {
  const server = await startProcess(installation.environment)
  const couple = await registerRemotely(installation.url, 'resting@example.com')
  for (let number = 1; number <= 10; number += 1) await publish(couple, `قاعة ${number}`)
  const storedInvitations = await fetchInvitations(couple)
  const busyCouple = await registerRemotely(installation.url, 'busy@example.com')
  const writers = [1, 2, 3].map((number) => createWriter(busyCouple, `client-${number}`, createRandom(number)))
  const writing = writers.map((client) => client.write())

  const file = join(folder, 'zaffa.backup')
  const backup = await runAdmin(installation.environment, 'backup', file)
  expect(backup.output).toMatch(
    /^Backup written to .*zaffa\.backup: 2 accounts, \d+ invitations, 0 pictures, [\d.]+ [kM]B\.$/,
  )
  expect(backup.code).toBe(0)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['zaffa.backup'])
  for (const client of writers) client.stop()
  await Promise.all(writing)
  for (const client of writers) await client.verify()

  const bytes = await readFile(file)
  expect(await runAdmin(installation.environment, 'backup', file)).toEqual({
    code: 1,
    output: `${file} exists already. Choose another name, or remove it first.`,
  })
  expect(bytes.equals(await readFile(file))).toBe(true)
  expect(await server.end('SIGTERM')).toBe(0)

  const otherInstallation = await createInstallation()
  expect(await runAdmin(otherInstallation.environment, 'restore', file)).toEqual({
    code: 0,
    output: expect.stringMatching(/^Restored from .*: 2 accounts/),
  })
  const restored = await startProcess(otherInstallation.environment)
  expect(await fetchInvitations(await registerRemotely(otherInstallation.url, 'resting@example.com'))).toEqual(
    storedInvitations,
  )
  expect(
    (await fetchInvitations(await registerRemotely(otherInstallation.url, 'busy@example.com'))).length,
  ).toBeGreaterThan(0)
  expect(await restored.end('SIGTERM')).toBe(0)
  await otherInstallation.remove()
})

it('a backup contains the photographs of providers, with their files and order, and the views of their pages', async () => {
  const server = await startProcess(installation.environment)
  const couple = await registerRemotely(installation.url, 'studio@example.com')
  const registered = await couple.call('POST', 'services/providers/registration', providerDetails)
  const { id } = (await registered.json()) as { id: string }
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c9a227' } })
    .png()
    .toBuffer()
  const photos = [await addPhoto(couple, id, picture), await addPhoto(couple, id, picture)]
  const order = photos.toReversed().map((photo, nth) => ({ id: photo.id, alt: `صورة ${nth}` }))
  await couple.call('PUT', `providers/${id}/photos`, { photos: order })
  const approved = await runAdmin(installation.environment, 'providers', 'approve', id, '1')
  expect([approved.code, approved.output]).toEqual([0, expect.any(String)])
  await callRemote(installation.url, 'GET', `providers/${id}`)
  // Views are stored when the server stops.
  expect(await server.end('SIGTERM')).toBe(0)

  const file = join(folder, 'zaffa.backup')
  expect((await runAdmin(installation.environment, 'backup', file)).code).toBe(0)
  const otherInstallation = await createInstallation()
  expect((await runAdmin(otherInstallation.environment, 'restore', file)).code).toBe(0)
  const [before, after] = [
    await startProcess(installation.environment),
    await startProcess(otherInstallation.environment),
  ]
  const stored = await fetchProvider(await signInRemotely(installation.url, couple.email), id)
  const restored = await fetchProvider(await signInRemotely(otherInstallation.url, couple.email), id)
  expect(restored.ownPhotos).toEqual(stored.ownPhotos)
  expect(restored.ownPhotos.map((photo) => photo.id)).toEqual(order.map((photo) => photo.id))
  expect(restored.weeks[0]).toEqual({ ...stored.weeks[0], views: 1 })
  for (const { files } of restored.ownPhotos)
    for (const path of Object.values(files))
      expect(await fetchBytes(otherInstallation.url + path)).toEqual(await fetchBytes(installation.url + path))
  expect([await before.end('SIGTERM'), await after.end('SIGTERM')]).toEqual([0, 0])
  await otherInstallation.remove()
})

it('a restore during reads and writes shows guests either the old or the new state', async () => {
  const server = await startProcess(installation.environment)
  const couple = await registerRemotely(installation.url, 'restored@example.com')
  const busyCouple = await registerRemotely(installation.url, 'busy@example.com')
  const { id, slug } = await publish(couple, 'قبل')
  const file = join(folder, 'zaffa.backup')
  expect((await runAdmin(installation.environment, 'backup', file)).code).toBe(0)
  const endedSession = await signInRemotely(installation.url, couple.email)
  await endedSession.call('POST', 'identity/logout', {})
  const laterSession = await signInRemotely(installation.url, couple.email)
  await couple.call('PUT', `invitations/${id}`, { ...createInvitationInput({ weddinghole: 'بعد' }), version: 1 })
  const later = await publish(couple, 'لاحقا')

  const fetchAsGuest = (headers: Record<string, string> = {}) =>
    fetch(`${installation.url}/api/v1/invitations/slug/${encodeURIComponent(slug)}`, { headers })
  const etag = (await fetchAsGuest()).headers.get('etag')!
  const seenHalls: string[] = []
  const statuses = new Set<number>()
  const stopper = new AbortController()
  const reading = (async () => {
    while (!stopper.signal.aborted) {
      const response = await fetchAsGuest()
      seenHalls.push(response.ok ? ((await response.json()) as Published).weddinghole : String(response.status))
    }
  })()
  const writing = (async () => {
    while (!stopper.signal.aborted)
      statuses.add((await busyCouple.call('POST', 'invitations', createInvitationInput())).status)
  })()

  const restore = await runAdmin(installation.environment, 'restore', file)
  expect(restore.output).toMatch(
    /^The state until now is kept in .*before-restore-.*\nRestored from .*zaffa\.backup: 2 accounts, \d+ invitations/,
  )
  expect(restore.code).toBe(0)
  if (installation.environment.DATABASE_URL) await new Promise((resolve) => setTimeout(resolve, 1100))
  // A restore keeps the current sessions: those that have ended since the backup stay ended, and new ones stay valid.
  expect((await endedSession.call('GET', 'users/profile')).status).toBe(401)
  expect((await laterSession.call('GET', 'users/profile')).status).toBe(200)
  // The restored invitation has a new version, so that neither a cached copy of the later state nor an edit of it is accepted.
  expect((await fetchInvitations(couple)).map(({ version }) => version)).toEqual([3])
  const edit = await couple.call('PUT', `invitations/${id}`, {
    ...createInvitationInput({ weddinghole: 'متأخر' }),
    version: 2,
  })
  expect(edit.status).toBe(409)
  const now = await fetchAsGuest({ 'if-none-match': etag })
  expect([now.status, now.ok && ((await now.json()) as Published).weddinghole]).toEqual([200, 'قبل'])
  expect((await callRemote(installation.url, 'GET', `invitations/slug/${encodeURIComponent(later.slug)}`)).status).toBe(
    404,
  )
  stopper.abort()
  await Promise.all([reading, writing])
  expect(seenHalls.filter((hall, index) => hall !== seenHalls[index - 1])).toEqual(['بعد', 'قبل'])
  expect([...statuses].filter((status) => ![201, 409].includes(status))).toEqual([])

  // The previous state can be restored without a restart of the server.
  const [, kept] = /kept in (\S+): /.exec(restore.output)!
  expect((await runAdmin(installation.environment, 'restore', kept!)).code).toBe(0)
  if (installation.environment.DATABASE_URL) await new Promise((resolve) => setTimeout(resolve, 1100))
  expect((await fetchInvitations(couple)).map(({ weddinghole }) => weddinghole).sort()).toEqual(['بعد', 'لاحقا'])
  expect(((await (await fetchAsGuest()).json()) as Published).weddinghole).toBe('بعد')
  expect((await publish(couple, 'جديد')).version).toBe(1)
  expect(await server.end('SIGTERM')).toBe(0)
})
