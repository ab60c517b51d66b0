import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { SHARE_PATH } from '@shared/installedApp'
import { installFakeWorker } from '@tests/guestImport/fakeWorker'
import { createHandlers, getFamily, LINES, path, preview } from '@tests/guestImport/importPage'
import { WEDDING_ID } from '@tests/guestImport/plan'
import { apiServer } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { GuestImport } from './GuestImport'

const server = apiServer()
installFakeWorker()

interface SharedForm {
  files?: Record<string, string>
  text?: string
  problem?: string
}

/** jsdom's files cannot be read, and their parts cannot be files. */
class ReadableFile extends File {
  readonly #parts: (ReadableFile | string)[]
  constructor(parts: (ReadableFile | string)[], name: string, options?: FilePropertyBag) {
    super([], name, options)
    this.#parts = parts
  }
  getText = (): string => this.#parts.map((part) => (typeof part === 'string' ? part : part.getText())).join('')
  override arrayBuffer = () => Promise.resolve(new TextEncoder().encode(this.getText()).buffer)
}

/** @returns the response of the service worker: jsdom has no forms in responses */
function createResponse({ files = {}, text = '', problem }: SharedForm) {
  const list = Object.entries(files).map(([name, content]) => new ReadableFile([content], name))
  const form = { getAll: () => list, get: (field: string) => (field === 'text' ? text : (problem ?? null)) }
  return { status: 200, formData: () => Promise.resolve(form) } as unknown as Response
}

const ShownAddress = () => <output data-testid="address">{useLocation().search}</output>

function open(shared: SharedForm | null, at = `${path}/guests/import?shared=yes`) {
  server.use(...createHandlers())
  const { fetch: call } = globalThis
  let waiting = shared
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, options) => {
    if (input !== SHARE_PATH || options?.method !== 'DELETE') return call(input, options)
    const taken = waiting
    waiting = null
    return Promise.resolve(taken ? createResponse(taken) : new Response(null, { status: 204 }))
  })
  return renderSite(
    <>
      <GuestImport weddingId={WEDDING_ID} />
      <ShownAddress />
    </>,
    { at },
  )
}

const { File: OwnFile } = globalThis
beforeAll(() => Object.assign(globalThis, { File: ReadableFile }))
afterEach(() => jest.restoreAllMocks())
afterAll(() => Object.assign(globalThis, { File: OwnFile }))

const createCard = (name: string) => `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nTEL:01012345678\nEND:VCARD`

it('opens a text that was shared, and says where it comes from', async () => {
  open({ text: LINES })
  await preview()
  expect(getFamily('خالد مصطفى')).toBeVisible()
  expect(screen.getByText('This is the text that you shared.')).toBeVisible()
  // A reload would ask for it again.
  await waitFor(() => expect(screen.getByTestId('address')).toBeEmptyDOMElement())
})

it('opens a file that was shared, and says which', async () => {
  open({ files: { 'mona.vcf': createCard('منى علي') } })
  await preview()
  expect(getFamily('منى علي')).toBeVisible()
  expect(screen.getByText('mona.vcf').closest('[role="alert"]')).toHaveTextContent('This is the file that you shared')
})

it('opens contacts that were shared as a file each', async () => {
  open({ files: { 'mona.vcf': createCard('منى علي'), 'sami.vcf': createCard('سامي فؤاد') } })
  await preview()
  expect([getFamily('منى علي'), getFamily('سامي فؤاد')]).toHaveLength(2)
})

it('lets the couple choose one of several files', async () => {
  const { user } = open({ files: { 'mona.vcf': createCard('منى علي'), 'list.txt': 'سامي فؤاد 01112345678' } })
  const notice = (await screen.findByText(/^You shared 2 files/)).closest<HTMLElement>('[role="alert"]')!
  await user.click(within(notice).getByRole('button', { name: 'mona.vcf' }))
  await preview()
  expect(getFamily('منى علي')).toBeVisible()
})

it('says that a shared file cannot be read', async () => {
  open({ files: { 'page.csv': '' } })
  expect(await screen.findByText(/^There are no guests in it/)).toBeVisible()
})

it.each([
  ['has not arrived', null, /^What you shared has not arrived here/],
  ['is too large', { problem: 'too-large' }, /larger than 10 MB/],
  ['has too many files', { problem: 'too-many' }, /more than 10 files/],
])('says that a share %s', async (_what, shared, text) => {
  open(shared)
  expect(await screen.findByText(text)).toBeVisible()
})

it('takes nothing where the address does not say so', async () => {
  open({ text: LINES }, `${path}/guests/import`)
  expect(await screen.findByLabelText('Paste a list')).toHaveValue('')
  expect(fetch).not.toHaveBeenCalledWith(SHARE_PATH, expect.anything())
})
