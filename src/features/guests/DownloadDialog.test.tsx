import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { weddingId } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import DownloadDialog from './DownloadDialog'

const server = apiServer()
const path = `/weddings/${weddingId}/exports/households`
const saved = jest.fn()

beforeEach(() => {
  saved.mockClear()
  URL.createObjectURL = () => 'blob:list'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(saved)
})
afterEach(() => jest.restoreAllMocks())

function open() {
  const requests: string[] = []
  const record = ({ request }: { request: Request }) => {
    requests.push(request.url.slice(request.url.indexOf('households')))
    return new HttpResponse('list', { headers: { 'content-type': 'text/csv' } })
  }
  server.use(http.get(api(`${path}.csv`), record), http.get(api(`${path}.xlsx`), record))
  const onClose = jest.fn()
  return { ...renderSite(<DownloadDialog weddingId={weddingId} onClose={onClose} />), requests, onClose }
}

it('downloads all families without the messages of the replies at first', async () => {
  const { user, requests, onClose } = open()
  await user.click(screen.getByRole('button', { name: 'Excel file' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(requests).toEqual(['households.xlsx?declined=include&messages=omit'])
  expect(saved).toHaveBeenCalledTimes(1)
})

it('downloads what is chosen', async () => {
  const { user, requests, onClose } = open()
  await user.click(screen.getByLabelText('With families that are not coming'))
  await user.click(screen.getByLabelText('With the messages of the replies'))
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(requests).toEqual(['households.csv?declined=omit&messages=include'])
})

it('stays open with the focus on the button when the download fails', async () => {
  const { user, onClose } = open()
  server.use(http.get(api(`${path}.csv`), () => HttpResponse.error()))
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'CSV' })).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
})
