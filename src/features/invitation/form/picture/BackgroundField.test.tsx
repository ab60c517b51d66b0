import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Formik, useFormikContext } from 'formik'
import { http, HttpResponse } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { BackgroundField } from './BackgroundField'

const server = apiServer()

const OLD = '/api/v1/uploads/background/old.webp'
const STORED = '/api/v1/uploads/background/new.webp'
const MB = 1024 * 1024

const Value = () => (
  <output data-testid="value">{useFormikContext<{ backgroundImage: string }>().values.backgroundImage}</output>
)

function open({ signedIn = true, picture = '' } = {}) {
  const onRemoved = jest.fn<(putBack: () => void) => void>()
  const page = renderSite(
    <Formik initialValues={{ backgroundImage: picture }} onSubmit={() => undefined}>
      <>
        <BackgroundField signedIn={signedIn} onRemoved={onRemoved} />
        <Value />
      </>
    </Formik>,
  )
  const choose = (file: File) => fireEvent.change(screen.getByTestId('background-file'), { target: { files: [file] } })
  return {
    ...page,
    onRemoved,
    choose,
    use: async () => page.user.click(await screen.findByRole('button', { name: 'Use this picture' })),
  }
}

function createPictureFile({ name = 'us.jpg', type = 'image/jpeg', size = 8 * MB } = {}): File {
  return Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })
}

/** Mocks the decoding and drawing of pictures, which jsdom does not implement. */
function mockImageDecoding({ width = 3000, height = 4000, decodes = true } = {}): void {
  const image = HTMLImageElement.prototype
  jest.spyOn(image, 'src', 'set').mockImplementation(function src(this: HTMLImageElement) {
    setTimeout(() => this.dispatchEvent(new Event(decodes ? 'load' : 'error')))
  })
  jest.spyOn(image, 'naturalWidth', 'get').mockReturnValue(width)
  jest.spyOn(image, 'naturalHeight', 'get').mockReturnValue(height)
  Object.assign(image, { decode: () => Promise.resolve() })
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: jest.fn() })
  const context = { fillRect: jest.fn(), drawImage: jest.fn() } as unknown as CanvasRenderingContext2D
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['jpeg'], { type: 'image/jpeg' })))
}

beforeEach(() => mockImageDecoding())
afterEach(() => jest.restoreAllMocks())

describe('BackgroundField', () => {
  it('shows a link to sign in instead of the button without an account', () => {
    open({ signedIn: false })
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2FcreateInvitation')
    expect(screen.queryByRole('button', { name: 'Choose a picture' })).not.toBeInTheDocument()
  })

  it('crops and uploads an 8 MB picture, and keeps the address that the server returns', async () => {
    server.use(
      http.post(api('/uploads/background'), () => HttpResponse.json({ backgroundImage: STORED }, { status: 201 })),
    )
    const { choose, use } = open()
    choose(createPictureFile())
    await use()
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent(STORED))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('keeps the old picture and uploads nothing when cropping is cancelled', async () => {
    const { choose, user } = open({ picture: OLD })
    choose(createPictureFile())
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByTestId('value')).toHaveTextContent(OLD)
    expect(getSentBodies('/uploads/background')).toHaveLength(0)
  })

  it('shows the server’s error in the dialog and succeeds on retry', async () => {
    const refusal = { message: 'This is not a picture.', code: 'validation_failed', errors: [], requestId: 'r' }
    server.use(http.post(api('/uploads/background'), () => HttpResponse.json(refusal, { status: 400 })))
    const { choose, use } = open()
    choose(createPictureFile())
    await use()
    expect(await screen.findByText('This is not a picture.')).toBeVisible()
    server.use(
      http.post(api('/uploads/background'), () => HttpResponse.json({ backgroundImage: STORED }, { status: 201 })),
    )
    await use()
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent(STORED))
  })

  it('shows a network error in the dialog', async () => {
    server.use(http.post(api('/uploads/background'), () => HttpResponse.error()))
    const { choose, use } = open()
    choose(createPictureFile())
    await use()
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
  })

  describe('shows an error and no dialog', () => {
    it.each([
      ['for a PDF', { name: 'cv.pdf', type: 'application/pdf' }, {}, /This file is not a picture/],
      ['for an SVG', { name: 'us.svg', type: 'image/svg+xml' }, {}, /This file is not a picture/],
      ['for 26 MB', { size: 26 * MB }, {}, /larger than 25 MB/],
      ['for 60 megapixels', {}, { width: 10_000, height: 6000 }, /more than 50 megapixels/],
      ['for a damaged file', {}, { decodes: false }, /cannot be read/],
      [
        'for a HEIC picture in a browser that cannot decode it',
        { name: 'us.HEIC', type: '' },
        { decodes: false },
        /cannot open HEIC/,
      ],
    ])('%s', async (_what, file, browser, reason) => {
      mockImageDecoding(browser)
      const { choose } = open()
      choose(createPictureFile(file))
      expect(await screen.findByText(reason)).toBeVisible()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  })

  it('opens the dialog for a file that is dropped on the field', async () => {
    open()
    fireEvent.drop(screen.getByRole('button', { name: 'Choose a picture' }), {
      dataTransfer: { files: [createPictureFile()] },
    })
    expect(await screen.findByRole('dialog', { name: 'Position your picture' })).toBeVisible()
  })

  it('removes the picture and restores it with undo', async () => {
    const { user, onRemoved } = open({ picture: OLD })
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }))
    expect(screen.getByTestId('value')).toHaveTextContent('')
    act(() => onRemoved.mock.calls[0]?.[0]())
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent(OLD))
  })
})
