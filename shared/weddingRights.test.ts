import { readFileSync } from 'node:fs'
import { getWeddingRights } from './weddingRights.ts'
import type { MemberLike, RestrictedPage, WeddingRights } from './weddingRights.ts'

type Role = MemberLike['role']
type Documented = { paths: Record<string, Record<string, { operationId?: string; 'x-roles'?: Role[] }>> }

const { paths } = JSON.parse(readFileSync('openapi/generated/document.json', 'utf8')) as Documented
const rolesOfOperation = new Map(
  Object.values(paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation['x-roles'] ?? []]),
)
const isAllowed = (role: Role, operations: readonly string[]): boolean =>
  operations.every((operation) => rolesOfOperation.get(operation)!.includes(role))

const members: readonly MemberLike[] = [
  { role: 'owner' },
  { role: 'sideManager', side: 'groom' },
  { role: 'planner' },
  { role: 'viewer' },
]
const pages: Record<RestrictedPage, string[]> = {
  dashboard: ['getWedding', 'listEvents', 'getGuestSummary', 'getPlans'],
  activity: ['listChanges', 'markChangesSeen', 'undoChange'],
  members: ['leaveWedding'],
  invitation: ['listEvents'],
  events: ['listEvents', 'getPlans'],
  guests: ['listHouseholds', 'getGuestSummary'],
  guestImport: ['listHouseholds', 'listImports', 'importHouseholds', 'undoImport'],
  guestPrint: ['listHouseholds', 'listStatuses'],
  desk: ['listHouseholds', 'listStatuses', 'listMessageTemplates', 'recordSend'],
  cards: ['listHouseholds', 'listStatuses'],
  replies: ['listHouseholds', 'listStatuses', 'markRepliesSeen', 'recordReply'],
}
const changes: Partial<Record<keyof WeddingRights, string[]>> = {
  canManageWedding: ['updateWedding', 'deleteWedding', 'updateReplySettings', 'publishWish', 'decideReplyRequest'],
  canEditPlans: ['createEvent', 'updateEvent', 'deleteEvent', 'changePlans', 'undoPlans', 'createHall'],
}

describe.each(members)('the rights of $role', (member) => {
  const rights = getWeddingRights(member)

  it.each(Object.entries(pages))('have the page %s if the API allows its operations', (page, operations) => {
    expect(rights.pages.includes(page as RestrictedPage)).toBe(isAllowed(member.role, operations))
  })

  it.each(Object.entries(changes))('have %s if the API allows its operations', (right, operations) => {
    expect(rights[right as keyof WeddingRights]).toBe(isAllowed(member.role, operations))
  })
})

it('let a side manager read its own families and those of both, and change its own', () => {
  const { readableSides, editableSides } = getWeddingRights({ role: 'sideManager', side: 'bride' })
  expect(readableSides).toEqual(['bride', 'both'])
  expect(editableSides).toEqual(['bride'])
})

it('let a planner read and label every family, and change none', () => {
  const { readableSides, editableSides, canLabelGuests } = getWeddingRights({ role: 'planner' })
  expect(readableSides).toEqual(['groom', 'bride', 'both'])
  expect(editableSides).toEqual([])
  expect(canLabelGuests).toBe(true)
})
