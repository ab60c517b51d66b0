import { createListedState, createPlannedState, verifyCall } from './wedding.ts'
import { householdCalls } from './householdCalls.ts'

const { exportHouseholdsCsv, exportHouseholdsXlsx } = householdCalls
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

it.each([
  ['csv', exportHouseholdsCsv(), 'text/csv'],
  ['xlsx', exportHouseholdsXlsx(), spreadsheet],
])('downloads the guest list as %s', async (_extension, call, type) => {
  const given = [createPlannedState(), createListedState()]
  const { data } = await verifyCall(call, { given, response: { status: 200, file: type } })
  expect(data).toBeInstanceOf(Blob)
  expect(data).toHaveProperty('type', type)
})
