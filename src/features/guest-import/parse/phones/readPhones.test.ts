import { describe, expect, it } from '@jest/globals'
import { createNumberReader } from './numberReader'
import { readPhones } from './readPhones'

const readCell = (cell: string, ...countries: string[]) =>
  readPhones(cell, createNumberReader(countries.length > 0 ? countries : ['EG']))
const readNumbers = (cell: string) => readCell(cell).phones.map(({ e164 }) => e164)

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
  expect(readCell(cell)).toEqual({ phones: [{ typed: cell.trim(), e164: '+201012345678', isMobile: true }], rest: '' })
})

it('reads national numbers of the given country', () => {
  expect(readCell('050 123 4567', 'SA', 'EG').phones).toEqual([
    { typed: '050 123 4567', e164: '+966501234567', isMobile: true },
  ])
})

it('marks a number that is none of the first country as a guess', () => {
  expect(readCell('010 1234 5678', 'SA', 'EG').phones).toEqual([
    { typed: '010 1234 5678', e164: '+201012345678', isMobile: true, isGuess: true },
  ])
})

it.each([
  ['01012345678 (ماما)', 'ماما'],
  ['ماما 01012345678', 'ماما'],
  ['ت: 01012345678', ''],
  ['موبايل 01012345678', ''],
  ['Tel. 01012345678', ''],
  ['="01012345678"', ''],
  ['19123 / 01012345678', '19123'],
  ['01012345678 - 19123', '19123'],
  ['122 01012345678', '122'],
  ['الخط الساخن 19123، 010 1234 5678', 'الخط الساخن 19123'],
  ['+2 01012345678', ''],
  ['+2-010-1234-5678', ''],
  ['2 010 1234 5678', ''],
  ['002 01012345678', ''],
  ['0020 10 1234 5678', ''],
])('reads the number of %j and keeps what stands beside it', (cell, rest) => {
  const reading = readCell(cell)
  expect(reading.phones.map(({ e164 }) => e164)).toEqual(['+201012345678'])
  expect(reading.rest).toBe(rest)
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
  ['01012345678-01112345678'],
  ['01012345678–01112345678'],
  ['010 1234 5678 011 1234 5678'],
  ['01012345678 أو 01112345678'],
  ['+2010-1234-5678/+2011-1234-5678'],
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
    ['19123', 'short-number'],
    ['0101234567', 'invalid'],
    ['0151234567', 'invalid'],
    ['01312345678', 'invalid'],
    ['0101234567890123', 'invalid'],
  ])('names what is wrong with %j', (cell, problem) => {
    expect(readCell(cell)).toEqual({ phones: [{ typed: cell, e164: null, problem }], rest: '' })
  })

  it('keeps the valid number beside an invalid one', () => {
    expect(readCell('01012345678 / 01312345678').phones).toEqual([
      { typed: '01012345678', e164: '+201012345678', isMobile: true },
      { typed: '01312345678', e164: null, problem: 'invalid' },
    ])
  })
})

it('reads nothing from a blank cell', () => {
  expect(readCell(' \u200F ')).toEqual({ phones: [], rest: '' })
})
