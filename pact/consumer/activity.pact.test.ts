import { MatchersV3 } from '@pact-foundation/pact'
import { relative, states } from '../states.ts'
import { activityCalls, CHANGE_NUMBER } from './activityCalls.ts'
import { createBadRequest, createFieldError, matchInstant, notFound } from './contract.ts'
import { createMemberState } from './memberCalls.ts'
import {
  conflicts,
  createConflict,
  createImportedState,
  createListedState,
  createPlannedState,
  matchHousehold,
  ownIds,
  verifyCall,
} from './wedding.ts'

const { string } = MatchersV3
const { listChanges, markChangesSeen, undoChange } = activityCalls
const { weddingId, householdId, hallId } = ownIds
const { memberId } = relative

const createChangedState = (allowed: number) =>
  [states.familyChanged, { weddingId, householdId, userId: memberId, allowed }] as const
const planned = [createPlannedState()]
const changed = [...planned, createMemberState(), createListedState(), createChangedState(4)]
const changedTwice = [...changed, createChangedState(3)]

const matchChange = (number: number, kind: string) => ({
  number,
  createdAt: matchInstant('2026-11-21T10:00:00.000Z'),
  isOwn: false,
  kind,
  count: 1,
  names: [string('أحمد عبد الرحمن وعائلته')],
  householdId,
  canUndo: true,
})
const seatsChange = {
  ...matchChange(CHANGE_NUMBER, 'householdEdited'),
  member: { id: memberId, label: string('أم العريس'), name: string('هدى سالم') },
  before: { seats: [{ hallId, allowed: 5 }] },
  after: { seats: [{ hallId, allowed: 4 }] },
}

describe('listChanges', () => {
  it('returns who has changed what, newest first', async () => {
    const items = [seatsChange, matchChange(1, 'householdAdded')]
    const response = { status: 200, body: { items, latest: CHANGE_NUMBER, seen: 0 } }
    const { data } = await verifyCall(listChanges(), { given: changed, response })
    expect(data).toMatchObject({
      items: [{ number: CHANGE_NUMBER, member: { id: memberId }, canUndo: true }, { number: 1 }],
    })
  })

  it('returns the changes of one member', async () => {
    const call = listChanges(ownIds, { memberId, topic: 'households', before: 3 })
    const response = { status: 200, body: { items: [seatsChange], latest: CHANGE_NUMBER, seen: 0 } }
    const { data } = await verifyCall(call, { given: changed, when: 'by one of them', response })
    expect(data).toMatchObject({ items: [{ number: CHANGE_NUMBER }] })
  })
})

it('markChangesSeen succeeds', async () => {
  const { error } = await verifyCall(markChangesSeen(), { given: changed, response: { status: 204 } })
  expect(error).toBeUndefined()
})

describe('undoChange', () => {
  it('returns how many households it has restored', async () => {
    const body = { changed: 1, kept: 0 }
    const { data } = await verifyCall(undoChange(), { given: changed, response: { status: 200, body } })
    expect(data).toEqual(body)
  })

  it('returns 409 with the household that was changed since', async () => {
    const { error } = await verifyCall(undoChange(), {
      given: changedTwice,
      when: 'of a family that was changed since',
      response: createConflict({ ...matchHousehold(3), seats: [{ hallId, allowed: 3 }] }),
    })
    expect(error).toMatchObject({ code: 'version_conflict', current: { id: householdId, version: 3 } })
  })

  it('restores it all the same with the version that was seen', async () => {
    const body = { changed: 1, kept: 0 }
    const { data } = await verifyCall(undoChange(ownIds, CHANGE_NUMBER, { version: 3 }), {
      given: changedTwice,
      when: 'that names the version',
      response: { status: 200, body },
    })
    expect(data).toEqual(body)
  })

  it('returns 409 when it is too late', async () => {
    const { error } = await verifyCall(undoChange(ownIds, 1), {
      given: [...planned, createImportedState(25)],
      when: 'of an import of yesterday',
      response: conflicts.too_late,
    })
    expect(error).toMatchObject({ kind: 'other', status: 409, code: 'too_late' })
  })

  it('returns 404 for an unknown number', async () => {
    const { error } = await verifyCall(undoChange(ownIds, 99), {
      given: planned,
      when: 'that does not exist',
      response: notFound,
    })
    expect(error).toEqual({ kind: 'notFound' })
  })
})

it.each([
  ['number', 'before', listChanges(ownIds, { before: 0 })],
  ['number', 'number', markChangesSeen(ownIds, -1)],
  ['version', 'version', undoChange(ownIds, CHANGE_NUMBER, { version: 0 })],
])('returns 400 for an invalid %s: %s', async (_what, field, call) => {
  const { error } = await verifyCall(call, {
    given: planned,
    when: `with an invalid ${field}`,
    response: createFieldError(field),
  })
  expect(error).toMatchObject(createBadRequest(field))
})
