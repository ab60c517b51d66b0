import { localizeDigits } from './localizeDigits'
import { localeTags } from './locales'

describe.each([0, 7, 42, 2024])('localizeDigits of %i', (value) => {
  it.each(Object.values(localeTags))('equals Intl in %s', (tag) => {
    const options = { useGrouping: false, minimumIntegerDigits: 2 }
    expect(localizeDigits(value, tag, 2)).toBe(new Intl.NumberFormat(tag, options).format(value))
  })
})
