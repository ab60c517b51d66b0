import { localizeDigits } from './localizeDigits.ts'

describe.each([0, 7, 42, 2024])('localizeDigits of %i', (value) => {
  it.each(['ar-EG', 'en-EG'])('equals Intl in %s', (tag) => {
    const options = { useGrouping: false, minimumIntegerDigits: 2 }
    expect(localizeDigits(value, tag, 2)).toBe(new Intl.NumberFormat(tag, options).format(value))
  })
})
