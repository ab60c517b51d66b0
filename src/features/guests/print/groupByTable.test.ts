import { createHousehold } from '@tests/mocks/guests'
import { groupByTable } from './groupByTable'

const seat = (name: string, tableLabel?: string, allowed = 1) =>
  createHousehold({ name, seats: [{ hallId: 'men', allowed }], ...(tableLabel === undefined ? {} : { tableLabel }) })
const getLabels = (...tables: (string | undefined)[]) =>
  groupByTable(
    tables.map((table) => seat('Ahmed', table)),
    'men',
  ).map(({ label }) => label)

it('leaves out families without seats in the hall', () => {
  const elsewhere = createHousehold({ name: 'Mona', seats: [{ hallId: 'women', allowed: 3 }] })
  const none = createHousehold({ name: 'Sara', seats: [{ hallId: 'men', allowed: 0 }] })
  expect(groupByTable([elsewhere, none], 'men')).toEqual([])
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
  const [group] = groupByTable([seat('منى', '2', 3), seat('أحمد', '2', 4), seat('إبراهيم', '2', 1)], 'men')
  expect(group?.seats).toBe(8)
  expect(group?.households.map(({ household }) => household.name)).toEqual(['إبراهيم', 'أحمد', 'منى'])
})
