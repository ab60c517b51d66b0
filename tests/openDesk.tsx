import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { RequestHandler } from 'msw'
import type { SetupServer } from 'msw/node'
import { Desk } from '@/features/desk/Desk'
import { useGuestList, type Household } from '@/api/weddings'
import { weddingId } from './fixtures/wedding'
import { createDeskApi } from './mocks/desk'
import { createHousehold, menHall, womenHall } from './mocks/guests'
import { renderSite } from './render'

function LoadedDesk({ onEdit }: { onEdit: (household: Household) => void }) {
  const state = useGuestList(weddingId, { staysFresh: true })
  return state.status === 'ready' ? <Desk list={state.list} onEdit={onEdit} /> : null
}

/** @returns a household with phone, personal link and seats */
export const createFamily = (name: string, changes: Partial<Household> = {}) =>
  createHousehold({
    name,
    phone: '01012345678',
    phoneE164: '+201012345678',
    linkToken: `token${name.toLowerCase()}`,
    seats: [{ hallId: menHall.id, allowed: 2 }],
    ...changes,
  })
export const ahmed = createFamily('Ahmed', { honorific: 'Dr.' })
export const mona = createFamily('منى', {
  language: 'ar',
  side: 'bride',
  linkToken: 'tokenmona',
  seats: [
    { hallId: menHall.id, allowed: 1 },
    { hallId: womenHall.id, allowed: 3 },
  ],
})

/** Renders the desk of a wedding with these households; `handlers` come before those of the API. Tests change `state` before it has loaded, or to act as another device. */
export function openDesk(
  server: SetupServer,
  households = [ahmed, mona],
  { slugs = ['omar-laila'], handlers = [] as RequestHandler[] } = {},
) {
  const deskApi = createDeskApi(households, { slugs })
  server.use(...handlers, ...deskApi.handlers)
  const onEdit = jest.fn()
  return { ...renderSite(<LoadedDesk onEdit={onEdit} />), ...deskApi, onEdit }
}
export type User = ReturnType<typeof openDesk>['user']

/** The name of the household that is shown, or the title of what is shown instead. */
export const findFamily = (name: string) => screen.findByRole('heading', { level: 2, name })
/** @returns the text of the message to the household */
export const getMessage = () => screen.getByTestId('message-preview').textContent
export const openWhatsApp = (user: User) => user.click(screen.getByRole('link', { name: 'Open WhatsApp' }))
export const answer = (user: User, name: string) => user.click(screen.getByRole('button', { name }))
