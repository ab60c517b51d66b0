import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { EntryMemoryContext } from './EntryMemoryContext'
import { useEntryState } from './useEntryMemory'

function Counter() {
  const [count, setCount] = useEntryState('count', 0)
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <button onClick={() => void navigate('/next')}>Next</button>
    </>
  )
}

function Next() {
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate('/')}>Forward</button>
    </>
  )
}

describe('the state of an entry of the history', () => {
  const open = async () => {
    const user = userEvent.setup()
    render(
      <MemoryRouter>
        <EntryMemoryContext value={new Map()}>
          <Routes>
            <Route path="/" element={<Counter />} />
            <Route path="/next" element={<Next />} />
          </Routes>
        </EntryMemoryContext>
      </MemoryRouter>,
    )
    await user.click(screen.getByRole('button', { name: '0' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    return user
  }

  it('is found again after Back', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('button', { name: '1' })).toBeVisible()
  })

  it('is new on a new visit of the same page', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Forward' }))
    expect(screen.getByRole('button', { name: '0' })).toBeVisible()
  })
})
