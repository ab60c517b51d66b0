import { initial, nameLength } from './nameLength'

describe('nameLength', () => {
  it('goes by the longer name and does not count vowel marks', () => {
    expect(nameLength('Omar', 'Layla')).toBe('short')
    expect(nameLength('Omar', 'Salma Abdullah')).toBe('medium')
    expect(nameLength('عبد الرحمن محمد السيد مصطفى', 'ليلى')).toBe('long')
    expect(nameLength('Omar', 'L'.repeat(80))).toBe('longest')
    expect(nameLength('مُحَمَّد', '')).toBe('short')
  })
})

describe('initial', () => {
  it('is the first letter, whole', () => {
    expect([initial(' omar'), initial('ليلى'), initial(''), initial('𝒜da')]).toEqual(['O', 'ل', '', '𝒜'])
  })
})
