import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { sampleWedding } from '@tests/fixtures/wedding'
import { renderSite } from '@tests/render'
import type { Wedding } from '@/api/weddings'
import { WeddingSwitch } from './WeddingSwitch'

const createWedding = (id: string, changes: Partial<Wedding>): Wedding => ({ ...sampleWedding, id, ...changes })

function open(weddings: Wedding[], locale: 'en' | 'ar' = 'en') {
  const onSelect = jest.fn()
  const { user } = renderSite(<WeddingSwitch weddings={weddings} selectedId={weddings[0]!.id} onSelect={onSelect} />, {
    locale,
  })
  return { user, onSelect }
}

it('shows the date of each wedding, and the role in those of others', async () => {
  const { user } = open([
    createWedding('own', { date: '2027-06-18' }),
    createWedding('side', { title: 'Karim & Nour', date: '2027-09-03', role: 'sideManager', side: 'bride' }),
    createWedding('planned', { title: 'Hany & Mona', role: 'planner' }),
  ])
  await user.click(screen.getByRole('combobox'))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Omar & LailaJune 18, 2027',
    "Karim & NourSeptember 3, 2027Bride's side",
    'Hany & MonaPlanner',
  ])
})

describe('the switch of many weddings', () => {
  const many = Array.from({ length: 30 }, (_none, nth) => createWedding(`w${nth}`, { title: `فرح ${nth}` }))
  const found = createWedding('found', { title: 'أحمد وآية', date: '2027-06-18', role: 'planner' })

  it('finds one by keyboard, whatever the spelling', async () => {
    const { user, onSelect } = open([...many, found], 'ar')
    await user.click(await screen.findByRole('combobox'))
    await user.clear(screen.getByRole('combobox'))
    await user.keyboard('احمد وايه')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledWith('found')
  })

  it('says when no wedding has the name', async () => {
    const { user } = open(many)
    await user.clear(await screen.findByRole('combobox'))
    await user.keyboard('Omar')
    expect(screen.getByText('No wedding has this name')).toBeVisible()
  })
})
