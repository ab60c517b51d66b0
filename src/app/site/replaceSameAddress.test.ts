import { replaceSameAddress } from './replaceSameAddress'

const own = history.pushState
afterEach(() => {
  history.pushState = own
})

describe('replaceSameAddress', () => {
  it('adds one history entry, with the latest state, for an address that is pushed twice', () => {
    replaceSameAddress(history)
    const before = history.length
    history.pushState({ press: 1 }, '', '/login?next=%2Fhome#top')
    history.pushState({ press: 2 }, '', '/login?next=%2Fhome#top')
    expect(history.length - before).toBe(1)
    expect(history.state).toEqual({ press: 2 })
    history.pushState(null, '', '/login?next=%2Fhome')
    expect(history.length - before).toBe(2)
  })
})
