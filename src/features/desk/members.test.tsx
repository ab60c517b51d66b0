import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { sampleMember, weddingId } from '@tests/fixtures/wedding'
import { apiServer, getSentBodies } from '@tests/mocks/api'
import { ahmed, answer, findFamily, mona, openDesk, openWhatsApp } from '@tests/openDesk'
import type { Member } from '@/api/weddings'

const server = apiServer()
afterEach(() => jest.restoreAllMocks())

const mother: Member = {
  id: '0b9a7c64-2e1d-4f38-a5c7-9d8e6f1b2a43',
  role: 'sideManager',
  side: 'groom',
  label: 'أم العريس',
  name: 'هدى سالم',
  isSelf: false,
  version: 1,
  joinedAt: sampleMember.joinedAt,
}
const invite = (householdId: string) => ({ householdId, kind: 'invite' as const, result: 'sent' as const })
const getDeskPath = ({ id }: { id: string }) => `/weddings/${weddingId}/households/${id}/desk`
const poll = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

function open(households = [ahmed, mona]) {
  const desk = openDesk(server, households)
  desk.state.members = [sampleMember, mother]
  return desk
}
const advance = (ms: number) => {
  const later = Date.now() + ms
  jest.spyOn(Date, 'now').mockReturnValue(later)
  poll()
}
const listButtons = () =>
  [...screen.getByTestId('desk-household').querySelectorAll('a, button')].map((one) => one.textContent)

describe('a family that is shown', () => {
  it('is told to the server once, and again a minute later', async () => {
    open()
    await findFamily('Dr. Ahmed')
    await waitFor(() => expect(getSentBodies(getDeskPath(ahmed))).toHaveLength(1))
    poll()
    expect(getSentBodies(getDeskPath(ahmed))).toHaveLength(1)
    advance(61_000)
    await waitFor(() => expect(getSentBodies(getDeskPath(ahmed))).toHaveLength(2))
  })

  it('is told when it is the next one', async () => {
    const { user, state } = open()
    await findFamily('Dr. Ahmed')
    await answer(user, 'Later')
    await findFamily('منى')
    await waitFor(() => expect(Object.keys(state.desks)).toEqual([mona.id]))
  })

  it('is not told by a member who is alone', async () => {
    const { state, user } = open()
    state.members = [sampleMember]
    await findFamily('Dr. Ahmed')
    await answer(user, 'Later')
    await findFamily('منى')
    expect(getSentBodies(getDeskPath(ahmed))).toEqual([])
  })
})

describe('a family that another member has open', () => {
  it('comes last', async () => {
    const { openOnDesk } = open()
    openOnDesk(ahmed.id, mother.id)
    expect(await findFamily('منى')).toBeVisible()
    expect(screen.queryByText(/open now/)).toBeNull()
  })

  it('says so, and can still be sent when it is the only one', async () => {
    const { user, openOnDesk } = open([ahmed])
    openOnDesk(ahmed.id, mother.id)
    await findFamily('Dr. Ahmed')
    expect(screen.getByRole('alert')).toHaveTextContent('أم العريس has this family open now.')
    expect(screen.queryByRole('button', { name: 'Next family' })).toBeNull()
    await openWhatsApp(user)
    await answer(user, 'Sent ✓ Next')
    expect(await findFamily('All invitations are on their way')).toBeVisible()
  })

  it('offers the next family first, and is left without an answer', async () => {
    const { user, openOnDesk } = open()
    await findFamily('Dr. Ahmed')
    await waitFor(() => expect(getSentBodies(getDeskPath(ahmed))).toHaveLength(1))
    // As if the other one had been first.
    advance(121_000)
    openOnDesk(ahmed.id, mother.id)
    poll()
    await screen.findByText(/has this family open now/)
    expect(listButtons().slice(-3)).toEqual(['Next family', 'Open WhatsApp', 'Previous'])
    await user.click(screen.getByRole('button', { name: 'Next family' }))
    expect(await findFamily('منى')).toHaveFocus()
    expect(getSentBodies(`/weddings/${weddingId}/sends`)).toEqual([])
  })

  it('says so no longer when that has expired', async () => {
    const { openOnDesk } = open([ahmed])
    openOnDesk(ahmed.id, mother.id)
    await findFamily('Dr. Ahmed')
    expect(screen.getByText(/has this family open now/)).toBeVisible()
    advance(121_000)
    expect(screen.queryByText(/has this family open now/)).toBeNull()
  })

  it('names nobody who is unknown', async () => {
    const { openOnDesk } = open([ahmed])
    openOnDesk(ahmed.id, 'gone')
    await findFamily('Dr. Ahmed')
    expect(screen.getByRole('alert')).toHaveTextContent('Another member has this family open now.')
  })
})

describe('a message of another member', () => {
  it('is said on the card, which stays', async () => {
    const { user, addSend } = open()
    await findFamily('Dr. Ahmed')
    addSend(invite(ahmed.id), mother.id)
    poll()
    expect(await screen.findByRole('alert')).toHaveTextContent('أم العريس has just sent this.')
    expect(await findFamily('Dr. Ahmed')).toBeVisible()
    advance(11 * 60_000)
    expect(screen.getByRole('alert')).toHaveTextContent('أم العريس sent this 11 minutes ago.')
    expect(screen.queryByRole('button', { name: 'Later' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Next family' }))
    expect(await findFamily('منى')).toBeVisible()
    expect(getSentBodies(`/weddings/${weddingId}/sends`)).toEqual([])
  })

  it('arrives while WhatsApp is open, and the own one can still be recorded', async () => {
    const { user, state, addSend } = open()
    await findFamily('Dr. Ahmed')
    await openWhatsApp(user)
    addSend(invite(ahmed.id), mother.id)
    poll()
    await screen.findByText(/sent this/)
    expect(screen.getByRole('button', { name: 'Next family' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Not yet' })).toBeNull()
    await answer(user, 'Sent ✓ Next')
    expect(await findFamily('منى')).toBeVisible()
    expect(state.sends.map(({ sentBy }) => sentBy)).toEqual([sampleMember.id, mother.id])
  })

  it('with a wrong number is said, too', async () => {
    const { addSend } = open()
    await findFamily('Dr. Ahmed')
    addSend({ ...invite(ahmed.id), result: 'wrongNumber' }, mother.id)
    poll()
    expect(await screen.findByText(/marked this number as wrong now/)).toBeVisible()
  })

  it('that puts the family off changes nothing', async () => {
    const { state, addSend, user } = open()
    await findFamily('Dr. Ahmed')
    addSend({ ...invite(ahmed.id), result: 'skipped' }, mother.id)
    poll()
    await screen.findByText('1 family for later')
    expect(await findFamily('Dr. Ahmed')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    await openWhatsApp(user)
    await answer(user, 'Sent ✓ Next')
    await findFamily('منى')
    expect(state.sends).toHaveLength(2)
  })
})
