import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderSite } from '@tests/render'
import { ChunkBoundary } from './ChunkBoundary'

const createChunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined)) // React's notice
afterEach(() => jest.restoreAllMocks())

it.each([
  ['a lost connection', createChunkError(), 'Network error. Please check your connection.'],
  ['a fault of ours', new TypeError('x is undefined'), 'Something went wrong on our side. Please try again.'],
])('tells %s apart and renders the card again on retry', async (_name, error, text) => {
  let isBroken = true
  function Card() {
    if (isBroken) throw error
    return 'The card'
  }
  const { user } = renderSite(
    <ChunkBoundary template={1}>
      <Card />
    </ChunkBoundary>,
  )
  expect(screen.getByText(text)).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The card')).toBeVisible()
})
