import { jest } from '@jest/globals'
import type { SetupServer } from 'msw/node'
import { useGuestList, type Household, type ReplyRequestUpdate } from '@/api/weddings'
import { Replies } from '@/features/replies/Replies'
import { weddingId } from './fixtures/wedding'
import { createGuestApi, createHousehold, menHall, womenHall } from './mocks/guests'
import { createRepliesApi } from './mocks/replies'
import { renderSite, type RenderOptions } from './render'

function Loaded({ onEdit }: { onEdit: (household: Household) => void }) {
  const state = useGuestList(weddingId, { staysFresh: false })
  return state.status === 'ready' ? <Replies list={state.list} onEdit={onEdit} /> : null
}

export const seats = [
  { hallId: menHall.id, allowed: 3 },
  { hallId: womenHall.id, allowed: 2 },
]
export const ahmed = createHousehold({ name: 'Ahmed Samir', seats })
export const mona = createHousehold({ name: 'Mona Adel', seats })
export const hany = createHousehold({ name: 'Hany Fouad', seats: [{ hallId: menHall.id, allowed: 1 }] })

/** Renders the replies of a wedding with these households and a server that stores what is sent. */
export function openReplies(
  server: SetupServer,
  initial: Parameters<typeof createRepliesApi>[0] = {},
  {
    households = [ahmed, mona, hany],
    ...options
  }: Pick<RenderOptions, 'at' | 'locale'> & { households?: Household[] } = {},
) {
  const guests = createGuestApi(...households)
  const storeHousehold = ({ newHousehold, householdId, householdUpdate }: ReplyRequestUpdate) => {
    const { state } = guests
    if (newHousehold) state.households = [...state.households, createHousehold(newHousehold)]
    if (householdUpdate)
      state.households = state.households.map((one) =>
        one.id === householdId ? { ...one, ...(householdUpdate as Partial<Household>) } : one,
      )
    return newHousehold?.id ?? householdId
  }
  const { state, handlers } = createRepliesApi(initial, storeHousehold)
  server.use(...handlers, ...guests.handlers)
  const onEdit = jest.fn()
  return { ...renderSite(<Loaded onEdit={onEdit} />, options), state, guests: guests.state, onEdit }
}
