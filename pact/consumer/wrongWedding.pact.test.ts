import { absent, plannedWedding } from '../states.ts'
import { createBadRequest, createFieldError, notFound } from './contract.ts'
import { createForeignState, createPlannedState, ownIds, verifyCall } from './wedding.ts'
import { activityCalls } from './activityCalls.ts'
import { deskCalls } from './deskCalls.ts'
import { householdCalls } from './householdCalls.ts'
import { memberCalls } from './memberCalls.ts'
import { noticeCalls } from './noticeCalls.ts'
import { replyCalls } from './replyCalls.ts'
import { requestCalls } from './requestCalls.ts'
import { weddingCalls } from './weddingCalls.ts'

const { deleteWedding, listEvents, updateEvent, deleteEvent, updateHall, deleteHall, getPlans, undoPlans } =
  weddingCalls
const { updateHousehold, deleteHousehold, undoImport } = householdCalls
const { getGuestSummary, listImports, exportHouseholdsCsv, exportHouseholdsXlsx } = householdCalls
const { deleteSend, listMessageTemplates, renewHouseholdLink, revokeHouseholdLink, openHouseholdOnDesk } = deskCalls

const calls = {
  ...activityCalls,
  ...weddingCalls,
  ...householdCalls,
  ...replyCalls,
  ...noticeCalls,
  ...requestCalls,
  ...deskCalls,
  ...memberCalls,
}
describe.each(Object.entries(calls))('%s', (_operation, buildCall) => {
  it("returns 404 for another couple's wedding", async () => {
    const given = [createForeignState(plannedWedding)]
    const { error } = await verifyCall(buildCall(), { given, when: 'of another couple', response: notFound })
    expect(error).toEqual({ kind: 'notFound' })
  })
})

/** Calls that name more than a wedding, which may have been deleted in another window. */
const withDeletedPart = {
  updateEvent: updateEvent({ ...ownIds, eventId: absent.id }),
  deleteEvent: deleteEvent({ ...ownIds, eventId: absent.id }),
  updateHall: updateHall({ ...ownIds, hallId: absent.id }),
  deleteHall: deleteHall({ ...ownIds, hallId: absent.id }),
  updateHousehold: updateHousehold({ ...ownIds, householdId: absent.id }),
  deleteHousehold: deleteHousehold({ ...ownIds, householdId: absent.id }),
  undoImport: undoImport({ ...ownIds, importId: absent.id }),
  deleteSend: deleteSend(ownIds, absent.id),
  renewHouseholdLink: renewHouseholdLink({ ...ownIds, householdId: absent.id }),
  revokeHouseholdLink: revokeHouseholdLink({ ...ownIds, householdId: absent.id }),
  openHouseholdOnDesk: openHouseholdOnDesk({ ...ownIds, householdId: absent.id }),
}
it.each(Object.entries(withDeletedPart))('%s returns 404 for an unknown id', async (_operation, call) => {
  const { error } = await verifyCall(call, {
    given: [createPlannedState()],
    when: 'that does not exist',
    response: notFound,
  })
  expect(error).toEqual({ kind: 'notFound' })
})

/** Calls without a body. */
const addressed = {
  deleteWedding,
  listEvents,
  getPlans,
  undoPlans,
  deleteEvent,
  deleteHall,
  deleteHousehold,
  getGuestSummary,
  listImports,
  undoImport,
  exportHouseholdsCsv,
  exportHouseholdsXlsx,
  deleteSend,
  listMessageTemplates,
  renewHouseholdLink,
  revokeHouseholdLink,
  openHouseholdOnDesk,
}
it.each(Object.entries(addressed))('%s returns 400 for an invalid id', async (_operation, buildCall) => {
  const { error } = await verifyCall(buildCall({ ...ownIds, weddingId: 'no-id' }), {
    when: 'by a wrong id of the wedding',
    response: createFieldError('weddingId'),
  })
  expect(error).toMatchObject(createBadRequest('weddingId'))
})
