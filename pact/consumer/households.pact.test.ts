import type { BulkEdit } from '@/api/weddings'
import { otherWedding, states } from '../states.ts'
import { createBadRequest, createFieldError, matchInstant, type Given } from './contract.ts'
import {
  conflicts,
  createConflict,
  createForeignState,
  createListedState,
  createPlannedState,
  createRepetition,
  fullWedding,
  inBin,
  matchHousehold,
  matchSummary,
  ownIds,
  verifyCall,
} from './wedding.ts'
import { addedTag, householdUpdate, newHousehold, householdCalls } from './householdCalls.ts'

const { listHouseholds, createHousehold, updateHousehold, deleteHousehold } = householdCalls
const { bulkEditHouseholds, getGuestSummary } = householdCalls
const { hallId, householdId } = ownIds
const planned = [createPlannedState()]
const listed = [...planned, createListedState()]
const deleted = [...listed, inBin]

describe('listHouseholds', () => {
  it('returns the whole list', async () => {
    const response = { status: 200, body: { items: [matchHousehold()], total: 1 } }
    const { data } = await verifyCall(listHouseholds(), { given: listed, response })
    expect(data).toMatchObject({
      entities: { [householdId]: { phoneE164: '+201012345678', seats: [{ hallId, allowed: 5 }] } },
    })
  })

  it('returns the bin', async () => {
    const deletedAt = matchInstant('2026-11-21T11:00:00.000Z')
    const response = { status: 200, body: { items: [{ ...matchHousehold(2), deletedAt }], total: 1 } }
    const call = listHouseholds(ownIds, { deleted: true, limit: 1000 })
    const { data } = await verifyCall(call, { given: deleted, when: 'in the bin', response })
    expect(data).toMatchObject({ entities: { [householdId]: { deletedAt: expect.any(String) } } })
  })

  it('returns 400 for a page that is too long', async () => {
    const call = listHouseholds(ownIds, { limit: 3001 })
    const { error } = await verifyCall(call, {
      given: planned,
      when: 'on a page that is too long',
      response: createFieldError('limit'),
    })
    expect(error).toMatchObject(createBadRequest('limit'))
  })
})

describe('getGuestSummary', () => {
  it('returns the counts', async () => {
    const response = { status: 200, body: matchSummary() }
    const { data } = await verifyCall(getGuestSummary(), { given: listed, response })
    expect(data).toMatchObject({ households: 1, guests: 5, halls: [{ hallId, households: 1, seats: 5 }] })
  })
})

describe('a household', () => {
  const { createdAt, updatedAt, phoneE164 } = matchHousehold()
  const stored = { id: householdId, language: 'ar', persons: [], asksReply: true, phoneE164, createdAt, updatedAt }

  it('is created with the id that the browser has generated', async () => {
    const response = { status: 201, body: { ...stored, ...newHousehold, version: 1 } }
    const { data } = await verifyCall(createHousehold(), { given: planned, response })
    expect(data).toMatchObject({ ...newHousehold, language: 'ar', phoneE164: '+201012345678', version: 1 })
  })

  it('is updated', async () => {
    const response = { status: 200, body: { ...stored, ...householdUpdate, version: 2 } }
    const { data } = await verifyCall(updateHousehold(), { given: listed, response })
    expect(data).toMatchObject({ ...householdUpdate, id: householdId, version: 2 })
  })

  it('is put into the bin', async () => {
    const { error } = await verifyCall(deleteHousehold(), { given: listed, response: { status: 204 } })
    expect(error).toBeUndefined()
  })
})

describe('bulkEditHouseholds', () => {
  const ids = [householdId]
  const edits: [string, BulkEdit, Given[], number][] = [
    ['to which it adds a tag', addedTag, listed, 2],
    ['from which it removes a tag', { ids, action: 'removeTag', tag: 'الشغل' }, listed, 2],
    ['whose side it sets', { ids, action: 'setSide', side: 'both' }, listed, 2],
    ['whose seats it sets', { ids, action: 'setSeats', hallId, allowed: 3 }, listed, 2],
    ['which it puts into the bin', { ids, action: 'delete' }, listed, 2],
    ['which it takes out of the bin', { ids, action: 'restore' }, deleted, 3],
    ['which it deletes for ever', { ids, action: 'deleteForever' }, deleted, 2],
  ]
  it.each(edits)('returns the versions of households %s', async (when, bulkEdit, given, version) => {
    const response = { status: 200, body: { items: [{ id: householdId, version }] } }
    const { data } = await verifyCall(bulkEditHouseholds(ownIds, bulkEdit), { given, when, response })
    expect(data).toEqual({ items: [{ id: householdId, version }] })
  })
})

it.each([
  ['a name with markup', createHousehold(ownIds, { ...newHousehold, name: '<b>' }), 'name'],
  [
    'too many seats',
    updateHousehold(ownIds, { ...householdUpdate, seats: [{ hallId, allowed: 1000 }] }),
    'seats.0.allowed',
  ],
  [
    'seats in a hall that was deleted',
    updateHousehold(ownIds, { ...householdUpdate, seats: [{ hallId: otherWedding.hallId, allowed: 1 }] }),
    'seats',
  ],
  ['a tag that is a list', bulkEditHouseholds(ownIds, { ...addedTag, tag: 'work, family' }), 'tag'],
])('returns 400 with the invalid field for %s', async (what, call, field) => {
  const { error } = await verifyCall(call, { given: listed, when: `with ${what}`, response: createFieldError(field) })
  expect(error).toMatchObject(createBadRequest(field))
})

describe('updateHousehold', () => {
  it('returns 409 with the current state when the version is stale', async () => {
    const { error } = await verifyCall(updateHousehold(), {
      given: [...planned, createListedState(2)],
      when: 'of an older version',
      response: createConflict(matchHousehold(2)),
    })
    expect(error).toMatchObject({ kind: 'other', status: 409, code: 'version_conflict' })
    expect(error).toHaveProperty('current', expect.objectContaining({ id: householdId, version: 2, tags: ['الشغل'] }))
  })
})

describe('createHousehold', () => {
  it('returns 409 with what is stored when its id was used before', async () => {
    const { error } = await verifyCall(createHousehold(ownIds, { ...newHousehold, name: 'منى عادل' }), {
      given: listed,
      when: 'with an id that was used before',
      response: createRepetition(matchHousehold()),
    })
    expect(error).toMatchObject({ kind: 'other', status: 409, code: 'already_exists', current: { id: householdId } })
  })
})

const { weddingId: otherWeddingId, hallId: otherHallId } = otherWedding
const foreignHousehold = [
  states.familyListed,
  { weddingId: otherWeddingId, hallId: otherHallId, householdId, version: 1 },
] as const
const restored = bulkEditHouseholds(ownIds, { ids: [householdId], action: 'restore' })

it.each([
  [
    'already_exists',
    'with an id that another wedding uses',
    createHousehold(),
    [...planned, createForeignState(), foreignHousehold],
  ],
  ['limit_reached', 'that is full', createHousehold(), [...planned, fullWedding]],
  ['limit_reached', 'that would make the list too long', restored, [...deleted, fullWedding]],
] as const)('returns 409 with %s %s', async (code, when, call, given) => {
  const { error } = await verifyCall(call, { given, when, response: conflicts[code] })
  expect(error).toMatchObject({ kind: 'other', status: 409, code })
})
