import { expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { EntryMemoryProvider } from '@/lib/history/EntryMemory'
import { ScrollOnNavigation } from './ScrollOnNavigation'

it('scrolls to the top before the next page is attached, which may depend on the position', async () => {
  const events: string[] = []
  window.scrollTo = jest.fn(() => void events.push('scrolled'))
  render(
    <MemoryRouter>
      <ScrollOnNavigation />
      <Routes>
        <Route path="/" element={<Link to="/card">Next</Link>} />
        <Route path="/card" element={<p ref={() => void events.push('attached')}>Card</p>} />
      </Routes>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('link'))
  expect(await screen.findByText('Card')).toBeInTheDocument()
  expect(events.slice(0, 2)).toEqual(['scrolled', 'attached'])
})

it('scrolls to where the page was after Back, again when the page has grown', async () => {
  const observed: ResizeObserverCallback[] = []
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      observed.push(callback)
    }
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
  const scrollTo = jest.fn()
  window.scrollTo = scrollTo
  render(
    <BrowserRouter>
      <EntryMemoryProvider>
        <ScrollOnNavigation />
        <Routes>
          <Route path="/" element={<Link to="/card">Next</Link>} />
          <Route path="/card" element={<p>Card</p>} />
        </Routes>
      </EntryMemoryProvider>
    </BrowserRouter>,
  )
  window.scrollY = 700
  fireEvent.scroll(window)
  await userEvent.click(screen.getByRole('link'))
  await screen.findByText('Card')
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 })
  window.scrollY = 0
  history.back()
  await screen.findByRole('link')
  for (const callback of observed) callback([], {} as ResizeObserver)
  for (const callback of observed) callback([], {} as ResizeObserver)
  expect(scrollTo.mock.calls.slice(-2)).toEqual([[{ top: 700 }], [{ top: 700 }]])
})
