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
  status: 'planned',
  replies: 'keep',
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

  it('postpones the other days that have a date with the wedding, or leaves them', () => {
    const values = createValues({ status: 'postponed', replies: 'askAgain' })
    expect(toPlanChange(events, day, values)).toEqual({
      events: [
        { id: day.id, version: 1, status: 'postponed' },
        { id: henna.id, version: 1, status: 'postponed' },
      ],
      replies: 'askAgain',
    })
    expect(toPlanChange(events, day, { ...values, otherDays: 'stay' }).events).toHaveLength(1)
  })

  it('calls all days off, and asks nothing about replies', () => {
    const values = createValues({ status: 'calledOff', otherDays: 'stay', replies: 'askAgain' })
    const change = toPlanChange(events, day, values)
    expect(change.events.map(({ status }) => status)).toEqual(['calledOff', 'calledOff', 'calledOff'])
    expect(change).not.toHaveProperty('replies')
    expect(listClashes([henna, { ...contract, date: henna.date, time: henna.time }, day], day, values)).toEqual([])
  })

  it('gives the days that were postponed with the wedding their new dates, by as many days', () => {
    const postponed = { ...day, status: 'postponed' } as const
    const waiting = { ...henna, status: 'postponed' } as const
    const values = createValues({ date: '2027-07-03' })
    expect(listDifferences([waiting, contract, postponed], postponed, values)).toMatchObject([
      { event: postponed, field: 'status', after: 'planned' },
      { event: postponed, field: 'date', after: '2027-07-03' },
      { event: waiting, field: 'status', after: 'planned' },
      { event: waiting, field: 'date', after: '2027-07-01' },
    ])
    expect(toPlanChange([waiting, postponed], postponed, values).events[1]).not.toHaveProperty('status')
  })

  it('knows a postponement whose response was lost', () => {
    const change = toPlanChange(events, day, createValues({ status: 'postponed', otherDays: 'stay' }))
    expect(isChanged([{ ...day, status: 'postponed', version: 2 }], change)).toBe(true)
    expect(isChanged([day], change)).toBe(false)
  })
})
