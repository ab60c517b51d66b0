import { string } from 'yup'
import { LINE_SHAPE } from '@shared/patterns'

/** The ids of the messages of a rule. */
interface RuleMessages {
  tooLong: string
  markup: string
}

/** @returns the rule of a line of text, trimmed, without markup and control characters, as the API accepts it */
export const createLineRule = (maxCharacters: number, { tooLong, markup }: RuleMessages) =>
  string().trim().matches(LINE_SHAPE, markup).max(maxCharacters, tooLong)
