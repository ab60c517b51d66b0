import { describe, expect, it } from '@jest/globals'
import { readPhones } from './readPhones'

const readNumbers = (cell: string) => readPhones(cell, 'EG').map(({ e164 }) => e164)

it.each([
  ['01012345678'],
  ['1012345678'],
  ['1012345678.0'],
  ['1,012,345,678'],
  ['٠١٠١٢٣٤٥٦٧٨'],
  ['۰۱۰۱۲۳۴۵۶۷۸'],
  ['+20 10 1234-5678'],
  ['0020 10 1234 5678'],
  ['201012345678'],
  ['(010) 1234 5678'],
  ['\u202A+201012345678\u202C'],
  ["'+201012345678"],
  ['\u202E01012345678\u202C'],
])('reads %j as an Egyptian mobile number', (cell) => {
  expect(readPhones(cell, 'EG')).toEqual([{ typed: cell.trim(), e164: '+201012345678' }])
})

it('reads national numbers of the given country', () => {
  expect(readPhones('050 123 4567', 'SA')).toEqual([{ typed: '050 123 4567', e164: '+966501234567' }])
})

it('reads a foreign number without a plus', () => {
  expect(readNumbers('966501234567')).toEqual(['+966501234567'])
})

it.each([
  ['01012345678 / 01112345678'],
  ['01012345678 ::: 01112345678'],
  ['01012345678\n01112345678'],
  ['01012345678، 01112345678'],
  ['01012345678 - 01112345678'],
  ['01012345678 01112345678'],
  ['010 1234 5678 / 011 1234 5678'],
])('reads two numbers from %j', (cell) => {
  expect(readNumbers(cell)).toEqual(['+201012345678', '+201112345678'])
})

it.each([['02/22345678'], ['02 - 2234 5678']])('reads one number from %j', (cell) => {
  expect(readNumbers(cell)).toEqual(['+20222345678'])
})

describe('problems', () => {
  it.each([
    ['1.00123E+09', 'scientific'],
    ['1,01235E+11', 'scientific'],
    ['0101234567x', 'letters'],
    ['بدون', 'letters'],
    ['12345', 'too-short'],
    ['01312345678', 'invalid'],
    ['0101234567890123', 'invalid'],
  ])('names what is wrong with %j', (cell, problem) => {
    expect(readPhones(cell, 'EG')).toEqual([{ typed: cell, e164: null, problem }])
  })

  it('keeps the valid number beside an invalid one', () => {
    expect(readPhones('01012345678 / 01312345678', 'EG')).toEqual([
      { typed: '01012345678', e164: '+201012345678' },
      { typed: '01312345678', e164: null, problem: 'invalid' },
    ])
  })
})

it('reads nothing from a blank cell', () => {
  expect(readPhones(' \u200F ', 'EG')).toEqual([])
})
