import { createHousehold, menHall } from '@tests/mocks/guests'
import { createReply, createStatus } from '@tests/mocks/replies'
import type { HouseholdStatus } from '@/api/weddings'
import { countEntries, filterEntries, listEntries } from './listEntries'

const seats = [{ hallId: menHall.id, allowed: 2 }]
const coming = createHousehold({ name: 'Coming', seats })
const lowered = createHousehold({ name: 'Lowered', seats: [{ hallId: menHall.id, allowed: 1 }] })
const declined = createHousehold({ name: 'Declined', seats })
const opened = createHousehold({ name: 'Opened', seats })
const sent = createHousehold({ name: 'Sent', seats })
const unsent = createHousehold({ name: 'Unsent', seats })
const notAsked = createHousehold({ name: 'Not asked', seats, asksReply: false })
const twoInMenHall = [{ hallId: menHall.id, coming: 2, children: 0 }]

const invitation = { id: 's', kind: 'invite', result: 'sent', createdAt: '2026-11-20T10:00:00.000Z' } as const
const statuses: HouseholdStatus[] = [
  createStatus(coming.id, createReply({ seats: twoInMenHall, createdAt: '2026-11-21T12:00:00.000Z' })),
  createStatus(lowered.id, createReply({ seats: twoInMenHall, createdAt: '2026-11-21T11:00:00.000Z' })),
  createStatus(declined.id, createReply({ createdAt: '2026-11-21T13:00:00.000Z' })),
  { householdId: sent.id, revision: 1, sends: [{ ...invitation, householdId: sent.id }] },
  { householdId: opened.id, revision: 1, openedAt: '2026-11-21T12:00:00.000Z', openedBy: 'link', sends: [] },
]
const entries = listEntries(
  [notAsked, unsent, sent, opened, coming, lowered, declined],
  Object.fromEntries(statuses.map((status) => [status.householdId, status])),
)
const getNames = (list: typeof entries) => list.map(({ household }) => household.name)

it('lists newest replies first, then those who opened their page, were sent it, were not, and are not asked', () =>
  expect(getNames(entries)).toEqual(['Declined', 'Coming', 'Lowered', 'Opened', 'Sent', 'Unsent', 'Not asked']))

it.each([
  ['all', '', 7],
  ['coming', '', 2],
  ['notComing', '', 1],
  ['silent', '', 3],
  ['lowered', '', 1],
  ['all', 'DECLIN', 1],
  ['coming', 'declin', 0],
] as const)('filters by %s and the text "%s"', (filter, text, count) =>
  expect(filterEntries(entries, filter, text)).toHaveLength(count),
)

it('counts the entries of each filter', () =>
  expect(countEntries(entries)).toEqual({ all: 7, coming: 2, notComing: 1, silent: 3, lowered: 1 }))
