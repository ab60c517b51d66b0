import { countReplies, getAnswer, isAboveSeats, type AskedHousehold, type StatusLike } from './replies.ts'

const halls = [
  { id: 'men', eventId: 'wedding' },
  { id: 'women', eventId: 'wedding' },
  { id: 'henna', eventId: 'henna' },
]

type Numbers = Record<string, number>

const createHousehold = (id: string, allowed: Numbers, asksReply = true): AskedHousehold => ({
  id,
  asksReply,
  seats: Object.entries(allowed).map(([hallId, number]) => ({ hallId, allowed: number })),
})
const createReply = (coming: Numbers, children = 0) => ({
  seats: Object.entries(coming).map(([hallId, number]) => ({ hallId, coming: number, children })),
})
const createStatus = (coming: Numbers, children = 0): StatusLike => ({ reply: createReply(coming, children) })

describe('getAnswer', () => {
  const asked = createHousehold('a', { men: 2 })
  it.each([
    ['coming when anybody comes', asked, createStatus({ men: 1 }), 'coming'],
    ['notComing when nobody comes', asked, createStatus({}), 'notComing'],
    ['silent without a reply', asked, {}, 'silent'],
    ['silent without a status', asked, undefined, 'silent'],
    ['notAsked when the couple does not ask', createHousehold('a', { men: 2 }, false), undefined, 'notAsked'],
    ['notAsked without seats', createHousehold('a', {}), undefined, 'notAsked'],
    ['the reply of a household that is not asked', createHousehold('a', {}, false), createStatus({}), 'notComing'],
  ])('returns %s', (_what, household, status, answer) => expect(getAnswer(household, status)).toBe(answer))
})

it.each([
  ['as many as the seats', { men: 2 }, { men: 2 }, false],
  ['more than the seats', { men: 2 }, { men: 3 }, true],
  ['a hall without seats', { men: 2 }, { women: 1 }, true],
  ['nobody in a hall without seats', { men: 2 }, { women: 0 }, false],
])('isAboveSeats for %s', (_what, allowed, coming, expected) =>
  expect(isAboveSeats(createHousehold('a', allowed), createReply(coming))).toBe(expected),
)

describe('countReplies', () => {
  const households = [
    createHousehold('both events', { men: 3, women: 2, henna: 4 }),
    createHousehold('only henna', { henna: 2, men: 1 }),
    createHousehold('declined', { men: 5 }),
    createHousehold('silent', { men: 3, women: 4 }),
    createHousehold('not asked', { men: 7 }, false),
  ]
  const statuses = {
    'both events': createStatus({ men: 2, women: 2, henna: 3 }, 1),
    'only henna': createStatus({ henna: 2 }),
    declined: createStatus({}),
    'in the bin': createStatus({ men: 50 }),
  }
  const counts = countReplies(households, statuses, halls, 50)

  it('counts each household once, and its guests in the event to which most come', () =>
    expect(counts.total).toEqual({ coming: 2, notComing: 1, silent: 1, guests: 6 }))

  it('counts for each event only the households that are invited to it', () =>
    expect(counts.events).toEqual([
      { eventId: 'wedding', coming: 1, notComing: 2, silent: 1, guests: 4 },
      { eventId: 'henna', coming: 2, notComing: 0, silent: 0, guests: 5 },
    ]))

  it('counts for each hall the seats, the guests, and the silent seats for the forecast', () =>
    expect(counts.halls).toEqual([
      { hallId: 'men', allowed: 19, coming: 2, children: 1, silent: 3, forecast: 4 },
      { hallId: 'women', allowed: 6, coming: 2, children: 1, silent: 4, forecast: 4 },
      { hallId: 'henna', allowed: 6, coming: 5, children: 1, silent: 0, forecast: 5 },
    ]))

  it('ignores seats of halls that do not exist any more', () =>
    expect(
      countReplies([createHousehold('a', { gone: 9 })], { a: createStatus({ gone: 9 }) }, halls, 100),
    ).toMatchObject({ total: { guests: 0 }, events: [{ guests: 0 }, { guests: 0 }] }))
})
