const ARABIC_INDIC_ZERO = 0x660

/**
 * Writes a number in the digits of the language, without grouping. Unlike the first use of `Intl.NumberFormat`, it does
 * not load the browser's locale data, which blocks a slow phone for 50 to 100 ms.
 * @param locale a language or BCP 47 tag of the site
 */
export function localizeDigits(value: number, locale: string, minDigits = 1): string {
  const text = String(value).padStart(minDigits, '0')
  return locale.startsWith('ar')
    ? text.replace(/\d/g, (digit) => String.fromCodePoint(ARABIC_INDIC_ZERO + Number(digit)))
    : text
}
