import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { renderSite } from '@tests/render'
import { LanguageSwitch } from './LanguageSwitch'

afterEach(() => jest.restoreAllMocks())

it('keeps what is being read in its place when texts above it get another height', async () => {
  const { user } = renderSite(
    <>
      <LanguageSwitch onFailure={() => undefined} />
      <p>Read</p>
    </>,
  )
  const paragraph = screen.getByText('Read')
  jest.spyOn(document, 'elementFromPoint').mockReturnValue(paragraph)
  // jsdom has no layout: the paragraph is 80 px lower in the other language.
  const getTop = () => (screen.queryByText('العربية') ? 300 : 380)
  jest.spyOn(paragraph, 'getBoundingClientRect').mockImplementation(() => ({ top: getTop() }) as DOMRect)
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  await user.click(screen.getByRole('link'))
  await waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ top: 80, behavior: 'instant' }))
})
