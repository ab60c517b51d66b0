import { expect, it } from '@jest/globals'
import { parseImport } from '../parseImport'

const readLines = async (text: string) => (await parseImport({ text })).rows.map(({ cells }) => cells)

it.each([
  ['الحاج محمد 01012345678 5', ['الحاج محمد', '01012345678', '5']],
  ['5 الحاج محمد ٠١٠١٢٣٤٥٦٧٨', ['الحاج محمد', '٠١٠١٢٣٤٥٦٧٨', '5']],
  ['01012345678 - الحاج محمد - ٥', ['الحاج محمد', '01012345678', '٥']],
  ['الحاج محمد، 010 1234 5678، 5 أفراد', ['الحاج محمد', '010 1234 5678', '5']],
  ['محمد-01012345678-5', ['محمد', '01012345678', '5']],
  ['Mona +20 10 1234 5678 (3 persons)', ['Mona', '+20 10 1234 5678', '3']],
  ['د/ أحمد السيد عدد 4', ['د/ أحمد السيد', '', '4']],
  ['محمد 01012345678 / 01112345678', ['محمد', '01012345678, 01112345678', '']],
  ['12 01012345678 محمد', ['محمد', '01012345678', '12']],
  ['5 010 1234 5678 محمد', ['محمد', '010 1234 5678', '5']],
  ['010-12345678 محمد', ['محمد', '010-12345678', '']],
  ['عائلة النجار', ['عائلة النجار', '', '']],
  ['هدى شوقي 1.00123E+09 5', ['هدى شوقي', '1.00123E+09', '5']],
  ['محمد2 01012345678', ['محمد2', '01012345678', '']],
])('splits the line %s', async (line, cells) => {
  expect(await readLines(line)).toEqual([cells])
})

it('splits lines in which the parts have different orders', async () => {
  expect(await readLines('محمد, 01012345678, 5\n2, منى, 01112345678\n01212345678, هدى, 3')).toEqual([
    ['محمد', '01012345678', '5'],
    ['منى', '01112345678', '2'],
    ['هدى', '01212345678', '3'],
  ])
})

it.each([
  ['numbers', '1- محمد 5\n2- منى\n3- هدى 2'],
  ['Arabic numbers', '١. محمد 5\n٢. منى\n٣. هدى 2'],
  ['brackets', '1) محمد 5\n2) منى\n(3) هدى 2'],
  ['bullets', '• محمد 5\n• منى\n• هدى 2'],
  ['check marks', '✅ محمد 5\n☑️ منى\n* هدى 2'],
  ['bold text', '*محمد* 5\n*منى*\n*هدى* 2'],
  [
    'prefixes of messages',
    '[12/5, 10:22 PM] Mona: محمد 5\n[12/5, 10:22 PM] Mona: منى\n[5/12/27, 10:23:01] خالد: هدى 2',
  ],
  ['a header', 'الاسم العدد\nمحمد 5\nمنى\nهدى 2'],
])('removes %s from a copied list', async (_, text) => {
  expect(await readLines(text)).toEqual([
    ['محمد', '', '5'],
    ['منى', '', ''],
    ['هدى', '', '2'],
  ])
})

it('keeps seats before the names, which do not rise from 1 as numbering does', async () => {
  expect(await readLines('5 - محمد\n2 - منى')).toEqual([
    ['محمد', '', '5'],
    ['منى', '', '2'],
  ])
})

it('reads cells copied from a spreadsheet by their columns', async () => {
  const table = await parseImport({ text: 'محمد 2\t01012345678\t5\r\nمنى\t01112345678\t2\r\n' })
  expect(table).toMatchObject({ source: 'paste', header: ['', '', ''] })
  expect(table.rows[0]?.cells).toEqual(['محمد 2', '01012345678', '5'])
})
