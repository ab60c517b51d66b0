export interface TextPart {
  part: string
  isPhone: boolean
}

/** Digits of any script in groups. Lines are not joined. */
const NUMBER = /\+?\p{Nd}(?:[ \u00A0().\-/\p{Pd}\p{Cf}]{0,3}\p{Nd}){6,16}/gu
const DATE = /^\p{Nd}{1,4}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{1,4}$/u
const PREFIX = /^(?:\+|[0٠۰])/u
const DIGIT = /\p{Nd}/gu
/** Numbers without a zero or plus are phones only if they are as long as one with its country code. */
const INTERNATIONAL_MIN_DIGITS = 10

const isPhone = (text: string): boolean =>
  !DATE.test(text) && (PREFIX.test(text) || (text.match(DIGIT)?.length ?? 0) >= INTERNATIONAL_MIN_DIGITS)

/** @returns the text in parts: phones, and what stands between them */
export function splitPhones(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(NUMBER)) {
    if (!isPhone(match)) continue
    if (index > end) parts.push({ part: text.slice(end, index), isPhone: false })
    parts.push({ part: match, isPhone: true })
    end = index + match.length
  }
  if (end < text.length) parts.push({ part: text.slice(end), isPhone: false })
  return parts
}
