import { createHall, createHenna, createWeddingDay, sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { getInvitationPlans, isPlanned } from './plan'

describe('getInvitationPlans', () => {
  it('has the dates of the events, the time of the wedding and its time zone', () => {
    const events = [
      createHenna({ date: '2027-06-16' }),
      createHenna({ kind: 'contract', date: '2027-06-17' }),
      createWeddingDay({ date: '2027-06-18', time: '19:30' }),
      createWeddingDay({ kind: 'morning-after', date: '2027-06-19' }),
    ]
    expect(getInvitationPlans({ ...sampleWedding, timeZone: 'Asia/Riyadh' }, events, false)).toEqual({
      weddingId,
      timeZone: 'Asia/Riyadh',
      weddingDate: '2027-06-18',
      weddingTime: '19:30',
      hennaDate: '2027-06-16',
      crownDate: '2027-06-17',
    })
  })

  it('leaves out dates that are not set', () =>
    expect(getInvitationPlans(sampleWedding, [createWeddingDay({ date: undefined })], false)).toEqual({
      weddingId,
      timeZone: 'Africa/Cairo',
    }))

  it('has none of the ceremonies that the other invitations do not show', () => {
    const events = [createHenna({ date: undefined }), createHenna({ kind: 'contract', date: '2027-06-17' })]
    expect(getInvitationPlans(sampleWedding, events, true)).toMatchObject({
      engagementDate: 'none',
      hennaDate: 'none',
      crownDate: '2027-06-17',
    })
  })
})

describe('isPlanned', () => {
  const hall = createHall('e', { capacity: undefined })
  it.each([
    ['a date and seats in every hall', [createWeddingDay()], true],
    ['no date', [createWeddingDay({ date: undefined })], false],
    ['a hall without a number of seats', [createWeddingDay(), createHenna({ halls: [hall] })], false],
  ])('for a wedding with %s', (_what, events, planned) => expect(isPlanned(events)).toBe(planned))
})
