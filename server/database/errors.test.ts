import { getErrorCode, isDatabaseAway, isUniqueViolation } from './errors.ts'

const createError = (code: string) => Object.assign(new Error('x'), { code })

it('isUniqueViolation recognizes the codes of SQLite and PostgreSQL', () => {
  const codes = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', '23503']
  expect(codes.map((code) => isUniqueViolation(createError(code)))).toEqual([true, true, false])
})

it('isDatabaseAway recognizes the codes of SQLite and PostgreSQL', () => {
  const codes = ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', '57P01', '53300', 'ECONNREFUSED', '42P01', 'SQLITE_ERROR']
  expect(codes.map((code) => isDatabaseAway(createError(code)))).toEqual([true, true, true, true, true, false, false])
})

it('getErrorCode returns an empty text without an error', () => {
  expect(getErrorCode(null)).toBe('')
})
