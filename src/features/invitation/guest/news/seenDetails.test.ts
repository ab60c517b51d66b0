import { SEEN_INVITATIONS_KEPT } from '@/config/limits'
import { storageKeys } from '@shared/storageKeys'
import { changedSubjects, rememberDetails, seenDetails, type Details } from './seenDetails'

const details: Details = { date: '2027-06-18', time: '19:30', hall: 'Lotus', address: '1 Nile St', area: 'Zamalek', map: 'https://maps.app.goo.gl/a' }
const keep = (value: string) => localStorage.setItem(storageKeys.seenInvitations, value)

describe('what a browser remembers', () => {
  it('is found again by slug, any slug', () => {
    rememberDetails('__proto__', details)
    rememberDetails('عمر', { ...details, hall: 'Andalus' })
    expect(seenDetails('__proto__')).toEqual(details)
    expect(seenDetails('عمر')?.hall).toBe('Andalus')
    expect(seenDetails('constructor')).toBeUndefined()
  })

  it('is bounded; the invitations opened longest ago go first', () => {
    for (let i = 0; i < SEEN_INVITATIONS_KEPT; i += 1) rememberDetails(`s${i}`, details)
    rememberDetails('s0', details)
    rememberDetails('one-more', details)
    expect(seenDetails('s0')).toEqual(details)
    expect(seenDetails('s1')).toBeUndefined()
    expect(seenDetails('one-more')).toEqual(details)
  })

  it.each(['', '{', 'null', '7', '"x"', '[1,2]', '{"a":null}', '{"a":{"date":1}}', '{"a":{"date":"2027-06-18"}}'])('is nothing when damaged: %s', (damaged) => {
    keep(damaged)
    expect(seenDetails('a')).toBeUndefined()
    rememberDetails('a', details)
    expect(seenDetails('a')).toEqual(details)
  })
})

describe('changedSubjects', () => {
  it.each<[Partial<Details>, string[]]>([
    [{}, []],
    [{ date: '2027-06-19' }, ['date']],
    [{ time: '' }, ['time']],
    [{ hall: 'Andalus', map: 'https://maps.app.goo.gl/b' }, ['hall', 'map']],
    [{ area: 'Giza' }, ['address']],
    [{ address: '2 Nile St', area: 'Giza' }, ['address']],
    [{ map: '' }, []],
  ])('of %j are %j', (changes, subjects) => expect(changedSubjects(details, { ...details, ...changes })).toEqual(subjects))
})
