import { screen } from '@testing-library/react'
import { Link, Route, Routes, useNavigate } from 'react-router-dom'
import { EntryMemoryContext } from '@/lib/history/EntryMemoryContext'
import { renderSite } from '@tests/render'
import { PagedList } from './PagedList'

const numbers = Array.from({ length: 120 }, (_, index) => index)

function Next() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

it('shows 50 rows more on demand, and as many again after Back', async () => {
  const list = (
    <>
      <PagedList name="numbers" label="Numbers" items={numbers}>
        {(number) => <li key={number}>{number}</li>}
      </PagedList>
      <Link to="/next">Next</Link>
    </>
  )
  const { user } = renderSite(
    <EntryMemoryContext value={new Map()}>
      <Routes>
        <Route path="/" element={list} />
        <Route path="/next" element={<Next />} />
      </Routes>
    </EntryMemoryContext>,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: 'Show 50 more' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(100)
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(100)
})
