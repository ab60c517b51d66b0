export type NameLength = 'short' | 'medium' | 'long' | 'longest'

const SHORT_LETTERS = 10
const MEDIUM_LETTERS = 20
const LONG_LETTERS = 44

const letters = (text: string): number => [...text.trim()].filter((letter) => !/\p{Mark}/u.test(letter)).length

/** Size class of the longer name, by characters without vowel marks. */
export function getNameLength(...names: string[]): NameLength {
  const longest = Math.max(...names.map(letters))
  if (longest <= SHORT_LETTERS) return 'short'
  if (longest <= MEDIUM_LETTERS) return 'medium'
  return longest <= LONG_LETTERS ? 'long' : 'longest'
}

/** @returns the initial of a name, for a seal; empty without a name. */
export const getInitial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? ''
