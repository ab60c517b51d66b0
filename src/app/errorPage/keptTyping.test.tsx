import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderSite } from '@tests/render'
import { RegisterForm } from '@/features/auth/RegisterForm'
import { signedOut } from '@/api'
import { ErrorBoundary } from './ErrorBoundary'

/** Another part of the page, which fails to render after a press. */
function Broken(): React.ReactNode {
  const [fails, setFails] = useState(false)
  if (fails) throw new TypeError('x is undefined')
  return <button onClick={() => setFails(true)}>Break</button>
}

const open = () =>
  renderSite(
    <ErrorBoundary>
      <RegisterForm onRegistered={() => undefined} />
      <Broken />
    </ErrorBoundary>,
  )

const getEmail = () => screen.getByRole('textbox', { name: /^Email/ })
const NOTICE = 'We have restored what you had typed.'

async function typeAndBreak() {
  const { user, unmount, store } = open()
  await user.type(getEmail(), 'laila@example.com')
  await user.type(screen.getByLabelText(/^Password/), 'Farah#2027')
  await user.click(screen.getByText('Break'))
  expect(screen.getByText('TypeError: x is undefined')).toBeVisible()
  return { unmount, store }
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined)) // React's notice
afterEach(() => jest.restoreAllMocks())

it('restores what was typed before the page failed, but no password, once', async () => {
  const { unmount } = await typeAndBreak()
  unmount()
  const second = open()
  expect(getEmail()).toHaveValue('laila@example.com')
  expect(screen.getByLabelText(/^Password/)).toHaveValue('')
  expect(screen.getByText(NOTICE)).toBeVisible()
  second.unmount()
  open()
  expect(getEmail()).toHaveValue('')
  expect(screen.queryByText(NOTICE)).toBeNull()
})

it('forgets what was typed after a sign-out', async () => {
  const { unmount, store } = await typeAndBreak()
  store.dispatch(signedOut())
  unmount()
  open()
  expect(getEmail()).toHaveValue('')
})

it('keeps nothing of a form that is left while the page works', async () => {
  const { user, unmount } = open()
  await user.type(getEmail(), 'laila@example.com')
  unmount()
  open()
  expect(getEmail()).toHaveValue('')
})
