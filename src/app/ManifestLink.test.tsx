import { screen, waitFor } from '@testing-library/react'
import { apiServer } from '@tests/mocks/api'
import { renderApp } from '@tests/renderApp'

apiServer()

beforeAll(() => {
  window.scrollTo = () => undefined
})

it('links the manifest of the page’s language', async () => {
  const { user } = renderApp({ at: '/about' })
  const getManifests = () =>
    [...document.querySelectorAll('link[rel="manifest"]')].map((link) => link.getAttribute('href'))
  expect(getManifests()).toEqual(['/manifest.en.webmanifest'])
  await user.click(await screen.findByRole('link', { name: /العربية/ }))
  await waitFor(() => expect(getManifests()).toEqual(['/manifest.ar.webmanifest']))
})
