import { screen, within } from '@testing-library/react'
import { sampleMember } from '@tests/fixtures/wedding'
import { apiServer } from '@tests/mocks/api'
import { createReply, createStatus } from '@tests/mocks/replies'
import { ahmed, openReplies } from '@tests/openReplies'
import type { Send } from '@/api/weddings'

const server = apiServer()
const mother = { ...sampleMember, id: 'mother', label: 'أم العريس', isSelf: false }

it('says which other member has sent a message', async () => {
  const createSend = (kind: Send['kind'], sentBy?: string): Send => ({
    id: kind,
    householdId: ahmed.id,
    kind,
    result: 'sent',
    createdAt: '2026-11-21T12:00:00.000Z',
    ...(sentBy === undefined ? {} : { sentBy }),
  })
  const sends = [
    createSend('invite', mother.id),
    createSend('reminder', sampleMember.id),
    createSend('change', 'former member'),
    createSend('thanks'),
  ]
  const statuses = [createStatus(ahmed.id, createReply())]
  const { user, guests } = openReplies(server, { statuses, history: { replies: [], sends, views: [] } })
  guests.members = [sampleMember, mother]
  await user.click(await screen.findByRole('button', { name: /Ahmed Samir/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('أم العريس')).toBeVisible()
  const items = dialog.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent)
  expect(items).toEqual([
    'Invitation: sent, by أم العريس',
    'Reminder: sent by you',
    'Note about a change: sent, by another member',
    'Thanks: sent by you',
  ])
})
