/**
 * Egypt's numbering plan (ITU-T E.164, national plan of the NTRA). The library's metadata accepts mobile numbers that miss a digit as
 * landlines of an abolished area code (015).
 */
const MOBILE = /^1[0125]\d{8}$/
/** Area code and subscriber number, which begins with neither the trunk zero nor the 1 of short numbers. */
const LANDLINE = /^(?:2[2-9]\d{7}|3[2-9]\d{6}|(?:13|4[05-8]|5[057]|6[24-689]|8[2468]|9[235-7])[2-9]\d{6})$/
/** Toll-free (0800) and premium (0900) numbers. */
const SERVICE = /^[89]00\d{7}$/
/** Emergency services (122), and hotlines of companies (19123). They have no international form. */
const SHORT = /^(?:1\d{2}|1[5-9]\d{3})$/

/** @param national number without its leading zero */
export const isEgyptianMobile = (national: string): boolean => MOBILE.test(national)

/** @param national number without its leading zero */
export const isEgyptianNumber = (national: string): boolean =>
  [MOBILE, LANDLINE, SERVICE].some((shape) => shape.test(national))

/** @param digits Latin digits */
export const isEgyptianShortNumber = (digits: string): boolean => SHORT.test(digits)
