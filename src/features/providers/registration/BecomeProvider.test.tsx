import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Link, useLocation } from 'react-router-dom'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { BecomeProvider } from './BecomeProvider'

const PATH = '/services/providers/registration'
const server = apiServer()

function Address() {
  const { pathname, hash } = useLocation()
  return (
    <>
      <output data-testid="path">{pathname}</output>
      <output data-testid="hash">{hash}</output>
      <Link to="/providers">Providers</Link>
    </>
  )
}

function openPage(at: string) {
  const onRegistered = jest.fn()
  const page = renderSite(
    <>
      <BecomeProvider onRegistered={onRegistered} />
      <Address />
    </>,
    { at },
  )
  return { ...page, onRegistered }
}
type Page = ReturnType<typeof openPage>

const getButton = () => screen.getByRole('button', { name: 'Become a Provider' })
const findDialog = () => screen.findByRole('dialog', { name: 'Become a Provider' })
const getField = (label: string) => screen.getByLabelText(label)
const waitForClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** Opens the page from another one, which would be shown if the dialog went back once too often. */
async function openFromAnotherPage(): Promise<Page> {
  const page = openPage('/about')
  await page.user.click(screen.getByRole('link', { name: 'Providers' }))
  return page
}

async function openDialog(): Promise<Page> {
  const page = await openFromAnotherPage()
  await page.user.click(getButton())
  await findDialog()
  return page
}

async function submit({ user }: Page) {
  const values = { 'Full name': 'Mona Adel', 'Contact number': '01012345678', 'Email address': 'mona@example.com' }
  for (const [label, value] of Object.entries(values)) fireEvent.change(getField(label), { target: { value } })
  await user.click(getField('Photographer'))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
}

describe('BecomeProvider', () => {
  it('closes the dialog and returns the focus after a registration', async () => {
    server.use(http.post(api(PATH), () => HttpResponse.json({ id: '1', status: 'pending' }, { status: 201 })))
    const page = await openDialog()
    await submit(page)
    await waitFor(() => expect(page.onRegistered).toHaveBeenCalledTimes(1))
    await waitForClosed()
    expect(getButton()).toHaveFocus()
  })

  describe('closes the dialog and keeps its values', () => {
    it.each([
      ['by Cancel', ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
      ['by its icon', ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Close' }))],
      ['by Escape', ({ user }: Page) => user.keyboard('{Escape}')],
      ['by a click beside it', ({ user }: Page) => user.click(document.querySelector('.MuiDialog-container')!)],
    ])('%s', async (_how, close) => {
      const page = await openDialog()
      expect(screen.getByTestId('hash')).toHaveTextContent('#become-a-provider')
      await page.user.type(getField('Full name'), 'Mona')
      await close(page)
      await waitForClosed()
      expect(screen.getByTestId('hash')).toHaveTextContent('')
      expect(getButton()).toHaveFocus()
      await page.user.click(getButton())
      await findDialog()
      expect(getField('Full name')).toHaveValue('Mona')
    })
  })

  it('reports a registration that succeeds after the dialog was closed, and stays on the page', async () => {
    let respond = () => undefined as void
    server.use(
      http.post(
        api(PATH),
        () =>
          new Promise(
            (resolve) => (respond = () => resolve(HttpResponse.json({ id: '1', status: 'pending' }, { status: 201 }))),
          ),
      ),
    )
    const page = await openDialog()
    await submit(page)
    await waitFor(() => expect(getSentBodies(PATH)).toHaveLength(1))
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitForClosed()
    respond()
    await waitFor(() => expect(page.onRegistered).toHaveBeenCalledTimes(1))
    // A wrong step back is visible only after the next render.
    await act(async () => undefined)
    expect(screen.getByTestId('path')).toHaveTextContent('/providers')
  })

  it('closes the dialog by one click on Cancel after a double click on the button', async () => {
    const page = await openFromAnotherPage()
    act(() => {
      getButton().click()
      getButton().click()
    })
    await findDialog()
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitForClosed()
    expect(screen.getByTestId('path')).toHaveTextContent('/providers')
  })

  it('opens the dialog by its address and returns the focus when it is closed', async () => {
    const { user } = openPage('/providers?lang=en#become-a-provider')
    await findDialog()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitForClosed()
    expect(screen.getByTestId('hash')).toHaveTextContent('')
    expect(getButton()).toHaveFocus()
  })

  it('animates the dialog for 300 ms and its backdrop for 150 ms', async () => {
    await openDialog()
    const backdrop = document.querySelector<HTMLElement>('.MuiBackdrop-root')
    const container = document.querySelector<HTMLElement>('.MuiDialog-container')
    expect(backdrop?.style.transition).toContain('150ms')
    expect(container?.style.transition).toContain('300ms')
  })
})
