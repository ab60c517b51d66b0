import { hasSameValues, mergeEdit } from './mergeEdit'

const base = { date: '2027-06-16', time: '20:00', place: '' }

describe('mergeEdit', () => {
  it('keeps edits of different fields without a conflict', () => {
    const mine = { ...base, place: 'Home' }
    const theirs = { ...base, date: '2027-06-17' }
    expect(mergeEdit(base, mine, theirs)).toEqual({ values: { ...theirs, place: 'Home' }, conflicts: [] })
  })

  it('reports a field that both edited, with the typed value', () => {
    const mine = { ...base, date: '2027-06-18' }
    const theirs = { ...base, date: '2027-06-17', time: '21:00' }
    expect(mergeEdit(base, mine, theirs)).toEqual({
      values: { ...base, date: '2027-06-18', time: '21:00' },
      conflicts: ['date'],
    })
  })

  it('reports no conflict when both edits are equal', () => {
    const edited = { ...base, time: '21:00' }
    expect(mergeEdit(base, edited, { ...edited }).conflicts).toEqual([])
  })
})

it('hasSameValues compares all fields', () => {
  expect([hasSameValues(base, { ...base }), hasSameValues(base, { ...base, place: 'x' })]).toEqual([true, false])
})
