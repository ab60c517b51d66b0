import 'fake-indexeddb/auto'
import { jest } from '@jest/globals'
import { SHARED_DATABASE } from '@shared/installedApp'
import { handOverShare, receiveShare } from './shareRequests'
import { deleteStaleShared } from './sharedStore'

const MB = 1024 * 1024
const HOUR_MS = 60 * 60 * 1000

const createFile = (content: string, name: string): File => new File([content], name, { type: 'text/vcard' })

function share(fields: Record<string, string>, files: File[] = []): Promise<Response> {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  for (const file of files) body.append('files', file)
  return receiveShare(new Request('http://localhost/share', { method: 'POST', body }))
}
async function take() {
  const response = await handOverShare()
  if (response.status === 204) return null
  const form = await response.formData()
  return {
    files: form.getAll('files').map((file) => (file as File).name),
    text: form.get('text'),
    problem: form.get('problem'),
  }
}
afterEach(async () => {
  jest.useRealTimers()
  await take()
})

it('keeps files until they are taken, once', async () => {
  const response = await share({ title: 'Contacts' }, [createFile('BEGIN:VCARD', 'mona.vcf'), createFile('a', 'b.csv')])
  expect([response.status, response.headers.get('location')]).toEqual([303, '/home?open=guestImport&shared=yes'])
  expect(await take()).toEqual({ files: ['mona.vcf', 'b.csv'], text: 'Contacts', problem: null })
  expect(await take()).toBeNull()
})

it.each([
  ['text and address', { title: 'List', text: ' منى علي ', url: 'https://a.example' }, 'منى علي\r\nhttps://a.example'],
  ['the title where there is nothing else', { title: 'منى علي' }, 'منى علي'],
  ['an empty text for nothing', {}, ''],
])('keeps %s', async (_what, fields: Record<string, string>, text) => {
  await share(fields)
  expect(await take()).toEqual({ files: [], text, problem: null })
})

it('keeps only the latest share', async () => {
  await share({ text: 'first' })
  await share({ text: 'second' })
  expect(await take()).toMatchObject({ text: 'second' })
})

it('keeps nothing of a share above the limits, but says so', async () => {
  await share({}, [createFile('x'.repeat(10 * MB + 1), 'large.csv')])
  expect(await take()).toEqual({ files: [], text: '', problem: 'too-large' })
  await share({ text: 'x'.repeat(10 * MB + 1) })
  expect(await take()).toEqual({ files: [], text: '', problem: 'too-large' })
  await share(
    {},
    Array.from({ length: 100 }, (_, index) => createFile('x', `${index}.vcf`)),
  )
  expect(await take()).toEqual({ files: [], text: '', problem: 'too-many' })
})

it('leads to the import, which says that nothing arrived, when a share cannot be read', async () => {
  const broken = new Request('http://localhost/share', { method: 'POST', body: 'files' })
  expect((await receiveShare(broken)).status).toBe(303)
  expect(await take()).toBeNull()
})

it('deletes a share after an hour', async () => {
  await share({ text: 'old' })
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS)
  await deleteStaleShared()
  jest.restoreAllMocks()
  expect(await take()).toBeNull()
})

it('hands over nothing that is older than an hour', async () => {
  await share({ text: 'old' })
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS)
  expect(await take()).toBeNull()
  jest.restoreAllMocks()
})

it('does not keep the database open, which sign-out deletes', async () => {
  await share({ text: 'x' })
  const deleted = await new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(SHARED_DATABASE)
    request.addEventListener('success', () => resolve('deleted'))
    request.addEventListener('blocked', () => resolve('blocked'))
  })
  expect(deleted).toBe('deleted')
  expect(await take()).toBeNull()
})
