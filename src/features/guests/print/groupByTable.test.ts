import type { Household } from '@/api/weddings'
import { createHousehold } from '@tests/mocks/guests'
import { createReply, createStatus } from '@tests/mocks/replies'
import { groupByTable, sumUp } from './groupByTable'

const seat = (name: string, tableLabel?: string, allowed = 1) =>
  createHousehold({ name, seats: [{ hallId: 'men', allowed }], ...(tableLabel === undefined ? {} : { tableLabel }) })
const group = (...households: Household[]) => groupByTable(households, {}, 'men', { hasDeclined: true })
const getLabels = (...tables: (string | undefined)[]) =>
  group(...tables.map((table) => seat('Ahmed', table))).map(({ label }) => label)

it('leaves out families without seats in the hall', () => {
  const elsewhere = createHousehold({ name: 'Mona', seats: [{ hallId: 'women', allowed: 3 }] })
  const none = createHousehold({ name: 'Sara', seats: [{ hallId: 'men', allowed: 0 }] })
  expect(group(elsewhere, none)).toEqual([])
})

it.each([
  [
    ['10', '2', undefined, '1'],
    ['1', '2', '10', undefined],
  ],
  [
    ['١٠', '3', '٢'],
    ['٢', '3', '١٠'],
  ],
  [
    ['VIP 10', 'عائلة العريس', 'VIP 2', '7'],
    ['7', 'VIP 2', 'VIP 10', 'عائلة العريس'],
  ],
])('orders the tables %j naturally', (tables, expected) => {
  expect(getLabels(...tables)).toEqual(expected)
})

it('takes the same label in other digits and letter case as one table', () => {
  expect(getLabels('2', '٢', '۲')).toEqual(['2'])
  expect(getLabels('vip', 'VIP')).toEqual(['vip'])
})

it('sums the seats of a table, and orders its families by name', () => {
  const { households } = group(seat('منى', '2', 3), seat('أحمد', '2', 4), seat('إبراهيم', '2', 1))[0]!
  expect(sumUp(households).seats).toBe(8)
  expect(households.map(({ household }) => household.name)).toEqual(['إبراهيم', 'أحمد', 'منى'])
})

describe('with replies', () => {
  const [coming, elsewhere, silent] = [seat('a', '1', 4), seat('b', '1', 2), seat('c', '1', 3)]
  const takenAway = createHousehold({ name: 'd', tableLabel: '1', seats: [] })
  const inMen = [{ hallId: 'men', coming: 3, children: 1 }]
  const replies = {
    [coming.id]: createStatus(coming.id, createReply({ seats: inMen, message: 'Mabrouk' })),
    [elsewhere.id]: createStatus(elsewhere.id, createReply({ seats: [{ hallId: 'women', coming: 2, children: 0 }] })),
    [takenAway.id]: createStatus(takenAway.id, createReply({ seats: inMen })),
  }
  const list = (hasDeclined: boolean) =>
    groupByTable([coming, elsewhere, silent, takenAway], replies, 'men', { hasDeclined })[0]!.households

  it('says who comes to the hall, children apart', () => {
    expect(list(true).map((one) => [one.household.name, one.answer, one.coming, one.children])).toEqual([
      ['a', 'coming', 3, 1],
      ['b', 'notComing', 0, 0],
      ['c', 'silent', 0, 0],
      ['d', 'coming', 3, 1],
    ])
    expect(list(true)[0]?.message).toBe('Mabrouk')
    expect(sumUp(list(true))).toEqual({ families: 4, seats: 9, coming: 6, children: 2 })
  })

  it('leaves out families that do not come to the hall', () => {
    expect(list(false).map(({ household }) => household.name)).toEqual(['a', 'c', 'd'])
  })
})
