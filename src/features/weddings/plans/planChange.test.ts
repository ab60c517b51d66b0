import { createHenna, createWeddingDay } from '@tests/fixtures/wedding'
import { toEventValues } from '../form/eventValues'
import { isChanged, listClashes, listDifferences, toPlanChange, type PlanValues } from './planChange'

const place = { place: 'Nile Hall', address: '12 Corniche', area: 'Zamalek' }
const day = createWeddingDay({ ...place, date: '2027-06-18', time: '19:30' })
const henna = createHenna({ date: '2027-06-16', time: '20:00' })
const contract = createHenna({ id: '1', kind: 'contract', date: undefined, time: undefined, place: undefined })
const events = [henna, contract, day]
const createValues = (changes: Partial<PlanValues>): PlanValues => ({
  ...toEventValues(day),
  otherDays: 'shift',
  ...changes,
})

describe('a change of plans', () => {
  it('moves the other days that have a date by as many days, over the end of a month', () => {
    const differences = listDifferences(events, day, createValues({ date: '2027-07-03' }))
    expect(differences.map(({ event, before, after }) => [event.kind, before, after])).toEqual([
      ['wedding', '2027-06-18', '2027-07-03'],
      ['henna', '2027-06-16', '2027-07-01'],
    ])
  })

  it('leaves the other days where they are if asked', () => {
    const values = createValues({ date: '2027-07-03', place: ' Pearl Hall ', otherDays: 'stay' })
    expect(listDifferences(events, day, values).map(({ field, after }) => [field, after])).toEqual([
      ['date', '2027-07-03'],
      ['place', 'Pearl Hall'],
    ])
    expect(toPlanChange(events, day, values).events).toEqual([
      { id: day.id, version: 1, ...place, place: 'Pearl Hall', date: '2027-07-03', time: '19:30' },
    ])
  })

  it('finds events at the same date and time', () => {
    const values = createValues({ date: '2027-06-16', time: '20:00', otherDays: 'stay' })
    expect(listClashes(events, day, values)).toEqual([[henna, day]])
    expect(listClashes(events, day, createValues({}))).toEqual([])
  })

  it('knows a change whose response was lost', () => {
    const change = toPlanChange(events, day, createValues({ date: '2027-07-03' }))
    const moved = [
      { ...day, date: '2027-07-03', version: 2 },
      { ...henna, date: '2027-07-01', version: 2 },
    ]
    expect(isChanged(moved, change)).toBe(true)
    expect(isChanged([moved[0]!, henna], change)).toBe(false)
  })
})
