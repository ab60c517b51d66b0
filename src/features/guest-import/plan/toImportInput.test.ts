import { expect, it } from '@jest/globals'
import { countOutcomes, createChoices, type Choices, type Decision } from './choices'
import { createHousehold, MEN, planText, WOMEN } from '@tests/guestImport/plan'
import { buildEntries, toImportInput } from './toImportInput'

const HEADER = 'Name\tPhone\tNote\tSeats: قاعة الرجال\tSeats: قاعة النساء'
const table = (...rows: string[]) => [HEADER, ...rows].join('\n')
const decide = (...decisions: [line: number, decision: Decision][]): Choices => ({
  ...createChoices(true),
  decisions: new Map(decisions),
})
const toggle = (choices: Choices, ...lines: number[]): Choices => ({ ...choices, toggled: new Set(lines) })

it('builds the body with additions and updates, without undecided, unchanged and unnamed rows', async () => {
  const same = createHousehold({ name: 'هدى', phone: '01112345678', phoneE164: '+201112345678' })
  const changed = createHousehold({ name: 'خالد', phone: '01212345678', phoneE164: '+201212345678' })
  const rows = await planText(
    table('منى\t01012345678', 'هدى\t01112345678', 'خالد\t01212345678\tn', 'منى\t01512345678', '\t01098765432'),
    [same, changed],
  )
  const entries = buildEntries(rows, createChoices(true))
  expect(toImportInput(entries, 'csv', ' الضيوف.csv\n', 'an-id')).toEqual({
    id: 'an-id',
    source: 'csv',
    fileName: 'الضيوف.csv',
    rows: [
      { name: 'منى', side: 'both', phone: '01012345678' },
      { householdId: changed.id, note: 'n' },
    ],
  })
  expect(entries.map(({ lines }) => lines)).toEqual([[2], [4]])
  expect(countOutcomes(rows, createChoices(true), 2999)).toEqual({
    add: 1,
    update: 1,
    unchanged: 1,
    ask: 1,
    skip: 1,
    excess: 0,
  })
})

it('takes only the checked contacts of a phone', async () => {
  const rows = await planText(table('منى\t01012345678', 'هدى\t01112345678'))
  expect(buildEntries(rows, createChoices(false))).toEqual([])
  expect(buildEntries(rows, toggle(createChoices(false), 3))).toMatchObject([{ lines: [3] }])
})

it('sends a decision to add or to update', async () => {
  const household = createHousehold({ name: 'منى' })
  const rows = await planText(table('منى\t01012345678', 'مني\t01112345678'), [household])
  expect(buildEntries(rows, decide([2, 'add'], [3, household.id]))).toEqual([
    { row: { name: 'منى', side: 'both', phone: '01012345678' }, lines: [2] },
    { row: { householdId: household.id, name: 'مني', phone: '01112345678' }, lines: [3] },
  ])
})

it('sends two rows of one household as one row', async () => {
  const household = createHousehold({ name: 'منى', phone: '01012345678', phoneE164: '+201012345678' })
  const rows = await planText(table('منى\t01012345678\tn\t3', 'هدى\t01012345678\t\t\t2'), [household])
  expect(buildEntries(rows, decide([3, household.id]))).toEqual([
    {
      row: {
        householdId: household.id,
        name: 'هدى',
        note: 'n',
        seats: [
          { hallId: MEN, allowed: 3 },
          { hallId: WOMEN, allowed: 2 },
        ],
      },
      lines: [2, 3],
    },
  ])
})

it('merges a row into an earlier row, or adds it when that one is left out', async () => {
  const rows = await planText(table('منى\t01012345678', 'منى\t\tn'))
  const choices = decide([3, 'line-2'])
  expect(buildEntries(rows, choices)).toEqual([
    { row: { name: 'منى', side: 'both', phone: '01012345678', note: 'n' }, lines: [2, 3] },
  ])
  expect(buildEntries(rows, toggle(choices, 2))).toEqual([
    { row: { name: 'منى', side: 'both', note: 'n' }, lines: [3] },
  ])
})

it('counts by how many households the list would be too long', async () => {
  const rows = await planText(table('منى\t01012345678', 'هدى\t01112345678'))
  expect(countOutcomes(rows, createChoices(true), 2999).excess).toBe(1)
})
