import { screen, within, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createPublishedInvitation } from '@tests/fixtures/invitation'
import { createHenna, createWeddingDay, sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createDashboardApi, noFamilies } from '@tests/mocks/dashboard'
import { refuse } from '@tests/mocks/wedding'
import { renderApp } from '@tests/renderApp'
import type { Wedding } from '../api/weddings'
import { emptyDraft, type InvitationDraft } from '../features/invitation/draft'

const server = apiServer()
const auth = { token: 't', user: null, expired: false }
const other: Wedding = { ...sampleWedding, id: '7d0b4c8f-3e1a-4c52-9a64-5b2f8e7d1c99', title: 'Karim & Nour' }
const invitation = createPublishedInvitation('omar-laila-x', 'inv')

beforeAll(() => {
  window.scrollTo = () => undefined
})

function open(initial: Parameters<typeof createDashboardApi>[0] = {}, { at = '/home', draft = emptyDraft } = {}) {
  const dashboardApi = createDashboardApi(initial)
  server.use(...dashboardApi.handlers)
  return { ...renderApp({ at, preloadedState: { auth, invitation: { draft, currentSlug: null } } }), ...dashboardApi }
}
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const clickButton = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const chooseTool = async ({ user }: ReturnType<typeof open>, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}
const clickInDialog = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

describe('the wedding of the dashboard', () => {
  it('is the only one, without a switch', async () => {
    open()
    expect(await findTitle('Omar & Laila')).toBeVisible()
    expect(await screen.findByText('Welcome, Laila')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Wedding' })).toBeNull()
  })

  it.each([
    ['the first one', '/home', 'Omar & Laila'],
    ['the first one for an unknown id', '/home?wedding=gone', 'Omar & Laila'],
    ['the one of the address', `/home?wedding=${other.id}`, 'Karim & Nour'],
  ])('is %s', async (_which, at, title) => {
    open({ weddings: [sampleWedding, other] }, { at })
    expect(await findTitle(title)).toBeVisible()
  })

  it('is chosen by the switch', async () => {
    const { user } = open({ weddings: [sampleWedding, other], invitations: [invitation] })
    expect(await screen.findByTestId('open')).toBeVisible()
    await user.click(screen.getByRole('combobox', { name: 'Wedding' }))
    await user.click(screen.getByRole('option', { name: 'Karim & Nour' }))
    expect(await findTitle('Karim & Nour')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'No invitations yet' })).toBeVisible()
  })

  it('offers a retry when the weddings cannot be fetched', async () => {
    server.use(http.all(api('/*'), () => HttpResponse.error()))
    const { user } = renderApp({ at: '/home', preloadedState: { auth } })
    // The tabs are loaded, which have asked for the weddings too.
    await waitFor(() => expect(screen.getByText(/^No connection/)).toBeVisible())
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.use(...createDashboardApi().handlers)
    await user.click(retry)
    expect(await findTitle('Omar & Laila')).toBeVisible()
  })
})

describe('an account without a wedding', () => {
  it('starts with the guest list of a new wedding', async () => {
    const view = open({ weddings: [] })
    await clickButton(view, 'Start with the guest list')
    await view.user.type(screen.getByLabelText(/Title of the wedding/), 'Omar & Laila')
    await clickInDialog(view, 'Save')
    expect(await screen.findByRole('heading', { level: 1, name: 'Guest list' })).toBeVisible()
    const details = { title: 'Omar & Laila', language: 'en', timeZone: 'Africa/Cairo' }
    expect(getSentBodies('/weddings').filter(Boolean)).toEqual([{ id: expect.any(String), ...details }])
  })

  it('starts with an invitation', async () => {
    const view = open({ weddings: [] })
    await clickButton(view, 'Create an invitation')
    expect(await screen.findByRole('heading', { level: 1, name: 'Create your invitation' })).toBeVisible()
  })
})

describe('editing a wedding', () => {
  const openForm = async (view: ReturnType<typeof open>) => {
    await chooseTool(view, 'Edit the wedding')
    const title = screen.getByLabelText(/Title of the wedding/)
    await view.user.clear(title)
    await view.user.type(title, 'Omar and Laila')
  }

  it('saves title, language and time zone', async () => {
    const view = open()
    await openForm(view)
    await view.user.click(screen.getByRole('button', { name: 'Arabic' }))
    await view.user.click(screen.getByRole('combobox', { name: 'Local time of' }))
    await view.user.click(screen.getByRole('option', { name: 'Saudi Arabia' }))
    await clickInDialog(view, 'Save')
    expect(await findTitle('Omar and Laila')).toBeVisible()
    expect(view.state.weddings).toMatchObject([{ language: 'ar', timeZone: 'Asia/Riyadh', version: 2 }])
  })

  it('shows both titles when it was edited elsewhere', async () => {
    const view = open()
    await openForm(view)
    view.state.weddings = [{ ...sampleWedding, title: 'Edited elsewhere', version: 2 }]
    await clickInDialog(view, 'Save')
    const conflict = within(await screen.findByRole('alertdialog'))
    expect(conflict.getByRole('group')).toHaveTextContent('You wroteOmar and LailaIt is nowEdited elsewhere')
    await view.user.click(conflict.getByRole('button', { name: 'Keep mine' }))
    expect(await findTitle('Omar and Laila')).toBeVisible()
    expect(view.state.weddings).toMatchObject([{ title: 'Omar and Laila', version: 3 }])
  })

  it('explains that it was deleted elsewhere', async () => {
    const view = open()
    await openForm(view)
    view.state.weddings = []
    await clickInDialog(view, 'Save')
    expect(await screen.findByText(/^This wedding was deleted in another tab/)).toBeVisible()
  })
})

describe('another wedding', () => {
  it('is created and shown', async () => {
    const view = open()
    await chooseTool(view, 'New wedding')
    await view.user.type(screen.getByLabelText(/Title of the wedding/), 'Karim & Nour')
    await clickInDialog(view, 'Save')
    expect(await findTitle('Karim & Nour')).toHaveFocus()
    expect(screen.getByRole('combobox', { name: 'Wedding' })).toHaveTextContent('Karim & Nour')
  })

  it('is deleted after a confirmation while it is empty', async () => {
    const view = open({ weddings: [sampleWedding, other] }, { at: `/home?wedding=${other.id}` })
    await chooseTool(view, 'Delete this wedding')
    await clickInDialog(view, 'Delete')
    await waitFor(async () => expect(await findTitle('Omar & Laila')).toHaveFocus())
    expect(view.state.weddings).toEqual([sampleWedding])
  })

  it('explains why it cannot be deleted when a family was added meanwhile', async () => {
    const view = open()
    await chooseTool(view, 'Delete this wedding')
    server.use(http.delete(api('/weddings/:id'), () => refuse(409, 'in_use')))
    await clickInDialog(view, 'Delete')
    expect(await screen.findByText(/^This wedding cannot be deleted/)).toBeVisible()
  })

  it.each([
    ['an invitation', { invitations: [invitation] }],
    ['a family', { summary: { ...noFamilies, households: 1 } }],
    ['a family in the bin', { summary: { ...noFamilies, inBin: 1 } }],
  ])('cannot be deleted while it has %s', async (_what, initial) => {
    const { user } = open(initial)
    await screen.findByRole('heading', { name: 'Next steps' })
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(await screen.findByRole('menuitem', { name: 'Edit the wedding' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Delete this wedding' })).toBeNull()
  })
})

describe('the invitations of a wedding', () => {
  it('offer a retry when they cannot be fetched', async () => {
    server.use(...createDashboardApi({ invitations: [invitation] }).handlers)
    server.use(http.get(api('/invitations/user/*'), () => HttpResponse.error(), { once: true }))
    const { user } = renderApp({ at: '/home', preloadedState: { auth } })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByTestId('open')).toBeVisible()
  })

  it('have a short link each', async () => {
    const { user } = open({ invitations: [invitation] })
    await user.click(await screen.findByText('To print and to send'))
    expect(screen.getByTestId('short-link')).toHaveTextContent('http://localhost/dl/code-omar-laila-x')
  })

  it('are opened in the studio with their published values', async () => {
    const view = open({ invitations: [invitation] })
    await clickButton(view, 'Edit')
    expect(await screen.findByLabelText(/Wedding hall/)).toHaveValue('Nile Hall')
    const editing = { id: 'inv', slug: 'omar-laila-x', shortCode: 'code-omar-laila-x', version: 3 }
    expect(view.store.getState().invitation.draft).toMatchObject({ editing, weddingId })
  })

  it('are deleted only after a confirmation', async () => {
    const view = open({ invitations: [invitation] })
    await clickButton(view, 'Delete')
    expect(getSentBodies('/invitations/inv')).toHaveLength(0)
    await clickInDialog(view, 'Delete')
    expect(await screen.findByRole('heading', { name: 'No invitations yet' })).toBeInTheDocument()
    expect(getSentBodies('/invitations/inv')).toHaveLength(1)
  })
})

describe('a new invitation of a wedding', () => {
  const events = [createHenna({ date: '2027-06-16' }), createWeddingDay({ date: '2027-06-18', time: '19:30' })]
  const getDraft = ({ store }: ReturnType<typeof open>) => store.getState().invitation.draft
  const create = async (draft: InvitationDraft = emptyDraft) => {
    const view = open({ weddings: [{ ...sampleWedding, timeZone: 'Asia/Riyadh' }, other], events }, { draft })
    await clickButton(view, 'Create an invitation')
    return view
  }

  it('starts with the dates, the time and the time zone of the wedding', async () => {
    const view = await create()
    expect(await screen.findByText(/^For the wedding/)).toHaveTextContent('Omar & Laila')
    const dates = { weddingDate: '2027-06-18', weddingTime: '19:30', hennaDate: '2027-06-16', engagementDate: '' }
    expect(getDraft(view)).toMatchObject({ weddingId, timeZone: 'Asia/Riyadh', ...dates, groom: '' })
    expect(screen.getByText(/^Local time of the wedding/)).toBeVisible()
  })

  it('continues an unfinished draft that has no wedding', async () => {
    const view = await create({ ...emptyDraft, groom: 'Omar', weddingDate: '2027-01-01', engagementDate: '2026-12-31' })
    expect(await screen.findByText(/^For the wedding/)).toBeVisible()
    const dates = { weddingDate: '2027-06-18', engagementDate: '2026-12-31' }
    expect(getDraft(view)).toMatchObject({ weddingId, groom: 'Omar', ...dates })
  })

  it('replaces the unfinished one of another wedding only after a question', async () => {
    const view = await create({ ...emptyDraft, groom: 'Karim', weddingId: other.id, engagementDate: '2026-12-31' })
    await clickInDialog(view, 'Back')
    expect(getDraft(view).groom).toBe('Karim')
    await clickButton(view, 'Create an invitation')
    await clickInDialog(view, 'Start a new one')
    expect(await screen.findByText(/^For the wedding/)).toBeVisible()
    expect(getDraft(view)).toMatchObject({ weddingId, groom: '', engagementDate: '' })
  })

  it('can be made one of a wedding of its own in the studio', async () => {
    const view = await create()
    await clickButton(view, 'Not for this wedding')
    expect(screen.queryByText(/^For the wedding/)).toBeNull()
    expect(getDraft(view)).toMatchObject({ weddingId: '', weddingDate: '2027-06-18' })
  })
})
