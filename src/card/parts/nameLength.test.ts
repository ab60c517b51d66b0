import { getInitial, getNameLength } from './nameLength'

describe('getNameLength', () => {
  it('returns the length of the longer name without vowel marks', () => {
    expect(getNameLength('Omar', 'Layla')).toBe('short')
    expect(getNameLength('Omar', 'Salma Abdullah')).toBe('medium')
    expect(getNameLength('عبد الرحمن محمد السيد مصطفى', 'ليلى')).toBe('long')
    expect(getNameLength('Omar', 'L'.repeat(80))).toBe('longest')
    expect(getNameLength('مُحَمَّد', '')).toBe('short')
  })
})

describe('getInitial', () => {
  it('returns the first grapheme', () => {
    expect([getInitial(' omar'), getInitial('ليلى'), getInitial(''), getInitial('𝒜da')]).toEqual(['O', 'ل', '', '𝒜'])
  })
})
