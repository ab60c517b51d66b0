import type { PlanChange } from '@/api/weddings'
import { recordedSend, states } from '../states.ts'
import {
  createBadRequest,
  createFieldError,
  matchCalendarDate,
  unauthorized,
  verifyExchange,
  withStore,
} from './contract.ts'
import {
  conflicts,
  createConflict,
  createForeignState,
  createListedState,
  createPlannedState,
  createRepetition,
  fullWedding,
  matchEvent,
  matchHall,
  matchPlans,
  matchWedding,
  ownIds,
  plansChanged,
  times,
  undoableUntil,
  verifyCall,
  weddingsFull,
} from './wedding.ts'
import {
  buildCreateWedding,
  eventUpdate,
  hallUpdate,
  listWeddingsCall,
  newEvent,
  newHall,
  newPlans,
  newWedding,
  weddingCalls,
  weddingUpdate,
} from './weddingCalls.ts'

const { updateWedding, deleteWedding } = weddingCalls
const { getPlans, changePlans, undoPlans } = weddingCalls
const { listEvents, orderEvents, createEvent, updateEvent, deleteEvent, createHall, updateHall, deleteHall } =
  weddingCalls
const { weddingId, eventId, hallId, householdId } = ownIds
const planned = [createPlannedState()]

describe('listWeddings', () => {
  it('returns the weddings of the account', async () => {
    const wedding = { ...matchWedding(), date: matchCalendarDate('2050-06-17') }
    const response = { status: 200, body: { items: [wedding] } }
    const { data } = await verifyCall(listWeddingsCall, { given: planned, response })
    expect(data).toMatchObject({ items: [{ id: weddingId, timeZone: 'Africa/Cairo', date: '2050-06-17' }] })
  })

  it('returns 401 without a token', () =>
    verifyExchange(
      {
        given: [],
        receiving: 'a request for weddings without a token',
        request: { method: 'GET', path: '/weddings' },
        response: unauthorized,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await listWeddingsCall.run(store)
          expect(error).toEqual({ kind: 'unauthorized' })
        }),
    ))
})

describe('weddings', () => {
  it('are created with the id that the browser has generated', async () => {
    const stored = { ...newWedding, role: 'owner', unreadReplies: 0, unseenChanges: 0, version: 1 }
    const { data } = await verifyCall(buildCreateWedding(), {
      response: { status: 201, body: { ...stored, ...times } },
    })
    expect(data).toMatchObject(stored)
  })

  it('are updated', async () => {
    const stored = { ...weddingUpdate, id: weddingId, role: 'owner', unreadReplies: 0, unseenChanges: 0, version: 2 }
    const response = { status: 200, body: { ...stored, ...times } }
    const { data } = await verifyCall(updateWedding(), { given: planned, response })
    expect(data).toMatchObject(stored)
  })

  it('are deleted', async () => {
    const { error } = await verifyCall(deleteWedding(), { given: planned, response: { status: 204 } })
    expect(error).toBeUndefined()
  })
})

describe('events', () => {
  it('are listed with their halls', async () => {
    const response = { status: 200, body: { items: [matchEvent()] } }
    const { data } = await verifyCall(listEvents(), { given: planned, response })
    expect(data).toMatchObject({
      items: [{ id: eventId, kind: 'wedding', date: '2050-06-17', time: '19:30', halls: [{ id: hallId, eventId }] }],
    })
  })

  it('are put in an order', async () => {
    const response = { status: 200, body: { items: [matchEvent()] } }
    const { data } = await verifyCall(orderEvents(), { given: planned, response })
    expect(data).toMatchObject({ items: [{ id: eventId, version: 1, halls: [{ id: hallId }] }] })
  })

  it('are created with the id that the browser has generated', async () => {
    const response = { status: 201, body: { ...newEvent, version: 1, halls: [] } }
    const { data } = await verifyCall(createEvent(), { given: planned, response })
    expect(data).toEqual({ ...newEvent, version: 1, halls: [] })
  })

  it('are updated and keep their halls', async () => {
    const response = { status: 200, body: { ...matchEvent(2), ...eventUpdate, version: 2, halls: [matchHall()] } }
    const { data } = await verifyCall(updateEvent(), { given: planned, response })
    expect(data).toMatchObject({ ...eventUpdate, id: eventId, version: 2, halls: [{ id: hallId, version: 1 }] })
  })

  it('are deleted', async () => {
    const { error } = await verifyCall(deleteEvent(), { given: planned, response: { status: 204 } })
    expect(error).toBeUndefined()
  })
})

describe('plans', () => {
  it('are read with the families who have been told of them', async () => {
    const sent = [states.invitationSent, { weddingId, householdId, sendId: recordedSend.sendId }] as const
    const given = [...planned, createListedState(), sent]
    const response = { status: 200, body: matchPlans() }
    const { data } = await verifyCall(getPlans(), { given, response })
    expect(data).toEqual({ informed: [{ eventId, households: 1 }], answered: 0 })
  })

  it('are changed, which can be undone for a day', async () => {
    const response = { status: 200, body: { informed: [], answered: 0, undoUntil: undoableUntil } }
    const { data } = await verifyCall(changePlans(), { given: planned, response })
    expect(data).toEqual({ informed: [], answered: 0, undoUntil: expect.any(String) })
  })

  it('are postponed, with the replies asked for again', async () => {
    const postponed: PlanChange = { events: [{ id: eventId, version: 1, status: 'postponed' }], replies: 'askAgain' }
    const call = { ...changePlans(ownIds, postponed), receiving: 'a postponement of the wedding' }
    const response = { status: 200, body: { informed: [], answered: 0, undoUntil: undoableUntil } }
    const { data } = await verifyCall(call, { given: planned, response })
    expect(data).toMatchObject({ undoUntil: expect.any(String) })
  })

  it('are restored', async () => {
    const given = [...planned, plansChanged]
    const { data } = await verifyCall(undoPlans(), {
      given,
      response: { status: 200, body: { informed: [], answered: 0 } },
    })
    expect(data).toEqual({ informed: [], answered: 0 })
  })
})

describe('halls', () => {
  it('are created with the id that the browser has generated', async () => {
    const response = { status: 201, body: { ...newHall, hasPlaceName: false, version: 1 } }
    const { data } = await verifyCall(createHall(), { given: planned, response })
    expect(data).toEqual({ ...newHall, hasPlaceName: false, version: 1 })
  })

  it('are updated', async () => {
    const response = { status: 200, body: { ...hallUpdate, id: hallId, eventId, hasPlaceName: false, version: 2 } }
    const { data } = await verifyCall(updateHall(), { given: planned, response })
    expect(data).toEqual({ ...hallUpdate, id: hallId, eventId, hasPlaceName: false, version: 2 })
  })

  it('are deleted', async () => {
    const { error } = await verifyCall(deleteHall(), { given: planned, response: { status: 204 } })
    expect(error).toBeUndefined()
  })
})

it.each([
  ['a title with markup', buildCreateWedding({ ...newWedding, title: '<b>' }), 'title'],
  ['an unknown time zone', updateWedding(ownIds, { ...weddingUpdate, timeZone: 'Africa/Nowhere' }), 'timeZone'],
  ['an order without ids', orderEvents(ownIds, ['first']), 'ids.0'],
  ['an invalid time', createEvent(ownIds, { ...newEvent, time: '25:00' }), 'time'],
  ['a place with markup', updateEvent(ownIds, { ...eventUpdate, place: '<b>' }), 'place'],
  ['a date that is none', changePlans(ownIds, { events: [{ ...newPlans.events[0]!, date: 'soon' }] }), 'events.0.date'],
  ['a capacity of 0', createHall(ownIds, { ...newHall, capacity: 0 }), 'capacity'],
  ['a name with markup', updateHall(ownIds, { ...hallUpdate, name: '<b>' }), 'name'],
])('returns 400 with the invalid field for %s', async (what, call, field) => {
  const { error } = await verifyCall(call, { given: planned, when: `with ${what}`, response: createFieldError(field) })
  expect(error).toMatchObject(createBadRequest(field))
})

it.each([
  ['a wedding', updateWedding(), matchWedding(2), { id: weddingId, version: 2, title: 'عمر وليلى' }],
  ['an event', updateEvent(), matchEvent(2), { id: eventId, version: 2, halls: [{ id: hallId }] }],
  ['a hall', updateHall(), matchHall(2), { id: hallId, version: 2, name: 'قاعة النيل' }],
])('returns 409 with the current state when the version of %s is stale', async (_what, call, current, expected) => {
  const given = [createPlannedState(2)]
  const { error } = await verifyCall(call, { given, when: 'of an older version', response: createConflict(current) })
  expect(error).toMatchObject({ kind: 'other', status: 409, code: 'version_conflict', current: expected })
})

it.each([
  ['wedding', buildCreateWedding({ ...newWedding, id: weddingId }), matchWedding(), { id: weddingId, version: 1 }],
  ['event', createEvent(ownIds, { ...newEvent, id: eventId }), matchEvent(), { id: eventId, halls: [{ id: hallId }] }],
  ['hall', createHall(ownIds, { ...newHall, id: hallId }), matchHall(), { id: hallId, version: 1 }],
])(
  'returns 409 with what is stored when the id of a new %s was used before',
  async (_what, call, current, expected) => {
    const when = 'with an id that was used before'
    const { error } = await verifyCall(call, { given: planned, when, response: createRepetition(current) })
    expect(error).toMatchObject({ kind: 'other', status: 409, code: 'already_exists', current: expected })
  },
)

it('returns 409 with the current events when an order lacks one of them', async () => {
  const current = { items: [matchEvent()] }
  const { error } = await verifyCall(orderEvents(ownIds, []), {
    given: planned,
    when: 'that lacks one',
    response: createConflict(current),
  })
  expect(error).toMatchObject({ kind: 'other', status: 409, code: 'version_conflict' })
  expect(error).toHaveProperty('current.items', [expect.objectContaining({ id: eventId })])
})

it('returns 409 with the current events when the version in a change of plans is stale', async () => {
  const current = { items: [matchEvent(2)] }
  const { error } = await verifyCall(changePlans(), {
    given: [createPlannedState(2)],
    when: 'of an older version',
    response: createConflict(current),
  })
  expect(error).toMatchObject({ kind: 'other', status: 409, code: 'version_conflict' })
  expect(error).toHaveProperty('current.items', [expect.objectContaining({ id: eventId, version: 2 })])
})

const { title: _title, ...untitled } = newEvent
const foreignWedding = createForeignState({ weddingId: newWedding.id! })
const foreignHall = createForeignState({ hallId: newHall.id! })
const seated = [...planned, createListedState()]
const full = [...planned, fullWedding]

it.each([
  ['already_exists', 'with an id that another couple uses', buildCreateWedding(), [foreignWedding]],
  ['limit_reached', 'of an account that has as many as it can have', buildCreateWedding(), [weddingsFull]],
  ['in_use', 'with families', deleteWedding(), seated],
  [
    'already_exists',
    'with a kind that the wedding has',
    createEvent(ownIds, { ...untitled, kind: 'wedding' }),
    planned,
  ],
  ['already_exists', 'with an id that another wedding uses', createHall(), [...planned, foreignHall]],
  ['in_use', 'in which a family has seats', deleteEvent(), seated],
  ['in_use', 'in which a family has seats', deleteHall(), seated],
  ['too_late', 'when there is nothing to undo', undoPlans(), planned],
  ['limit_reached', 'that has as many as it can have', createEvent(), full],
  ['limit_reached', 'that has as many as it can have', createHall(), full],
] as const)('returns 409 with %s %s: $receiving', async (code, when, call, given) => {
  const { error } = await verifyCall(call, { given, when, response: conflicts[code] })
  expect(error).toMatchObject({ kind: 'other', status: 409, code })
})
