import { buildQueue, findNext, findOpenedBy } from './queue.ts'
import type { MessageKind, QueueHousehold, QueueInput, QueueStatus } from './queue.ts'

const TODAY = '2027-06-01'
const NOW = Date.parse(`${TODAY}T12:00:00Z`)
const at = (daysAgo: number): string => new Date(NOW - daysAgo * 86_400_000).toISOString()

const household = (id: string, changes: Partial<QueueHousehold> = {}): QueueHousehold => ({
  id,
  seats: [{ hallId: 'hall', allowed: 3 }],
  asksReply: true,
  linkToken: `token-${id}`,
  phoneE164: '+201012345678',
  updatedAt: at(30),
  ...changes,
})
type Result = QueueStatus['sends'][number]['result']
const send = (kind: MessageKind, result: Result = 'sent', daysAgo = 5) => ({ kind, result, createdAt: at(daysAgo) })
const status = (householdId: string, sends: QueueStatus['sends'], coming?: number) => ({
  [householdId]: { sends, ...(coming === undefined ? {} : { reply: { seats: [{ coming }] } }) },
})
const wedding = { date: '2027-06-18', halls: [{ id: 'hall' }] }

type Changes = Partial<Omit<QueueInput<QueueHousehold>, 'statuses'>> & { statuses?: ReturnType<typeof status>[] }
const build = (kind: MessageKind, { statuses = [], ...changes }: Changes) => {
  const input = { households: [household('a')], events: [wedding], today: TODAY, now: NOW, ...changes }
  const merged: QueueInput<QueueHousehold>['statuses'] = Object.assign({}, ...statuses)
  const { households, withoutNumber, wrongNumbers, counts } = buildQueue(kind, { ...input, statuses: merged })
  const [ids, apart, wrong] = [households, withoutNumber, wrongNumbers].map((part) => part.map(({ id }) => id))
  return { ids, apart, wrong, counts }
}
const getIds = (kind: MessageKind, changes: Changes) => build(kind, changes).ids

describe('invitations', () => {
  it('are for families with seats in an event and a link, in list order', () => {
    const households = [
      household('b'),
      household('a'),
      household('seatless', { seats: [] }),
      household('unknown hall', { seats: [{ hallId: 'gone', allowed: 2 }] }),
      household('revoked', { linkToken: undefined }),
      household('removed', { dataRemovedAt: at(1) }),
    ]
    expect(getIds('invite', { households })).toEqual(['b', 'a'])
  })

  it('leave out who was invited, and put skipped families last, the earliest first', () => {
    const households = ['sent', 'skipped 1', 'skipped 2', 'new'].map((id) => household(id))
    const statuses = [
      status('sent', [send('invite')]),
      status('skipped 1', [send('invite', 'skipped', 1)]),
      status('skipped 2', [send('invite', 'skipped', 2)]),
    ]
    const { ids, counts } = build('invite', { households, statuses })
    expect(ids).toEqual(['new', 'skipped 2', 'skipped 1'])
    expect(counts).toEqual({ sent: 1, waiting: 1, skipped: 2, left: 3 })
  })

  it('keep families without a number apart, and count them as not sent yet', () => {
    const households = ['sent', 'silent', 'a'].map((id) => household(id, { phoneE164: undefined }))
    const statuses = [status('sent', [send('invite')], 2), status('silent', [send('invite', 'skipped', 1)])]
    const { ids, apart, counts } = build('invite', { households: [...households, household('b')], statuses })
    expect([ids, apart]).toEqual([['b'], ['silent', 'a']])
    expect(counts).toEqual({ sent: 1, waiting: 0, skipped: 0, left: 3 })
  })

  it('leave out wrong numbers until the family is edited', () => {
    const statuses = [status('a', [send('invite', 'wrongNumber', 2)])]
    expect(build('invite', { statuses })).toMatchObject({ ids: [], wrong: ['a'], counts: { sent: 0, left: 0 } })
    expect(getIds('invite', { statuses, households: [household('a', { updatedAt: at(1) })] })).toEqual(['a'])
  })
})

describe('changes', () => {
  const moved = { ...wedding, movedAt: at(3) }

  it('are for families that were invited before an event of theirs was moved', () => {
    const henna = { date: '2027-06-16', movedAt: at(1), halls: [{ id: 'henna' }] }
    const households = ['before', 'after', 'not invited'].map((id) => household(id))
    const statuses = [status('before', [send('invite')]), status('after', [send('invite', 'sent', 2)])]
    expect(getIds('change', { households, statuses, events: [moved, henna] })).toEqual(['before'])
  })

  it('count as sent until the event is moved again', () => {
    const statuses = [status('a', [send('invite'), send('change', 'sent', 2)])]
    expect(build('change', { statuses, events: [moved] }).counts).toMatchObject({ sent: 1, left: 0 })
    expect(getIds('change', { statuses, events: [{ ...moved, movedAt: at(1) }] })).toEqual(['a'])
  })
})

describe('reminders', () => {
  const invited = [status('a', [send('invite')])]

  it('are for invited families without a reply', () => {
    expect(getIds('reminder', { statuses: invited })).toEqual(['a'])
    expect(getIds('reminder', { statuses: [] })).toEqual([])
    expect(getIds('reminder', { statuses: [status('a', [send('invite')], 0)] })).toEqual([])
    expect(getIds('reminder', { statuses: invited, households: [household('a', { asksReply: false })] })).toEqual([])
  })

  it('end with the last day for replies, else with the last event of the family', () => {
    const statuses = invited
    expect(getIds('reminder', { statuses, replyBy: TODAY })).toEqual(['a'])
    expect(getIds('reminder', { statuses, replyBy: '2027-05-31' })).toEqual([])
    expect(getIds('reminder', { statuses, events: [{ ...wedding, date: '2027-05-31' }] })).toEqual([])
    expect(getIds('reminder', { statuses, events: [{ halls: wedding.halls }] })).toEqual(['a'])
  })

  it('are repeated after three days', () => {
    const remind = (daysAgo: number) => [status('a', [send('invite'), send('reminder', 'sent', daysAgo)])]
    expect(build('reminder', { statuses: remind(2.9) }).counts).toMatchObject({ sent: 1, left: 0 })
    expect(getIds('reminder', { statuses: remind(3.1) })).toEqual(['a'])
  })

  it('leave out numbers that were wrong for another message', () => {
    const statuses = [status('a', [send('invite'), send('change', 'wrongNumber', 1)])]
    expect(getIds('reminder', { statuses })).toEqual([])
  })
})

it('thanks are for families that came, once, from the day after the last event', () => {
  const households = ['came', 'declined', 'silent', 'thanked'].map((id) => household(id))
  const statuses = [
    status('came', [], 2),
    status('declined', [], 0),
    status('silent', [send('invite')]),
    status('thanked', [send('thanks')], 1),
  ]
  const after = { households, statuses, events: [wedding, { date: '2027-06-19', halls: [] }], today: '2027-06-20' }
  expect(build('thanks', after)).toMatchObject({ ids: ['came'], counts: { sent: 1 } })
  expect(getIds('thanks', { ...after, today: '2027-06-19' })).toEqual([])
})

describe.each(['postponed', 'calledOff'] as const)('a wedding that is %s', (eventStatus) => {
  const events = [{ ...wedding, status: eventStatus, movedAt: at(1) }]
  const statuses = [status('a', [send('invite')])]

  it('is only a change: nobody is invited, reminded or thanked', () => {
    expect(getIds('change', { events, statuses })).toEqual(['a'])
    expect(getIds('invite', { events })).toEqual([])
    expect(getIds('reminder', { events, statuses })).toEqual([])
    expect(getIds('thanks', { events, statuses: [status('a', [], 2)], today: '2027-06-19' })).toEqual([])
  })

  it('leaves other events as they are', () => {
    const henna = { date: '2027-06-16', halls: [{ id: 'henna' }] }
    const households = [household('a', { seats: [{ hallId: 'henna', allowed: 2 }] })]
    expect(getIds('invite', { events: [...events, henna], households })).toEqual(['a'])
  })
})

describe('members who send at the same time', () => {
  const desk = { memberId: 'mother', until: at(-1) }
  const queue = ['a', 'b', 'c'].map((id) => household(id))
  const getNext = (presentId: string | undefined, ...openElsewhere: string[]) =>
    findNext(queue, presentId, (id) => openElsewhere.includes(id))?.id

  it('know who has a family open, until that has expired', () => {
    expect(findOpenedBy({ desk }, 'bride', NOW)).toBe('mother')
    expect(findOpenedBy({ desk }, 'mother', NOW)).toBeUndefined()
    expect(findOpenedBy({ desk }, undefined, NOW)).toBeUndefined()
    expect(findOpenedBy({ desk }, 'bride', Date.parse(desk.until))).toBeUndefined()
    expect(findOpenedBy(undefined, 'bride', NOW)).toBeUndefined()
  })

  it('get the first family that nobody else has open', () => {
    expect(getNext(undefined)).toBe('a')
    expect(getNext(undefined, 'a')).toBe('b')
    expect(getNext('b', 'a')).toBe('c')
  })

  it('get one that somebody else has open when there is no other', () => {
    expect(getNext('c', 'a', 'b')).toBe('a')
    expect(findNext(queue.slice(0, 1), 'a', () => true)?.id).toBe('a')
    expect(findNext([], 'a', () => false)).toBeUndefined()
  })
})
