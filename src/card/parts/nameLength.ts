export type NameLength = 'short' | 'medium' | 'long' | 'longest'

const SHORT_MAX_CHARACTERS = 10
const MEDIUM_MAX_CHARACTERS = 20
const LONG_MAX_CHARACTERS = 44

const countCharacters = (text: string): number => [...text.trim()].filter((letter) => !/\p{Mark}/u.test(letter)).length

/** Size class of the longer name, by characters without vowel marks. */
export function getNameLength(...names: string[]): NameLength {
  const longest = Math.max(...names.map(countCharacters))
  if (longest <= SHORT_MAX_CHARACTERS) return 'short'
  if (longest <= MEDIUM_MAX_CHARACTERS) return 'medium'
  return longest <= LONG_MAX_CHARACTERS ? 'long' : 'longest'
}

/** @returns the initial of a name, for a seal; empty without a name. */
export const getInitial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? ''
