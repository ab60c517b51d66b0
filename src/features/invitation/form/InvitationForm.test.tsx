import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer, received } from '../../../../tests/mocks/api'
import { renderSite } from '../../../../tests/render'
import { emptyDraft, type InvitationFormValues } from '../draft'
import { InvitationForm } from './InvitationForm'
import { todayIn } from './schema'

const server = apiServer()

const { editing: _e, requestKey: _r, timeZone, ...blank } = emptyDraft
const complete: InvitationFormValues = {
  ...blank,
  groom: 'Omar',
  bride: 'ليلى',
  hall: 'Nile Hall',
  address: '12 Corniche',
  area: 'Zamalek',
  weddingDate: '2099-06-18',
  engagementDate: '2026-01-01',
  hennaDate: '2099-06-16',
  crownDate: '2099-06-17',
  template: 2,
}

function open(initialValues: InvitationFormValues, props: { signedIn?: boolean; publishedDate?: string } = {}) {
  const onChange = jest.fn<(values: InvitationFormValues) => void>()
  const onSubmit = jest.fn()
  const page = renderSite(
    <InvitationForm initialValues={initialValues} timeZone={timeZone} signedIn={props.signedIn ?? false} publishedDate={props.publishedDate} openPath={null} onChange={onChange} onSubmit={onSubmit} />,
  )
  return { ...page, onChange, onSubmit, submit: () => page.user.click(screen.getByRole('button', { name: 'See the invitation' })) }
}

it('goes on with the chosen template when all is well', async () => {
  const { submit, onSubmit } = open(complete)
  await submit()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(2))
})

it('hands every change on as it is typed, and the template chosen by its picture', async () => {
  const { user, onChange } = open(blank)
  await user.type(screen.getByLabelText(/Bride's name/), 'Nour')
  await user.click(within(screen.getByRole('radiogroup')).getByRole('radio', { name: 'Fanous' }))
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ bride: 'Nour', template: 3 })))
})

it('says at the template picker that one must be chosen, and does not go on', async () => {
  const { submit, onSubmit } = open({ ...complete, template: null })
  await submit()
  expect(await screen.findByText('Please choose one of the four templates')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Mashrabiya' })).toHaveFocus())
  expect(onSubmit).not.toHaveBeenCalled()
})

it('needs every field but the time, the map and the picture', async () => {
  const { submit, onSubmit } = open({ ...blank, template: 1 })
  await submit()
  expect(await screen.findAllByText('Please fill in this field')).toHaveLength(9)
  await waitFor(() => expect(screen.getByLabelText(/Groom's name/)).toHaveFocus())
  expect(onSubmit).not.toHaveBeenCalled()
})

it.each([
  [{ groom: 'x'.repeat(500) }, 'A name can have 80 letters at most'],
  [{ bride: '<b>Nour</b>' }, 'The signs < and > cannot be used here'],
  [{ weddingDate: '2020-01-01' }, 'This day has passed. Choose today or later.'],
  [{ hennaDate: '2027-02-30' }, 'This day is not in the calendar'],
  [{ mapsLink: 'http://maps.google.com/?q=1' }, /Paste a link that begins with https/],
  [{ mapsLink: 'javascript:alert(1)' }, /Paste a link that begins with https/],
  [{ mapsLink: 'https://evil.example/maps.google.com' }, /Paste a link that begins with https/],
] as const)('refuses %o', async (wrong, message) => {
  const { submit, onSubmit } = open({ ...complete, ...wrong })
  await submit()
  expect(await screen.findByText(message)).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('lets a published date stay although it has passed', async () => {
  const { submit, onSubmit } = open({ ...complete, weddingDate: '2020-01-01' }, { publishedDate: '2020-01-01' })
  await submit()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
})

it('knows today where the wedding is, not where the couple is', () => {
  const lateInCairo = new Date('2027-06-18T22:30:00Z')
  expect(todayIn('Africa/Cairo', lateInCairo)).toBe('2027-06-19')
  expect(todayIn('America/New_York', lateInCairo)).toBe('2027-06-18')
})

describe('the background picture', () => {
  const choose = (size = 10) => {
    const input = screen.getByTestId<HTMLInputElement>('background-file')
    const file = new File(['x'], 'us.png', { type: 'image/png' })
    Object.defineProperty(file, 'size', { value: size })
    return { input, file }
  }

  it('needs an account', () => {
    open(complete)
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2FcreateInvitation')
    expect(screen.queryByRole('button', { name: 'Choose a picture' })).not.toBeInTheDocument()
  })

  it('is refused before sending when it is larger than 5 MB', async () => {
    const { user } = open(complete, { signedIn: true })
    const { input, file } = choose(6 * 1024 * 1024)
    await user.upload(input, file)
    expect(await screen.findByText('This picture is larger than 5 MB. Choose a smaller one.')).toBeVisible()
    expect(received('/uploads/background')).toHaveLength(0)
  })

  it('shows the server’s reason when it is refused', async () => {
    server.use(http.post(api('/uploads/background'), () => HttpResponse.json({ message: 'This is not a picture.', code: 'validation_failed', errors: [], requestId: 'r' }, { status: 400 })))
    const { user } = open(complete, { signedIn: true })
    const { input, file } = choose()
    await user.upload(input, file)
    expect(await screen.findByText('This is not a picture.')).toBeVisible()
  })
})
