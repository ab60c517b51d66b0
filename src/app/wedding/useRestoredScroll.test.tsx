import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { EntryMemoryContext } from '@/lib/history/EntryMemoryContext'
import { useRestoredScroll } from './useRestoredScroll'

function Scroller() {
  useRestoredScroll()
  return null
}

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
      <EntryMemoryContext value={new Map()}>
        <Scroller />
        <Routes>
          <Route path="/" element={<Link to="/card">Next</Link>} />
          <Route path="/card" element={<p>Card</p>} />
        </Routes>
      </EntryMemoryContext>
    </BrowserRouter>,
  )
  window.scrollY = 700
  fireEvent.scroll(window)
  await userEvent.click(screen.getByRole('link'))
  await screen.findByText('Card')
  window.scrollY = 0
  history.back()
  await screen.findByRole('link')
  for (let grown = 0; grown < 2; grown += 1) for (const report of observed) report([], {} as ResizeObserver)
  expect(scrollTo.mock.calls).toEqual([[{ top: 700 }], [{ top: 700 }]])
})
