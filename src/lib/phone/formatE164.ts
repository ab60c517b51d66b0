/** Country calling codes of one and of two digits (ITU-T E.164, annex D); all others have three. */
const SHORT_CODES = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/
const EGYPT = '20'
/** Cairo and Alexandria: the other area codes of Egypt have two digits. */
const ONE_DIGIT_AREA = /^[23]/
const AREA_MAX_DIGITS = 3
const GROUP_DIGITS = 4
/** Numbers up to this length have no area code: Kuwait's have 8 digits. */
const SUBSCRIBER_DIGITS = 2 * GROUP_DIGITS

/** @returns the length of the area or operator code */
function getAreaLength(code: string, { length, 0: first = '' }: string): number {
  if (code === EGYPT) return ONE_DIGIT_AREA.test(first) ? 1 : 2
  return length <= SUBSCRIBER_DIGITS ? 0 : Math.min(length - SUBSCRIBER_DIGITS + 1, AREA_MAX_DIGITS)
}

/** @returns a number in groups, as it is read out: `+20 10 1234 5678`, `+966 50 123 4567` */
export function formatE164(e164: string): string {
  const digits = e164.slice(1)
  const code = SHORT_CODES.exec(digits)?.[0] ?? digits.slice(0, 3)
  const national = digits.slice(code.length)
  const area = getAreaLength(code, national)
  const rest = national.slice(area)
  const head = rest.slice(0, Math.max(rest.length - GROUP_DIGITS, 0))
  return [`+${code}`, national.slice(0, area), head, rest.slice(head.length)].filter((group) => group !== '').join(' ')
}
