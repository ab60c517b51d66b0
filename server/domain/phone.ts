/** Arabic-Indic and Persian digits, as ASCII. */
const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/**
 * The part of an Egyptian mobile number that is always the same (1x and eight digits), or null for anything else.
 * +20 and 0 before it, spaces and dashes do not matter (specification §5).
 */
export function phoneKey(text: string): string | null {
  const digits = asciiDigits(text).replace(/[\s()-]/g, '')
  return /^(?:\+20|0020|20|0)?(1[0125]\d{8})$/.exec(digits)?.[1] ?? null
}
