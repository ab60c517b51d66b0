import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Link, Route, Routes, useNavigate } from 'react-router-dom'
import { renderSite } from '@tests/render'
import { createPlainPage } from '../createLazyPage'
import { ErrorBoundary } from './ErrorBoundary'

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
const loadPage = jest.fn<() => Promise<{ default: () => React.ReactNode }>>()
const LazyPage = createPlainPage(loadPage)

function Broken(): React.ReactNode {
  throw new TypeError('x is undefined')
}

/** The browser's button, which stays outside of the page. */
function Back() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

function open() {
  return renderSite(
    <>
      <Back />
      <ErrorBoundary>
        <Suspense>
          <Routes>
            <Route
              path="/"
              element={
                <>
                  <Link to="/broken">Broken</Link>
                  <Link to="/lazy">Lazy</Link>
                </>
              }
            />
            <Route path="/broken" element={<Broken />} />
            <Route path="/lazy" element={<LazyPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </>,
  )
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined)) // React's notice
afterEach(() => jest.restoreAllMocks())

it('shows the message of a crash, and the page before it after Back', async () => {
  const { user } = open()
  await user.click(screen.getByText('Broken'))
  expect(screen.getByText('TypeError: x is undefined')).toBeVisible()
  await user.click(screen.getByText('Back'))
  expect(screen.getByText('Broken')).toBeVisible()
})

it('loads a page again that could not be loaded before', async () => {
  loadPage.mockRejectedValueOnce(chunkError)
  loadPage.mockResolvedValue({ default: () => 'The page' })
  const { user } = open()
  await user.click(screen.getByText('Lazy'))
  expect(await screen.findByText('Loading chunk failed')).toBeVisible()
  expect(loadPage).toHaveBeenCalledTimes(1)
  await user.click(screen.getByText('Back'))
  await user.click(screen.getByText('Lazy'))
  expect(await screen.findByText('The page')).toBeVisible()
})
