import { SEEN_INVITATIONS_KEPT } from '@/config/limits'
import { guestStorageKeys } from '@shared/guestStorageKeys'
import { findChanges, storeDetails, readSeenDetails, type Details } from './seenDetails'

const details: Details = {
  date: '2027-06-18',
  time: '19:30',
  hall: 'Lotus',
  address: '1 Nile St',
  area: 'Zamalek',
  map: 'https://maps.app.goo.gl/a',
}
const storeRaw = (value: string) => localStorage.setItem(guestStorageKeys.seenInvitations, value)

describe('storeDetails and readSeenDetails', () => {
  it('handle any slug, including names of object properties', () => {
    storeDetails('__proto__', details)
    storeDetails('عمر', { ...details, hall: 'Andalus' })
    expect(readSeenDetails('__proto__')).toEqual(details)
    expect(readSeenDetails('عمر')?.hall).toBe('Andalus')
    expect(readSeenDetails('constructor')).toBeUndefined()
  })

  it('evict the invitation that was opened least recently', () => {
    for (let i = 0; i < SEEN_INVITATIONS_KEPT; i += 1) storeDetails(`s${i}`, details)
    storeDetails('s0', details)
    storeDetails('one-more', details)
    expect(readSeenDetails('s0')).toEqual(details)
    expect(readSeenDetails('s1')).toBeUndefined()
    expect(readSeenDetails('one-more')).toEqual(details)
  })

  it.each(['', '{', 'null', '7', '"x"', '[1,2]', '{"a":null}', '{"a":{"date":1}}', '{"a":{"date":"2027-06-18"}}'])(
    'ignore invalid data: %s',
    (damaged) => {
      storeRaw(damaged)
      expect(readSeenDetails('a')).toBeUndefined()
      storeDetails('a', details)
      expect(readSeenDetails('a')).toEqual(details)
    },
  )
})

describe('findChanges', () => {
  it.each<[Partial<Details>, string[]]>([
    [{}, []],
    [{ date: '2027-06-19' }, ['date']],
    [{ time: '' }, ['time']],
    [{ hall: 'Andalus', map: 'https://maps.app.goo.gl/b' }, ['hall', 'map']],
    [{ area: 'Giza' }, ['address']],
    [{ address: '2 Nile St', area: 'Giza' }, ['address']],
    [{ map: '' }, []],
  ])('for the changes %j returns %j', (changes, subjects) => {
    storeDetails('a', details)
    expect(findChanges('a', { ...details, ...changes })?.subjects ?? []).toEqual(subjects)
  })

  it('returns null on a first visit', () => {
    expect(findChanges('b', details)).toBeNull()
  })
})
