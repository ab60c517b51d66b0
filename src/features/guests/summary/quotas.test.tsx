import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createWeddingDay, sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { createGuestApi, createHousehold, menHall } from '@tests/mocks/guests'
import { renderSite } from '@tests/render'
import type { Wedding } from '@/api/weddings'
import { LoadedGuestList } from '../LoadedGuestList'
import { FiguresLine } from './FiguresLine'

const server = apiServer()
const hall = { ...menHall, capacity: 100, groomSeats: 5, brideSeats: 10 }
const addFamily = (side: 'groom' | 'bride' | 'both', allowed: number) =>
  createHousehold({ side, seats: [{ hallId: hall.id, allowed }] })

const Loaded = () => (
  <LoadedGuestList weddingId={weddingId} skeleton={null}>
    {(list) => <FiguresLine list={list} shown={{ families: 0, guests: 0 }} tag="" onTag={() => undefined} />}
  </LoadedGuestList>
)

async function openFigures(role: Partial<Wedding>, ...households: ReturnType<typeof addFamily>[]) {
  const { handlers, state } = createGuestApi(...households)
  state.events = [createWeddingDay({ id: hall.eventId, halls: [hall] })]
  const weddings = http.get(api('/weddings'), () => HttpResponse.json({ items: [{ ...sampleWedding, ...role }] }))
  server.use(weddings, ...handlers)
  const { user } = renderSite(<Loaded />)
  const button = await screen.findByTestId('figures')
  await user.click(button)
  return button
}

describe('the share of each side in the figures of a guest list', () => {
  it('is exceeded by the families of that side', async () => {
    const button = await openFigures({}, addFamily('groom', 7), addFamily('bride', 10))
    expect(button).toHaveTextContent('A side is over its share of a hall')
    expect(screen.getByText('Groom’s families: 7 seats of 5')).toBeVisible()
    expect(screen.getByText('2 seats over their share')).toBeVisible()
    expect(screen.getByText('Bride’s families: 10 seats of 10')).toBeVisible()
  })

  it('is not used by families of both sides', async () => {
    const button = await openFigures({}, addFamily('groom', 5), addFamily('both', 30))
    expect(button).toHaveTextContent('Figures')
    expect(screen.getByText('Groom’s families: 5 seats of 5')).toBeVisible()
    expect(screen.getByText('Bride’s families: no seats of 10')).toBeVisible()
  })

  it('is shown of one side to its manager, who does not see the other families in the hall', async () => {
    await openFigures({ role: 'sideManager', side: 'bride' }, addFamily('bride', 4))
    expect(screen.getByText('Bride’s families: 4 seats of 10')).toBeVisible()
    expect(screen.queryByText(/Groom’s families/)).toBeNull()
    expect(screen.queryByText(/places left/)).toBeNull()
  })
})
