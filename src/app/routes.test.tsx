import { screen } from '@testing-library/react'
import { apiServer } from '../../tests/mocks/api'
import { renderSite } from '../../tests/render'
import { App } from './App'
import { mainRoutes, standaloneRoutes } from './routes'

apiServer()

beforeAll(() => {
  window.scrollTo = () => undefined
})

const addresses = [...new Set([...mainRoutes, ...standaloneRoutes].map(({ path }) => path))]

// A message that is missing is thrown, and the page of errors has another heading.
it.each(addresses)('%s brings the catalogues of its words', async (at) => {
  for (const locale of ['en', 'ar'] as const) {
    const { unmount } = renderSite(<App />, { words: 'site', at, locale })
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent(/Unexpected|غير متوقع/)
    unmount()
  }
})

it('has a page’s words in the other language before it turns', async () => {
  const { user } = renderSite(<App />, { words: 'site', at: '/createInvitation' })
  await user.type(await screen.findByLabelText(/Groom's name/), 'Omar')
  await user.click(screen.getByRole('button', { name: /العربية:/ }))
  expect(await screen.findByLabelText(/اسم العريس/)).toHaveValue('Omar')
})
