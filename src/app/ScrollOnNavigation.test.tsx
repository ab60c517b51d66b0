import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
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
