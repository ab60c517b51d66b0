import { getInitial, getNameLength } from './nameLength'

describe('nameLength', () => {
  it('goes by the longer name and does not count vowel marks', () => {
    expect(getNameLength('Omar', 'Layla')).toBe('short')
    expect(getNameLength('Omar', 'Salma Abdullah')).toBe('medium')
    expect(getNameLength('عبد الرحمن محمد السيد مصطفى', 'ليلى')).toBe('long')
    expect(getNameLength('Omar', 'L'.repeat(80))).toBe('longest')
    expect(getNameLength('مُحَمَّد', '')).toBe('short')
  })
})

describe('initial', () => {
  it('is the first letter, whole', () => {
    expect([getInitial(' omar'), getInitial('ليلى'), getInitial(''), getInitial('𝒜da')]).toEqual(['O', 'ل', '', '𝒜'])
  })
})
