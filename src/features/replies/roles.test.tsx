import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { createGuestApi, createHousehold } from '@tests/mocks/guests'
import { createRepliesApi, createReply, createStatus } from '@tests/mocks/replies'
import { renderSite } from '@tests/render'
import { useGuestList } from '@/api/weddings'
import { Replies } from './Replies'

const server = apiServer()
const ahmed = createHousehold({ name: 'Ahmed Samir', side: 'groom' })
const hany = createHousehold({ name: 'Hany Fouad', side: 'both' })
const reply = createReply({ message: 'Congratulations!', mayPublish: true, publishedAt: '2026-11-21T12:00:00.000Z' })

function Loaded() {
  const state = useGuestList(weddingId, { staysFresh: true })
  return state.status === 'ready' ? <Replies list={state.list} onEdit={() => undefined} /> : null
}

function open(at = '/') {
  const weddings = [{ ...sampleWedding, role: 'sideManager', side: 'groom' }]
  server.use(
    ...createRepliesApi({ statuses: [createStatus(ahmed.id, reply), createStatus(hany.id, createReply())] }).handlers,
    http.get(api('/weddings'), () => HttpResponse.json({ items: weddings })),
    ...createGuestApi(ahmed, hany).handlers,
  )
  return renderSite(<Loaded />, { at })
}
const openFamily = async ({ user }: ReturnType<typeof open>, name: string) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(name) }))
  return within(await screen.findByRole('dialog'))
}

describe('the replies of a side manager', () => {
  it('have neither settings nor requests', async () => {
    open('/?tab=requests')
    expect(await screen.findByRole('button', { name: /Ahmed Samir/ })).toBeVisible()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Replies', 'Wishes'])
    expect(screen.queryByTestId('reply-settings')).toBeNull()
    expect(screen.queryByRole('combobox', { name: /silent/ })).toBeNull()
  })

  it('are recorded and undone for its own families', async () => {
    const dialog = await openFamily(open(), 'Ahmed Samir')
    expect(dialog.getByRole('heading', { name: 'Record a reply by phone' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Undo this reply' })).toBeVisible()
  })

  it('are read for families of both sides', async () => {
    const dialog = await openFamily(open(), 'Hany Fouad')
    expect(dialog.getByText(/This family is of both sides/)).toBeVisible()
    expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['Close'])
    expect(dialog.queryByRole('textbox')).toBeNull()
  })

  it('have wishes that the couple publishes', async () => {
    open('/?tab=wishes')
    expect(await screen.findByText('Congratulations!')).toBeVisible()
    expect(screen.getByText('On the invitation')).toBeVisible()
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
