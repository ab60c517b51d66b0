import { otherWedding, states } from '../states.ts'
import { createBadRequest, createFieldError } from './contract.ts'
import {
  conflicts,
  createForeignState,
  createImportedState,
  createListedState,
  createPlannedState,
  fullWedding,
  matchImport,
  ownIds,
  undoableUntil,
  undoneAt,
  verifyCall,
} from './wedding.ts'
import { importInput, householdCalls } from './householdCalls.ts'

const { listImports, importHouseholds, undoImport } = householdCalls
const { importId } = ownIds
const planned = [createPlannedState()]
const listed = [...planned, createListedState()]
const imported = [...planned, createImportedState(1)]
const stored = matchImport({ added: 1, updated: 0, unchanged: 0 })

it('listImports returns the imports', async () => {
  const response = { status: 200, body: { items: [{ ...stored, undoableUntil }] } }
  const { data } = await verifyCall(listImports(), { given: imported, response })
  expect(data).toMatchObject({
    items: [{ id: importId, fileName: 'الضيوف.csv', added: 1, undoableUntil: expect.any(String) }],
  })
})

describe('importHouseholds', () => {
  it('returns what the import has added and updated', async () => {
    const body = { ...matchImport({ added: 1, updated: 1, unchanged: 0 }), undoableUntil }
    const { data } = await verifyCall(importHouseholds(), { given: listed, response: { status: 201, body } })
    expect(data).toMatchObject({ id: importId, added: 1, updated: 1, undoableUntil: expect.any(String) })
  })

  it.each([
    ['a name with markup', { name: '<b>' }, 'rows.0.name'],
    ['a family that was deleted', { householdId: ownIds.householdId, name: 'منى' }, 'rows.0.householdId'],
    [
      'seats in a hall that was deleted',
      { name: 'منى', seats: [{ hallId: otherWedding.hallId, allowed: 1 }] },
      'rows.0.seats',
    ],
  ])('returns 400 with the row of the invalid field for %s', async (what, row, field) => {
    const { error } = await verifyCall(importHouseholds(ownIds, { ...importInput, rows: [row] }), {
      given: planned,
      when: `with ${what}`,
      response: createFieldError(field),
    })
    expect(error).toMatchObject(createBadRequest(field))
  })
})

it('undoImport returns what it has undone', async () => {
  const body = { removed: 1, restored: 0, kept: 0, import: { ...stored, undoneAt } }
  const { data } = await verifyCall(undoImport(), { given: imported, response: { status: 200, body } })
  expect(data).toMatchObject({ removed: 1, restored: 0, kept: 0, import: { undoneAt: expect.any(String) } })
})

const additions = { ...importInput, rows: importInput.rows.filter(({ householdId }) => householdId === undefined) }
const foreignImport = [states.listImported, { weddingId: otherWedding.weddingId, importId, hoursAgo: 1 }] as const

it.each([
  [
    'already_exists',
    'with an id that another wedding uses',
    importHouseholds(),
    [...listed, createForeignState(), foreignImport],
  ],
  ['limit_reached', 'that is full', importHouseholds(ownIds, additions), [...planned, fullWedding]],
  ['too_late', 'of the day before yesterday', undoImport(), [...planned, createImportedState(48)]],
] as const)('returns 409 with %s for a call %s', async (code, when, call, given) => {
  const { error } = await verifyCall(call, { given, when, response: conflicts[code] })
  expect(error).toMatchObject({ kind: 'other', status: 409, code })
})
