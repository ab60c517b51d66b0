import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer } from '@tests/mocks/api'
import { renderApp } from '@tests/renderApp'
import { framedRoutes, mainRoutes, standaloneRoutes } from './routes'

const server = apiServer()
// These tests do not depend on what a page fetches.
beforeEach(() => server.use(http.get(api('/*'), () => HttpResponse.error())))

/** Loading all code of the site once is slow on a busy machine. In ms. */
const LOADING_LIMIT_MS = 60_000
const routes = [...mainRoutes, ...framedRoutes, ...standaloneRoutes]

beforeAll(async () => {
  window.scrollTo = () => undefined
  for (const locale of ['ar', 'en'] as const) await Promise.all(routes.map(({ Page }) => Page.preload(locale)))
}, LOADING_LIMIT_MS)

const visits = routes.flatMap(({ path }) => (['ar', 'en'] as const).map((locale) => [path, locale] as const))

// A missing message throws, and the error page has another heading.
it.each(visits)('%s loads the catalogues of its messages: %s', async (at, locale) => {
  renderApp({ at, locale })
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent(/Unexpected|غير متوقع/)
})

it('a page loads its messages before the language changes', async () => {
  const { user } = renderApp({ at: '/createInvitation' })
  await user.type(await screen.findByLabelText(/Groom's name/), 'O')
  await user.click(screen.getByRole('link', { name: /العربية:/ }))
  expect(await screen.findByLabelText(/اسم العريس/)).toHaveValue('O')
})
