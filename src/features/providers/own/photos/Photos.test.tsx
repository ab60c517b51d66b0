import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useGetProviderQuery } from '@/api/providers'
import { createOwnPhoto, createOwnProvider } from '@tests/fixtures/ownProvider'
import { api, apiServer, getSentBodies, getSentKeys } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { Photos } from './Photos'

const server = apiServer()
const { id } = createOwnProvider()
const path = `/providers/${id}/photos`
const [first, second, third] = [1, 2, 3].map((number) => createOwnPhoto(number)) as [
  ReturnType<typeof createOwnPhoto>,
  ReturnType<typeof createOwnPhoto>,
  ReturnType<typeof createOwnPhoto>,
]

function StoredPhotos() {
  const { data } = useGetProviderQuery({ id })
  return data?.ownPhotos ? <Photos providerId={id} stored={data.ownPhotos} /> : null
}

const serve = (...ownPhotos: object[]) =>
  server.use(http.get(api(`/providers/${id}`), () => HttpResponse.json({ ...createOwnProvider(), ownPhotos })))

async function open(...photos: object[]) {
  serve(...photos)
  const page = renderSite(<StoredPhotos />)
  await screen.findByRole('button', { name: 'Add photographs' })
  return page
}
const getNames = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
const getCard = (position: number) => screen.getByRole('listitem', { name: new RegExp(`^Photograph ${position} of`) })
const choose = (...files: File[]) => fireEvent.change(screen.getByTestId('photo-files'), { target: { files } })
const jpeg = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

describe('Photos', () => {
  it('moves a photograph by keyboard, says where it is, and sends all ids in order', async () => {
    const { user } = await open(first, second, third)
    server.use(http.put(api(path), () => HttpResponse.json({ photos: [second, first, third] })))
    act(() => screen.getByRole('button', { name: 'Move photograph 1 later' }).focus())
    await user.keyboard('{Enter}')
    expect(getNames()).toEqual(['Hall 2', 'Hall 1', 'Hall 3'])
    expect(screen.getByRole('button', { name: 'Move photograph 2 later' })).toHaveFocus()
    expect(screen.getByText('The photograph is now in place 2 of 3')).toBeInTheDocument()
    await waitFor(() =>
      expect(getSentBodies(path)).toEqual([
        {
          photos: [
            { id: second.id, alt: 'Hall 2' },
            { id: first.id, alt: 'Hall 1' },
            { id: third.id, alt: 'Hall 3' },
          ],
        },
      ]),
    )
    expect(within(getCard(1)).getByText('Cover')).toBeVisible()
  })

  it('puts a photograph back when its move could not be stored', async () => {
    const { user } = await open(first, second)
    server.use(http.put(api(path), () => HttpResponse.error()))
    await user.click(screen.getByRole('button', { name: 'Move photograph 2 earlier' }))
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    expect(getNames()).toEqual(['Hall 1', 'Hall 2'])
  })

  it('shows the present list when photographs were added elsewhere', async () => {
    const { user } = await open(first, second)
    server.use(
      http.put(api(path), () =>
        HttpResponse.json({ code: 'version_conflict', message: 'x', requestId: 'r' }, { status: 409 }),
      ),
    )
    serve(first, second, third)
    await user.click(screen.getByRole('button', { name: 'Move photograph 1 later' }))
    expect(await screen.findByText(/Photographs were added or deleted elsewhere/)).toBeVisible()
    await waitFor(() => expect(getNames()).toEqual(['Hall 1', 'Hall 2', 'Hall 3']))
  })

  it('saves a description when its field is left, and keeps what was typed when that fails', async () => {
    const { user } = await open(first, second)
    server.use(http.put(api(path), () => HttpResponse.error()))
    const field = within(getCard(1)).getByLabelText('What does it show?')
    await user.clear(field)
    await user.type(field, 'The garden at night')
    await user.tab()
    expect(await within(getCard(1)).findByText('Network error. Please check your connection.')).toBeVisible()
    expect(field).toHaveValue('The garden at night')
    const waiting = { ...first, newAlt: 'The garden at night' }
    server.use(http.put(api(path), () => HttpResponse.json({ photos: [waiting, second] })))
    await user.click(within(getCard(1)).getByRole('button', { name: 'Save again' }))
    expect(await within(getCard(1)).findByText('Your new description waits for our look')).toBeVisible()
    expect(getSentBodies(path).at(-1)).toEqual({
      photos: [
        { id: first.id, alt: 'The garden at night' },
        { id: second.id, alt: 'Hall 2' },
      ],
    })
  })

  it('refuses a phone number in a description', async () => {
    const { user } = await open(first)
    await user.type(screen.getByLabelText('What does it show?'), ' 01012345678')
    await user.tab()
    expect(await screen.findByText(/leave out links and phone numbers/)).toBeVisible()
    expect(getSentBodies(path)).toHaveLength(0)
  })

  it('shows why a photograph was refused', async () => {
    await open({ ...first, status: 'refused', refusal: 'It shows a phone number.', files: null })
    expect(screen.getByText('Not approved')).toBeVisible()
    expect(screen.getByText('It shows a phone number.')).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('sends the same key again after a lost connection, and files one after the other', async () => {
    const { user } = await open()
    const added = createOwnPhoto(4, { status: 'waiting', alt: null })
    server.use(http.post(api(path), () => HttpResponse.error()))
    choose(jpeg('one.jpg'))
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    server.use(http.post(api(path), () => HttpResponse.json(added, { status: 201 })))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Waits for our look')).toBeVisible()
    const [key, again] = getSentKeys(path)
    expect(key).toEqual(expect.any(String))
    expect(again).toBe(key)
    expect(screen.queryByText('one.jpg')).not.toBeInTheDocument()
  })

  it('says at each file why it cannot be used, and takes the others', async () => {
    await open()
    const added = createOwnPhoto(4, { status: 'waiting', alt: null })
    server.use(http.post(api(path), () => HttpResponse.json(added, { status: 201 })))
    choose(new File(['x'], 'prices.pdf', { type: 'application/pdf' }), jpeg('two.jpg'))
    expect(await screen.findByText(/This file is not a picture/)).toBeVisible()
    expect(await screen.findByText('Waits for our look')).toBeVisible()
    expect(getSentKeys(path)).toHaveLength(1)
  })

  it('says that there is no room when the server refuses a thirteenth', async () => {
    await open(first)
    server.use(
      http.post(api(path), () =>
        HttpResponse.json({ code: 'limit_reached', message: 'x', requestId: 'r' }, { status: 409 }),
      ),
    )
    fireEvent.drop(screen.getByTestId('drop-photos'), { dataTransfer: { files: [jpeg('thirteenth.jpg')] } })
    expect(await screen.findByText(/An entry has at most 12 photographs/)).toBeVisible()
  })

  it('deletes a photograph after a question', async () => {
    const { user } = await open(first, second)
    await user.click(screen.getByRole('button', { name: 'Delete photograph 1' }))
    server.use(http.delete(api(`${path}/${first.id}`), () => new HttpResponse(null, { status: 204 })))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(getNames()).toEqual(['Hall 2']))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add photographs' })).toHaveFocus())
  })
})
