import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { encode } from 'uqr'
import { weddingId } from '@tests/fixtures/wedding'
import { apiServer } from '@tests/mocks/api'
import { createDeskApi } from '@tests/mocks/desk'
import { createHousehold, menHall } from '@tests/mocks/guests'
import { renderSite } from '@tests/render'
import { useGuestList, type Household } from '@/api/weddings'
import { toQrPath } from '@shared/qrPath'
import { Cards } from './Cards'
import { CARDS_PER_PAGE, CARDS_PER_PART } from './findCards'

const server = apiServer()
afterEach(() => jest.restoreAllMocks())

function Loaded() {
  const state = useGuestList(weddingId, { staysFresh: true })
  return state.status === 'ready' ? <Cards list={state.list} /> : null
}

const createFamily = (name: string, changes: Partial<Household> = {}) =>
  createHousehold({ name, linkToken: `token${name}`, seats: [{ hallId: menHall.id, allowed: 2 }], ...changes })

function open(households: Household[]) {
  server.use(...createDeskApi(households).handlers)
  return renderSite(<Loaded />)
}
const findCards = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

it('has a card in the language of each family with seats and a link', async () => {
  open([
    createFamily('Ahmed', { honorific: 'Dr.' }),
    createFamily('منى', { language: 'ar', asksReply: false }),
    createFamily('Seatless', { seats: [] }),
    createFamily('Revoked', { linkToken: undefined }),
  ])
  expect(await findCards()).toEqual([
    'Omar & LailaDr. AhmedScan to see your invitation and let us know if you can join us',
    'Omar و Lailaمنىوجّهوا كاميرا الهاتف إلى الرمز لتروا دعوتكم',
  ])
  expect(screen.getByText('2 cards on 1 page')).toBeVisible()
})

it('draws the personal link, marked as opened from paper', async () => {
  open([createFamily('Ahmed')])
  const [card] = await screen.findAllByRole('listitem')
  const { data } = encode('http://localhost/g/tokenAhmed?via=card', { ecc: 'M', border: 4 })
  expect(card!.querySelector('path:last-child')).toHaveAttribute('d', toQrPath(data))
})

it('shows the families of a side, of a tag and without phone', async () => {
  const { user } = open([
    createFamily('Ahmed', { phone: '01012345678', phoneE164: '+201012345678' }),
    createFamily('Mona', { side: 'bride', tags: ['work'] }),
    createFamily('Sara', { side: 'bride' }),
  ])
  await findCards()
  const select = async (label: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: label }))
    await user.click(screen.getByRole('option', { name: option }))
  }
  await user.click(screen.getByLabelText('Only without a phone number'))
  expect(await findCards()).toHaveLength(2)
  await select('Tags', 'work')
  expect(await findCards()).toHaveLength(1)
  await select('Side', 'Groom')
  expect(screen.getByText('No cards here')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
})

it('prints long lists in parts', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = open(Array.from({ length: CARDS_PER_PART + 1 }, (_, index) => createFamily(`Family ${index}`)))
  expect(await findCards()).toHaveLength(CARDS_PER_PART)
  expect(screen.getAllByRole('list')).toHaveLength(CARDS_PER_PART / CARDS_PER_PAGE)
  await user.click(screen.getByRole('combobox', { name: 'Part' }))
  await user.click(screen.getByRole('option', { name: '301 to 301' }))
  expect(await findCards()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
})
