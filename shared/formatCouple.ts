/** Whether the first letter is not an Arabic one. */
const STARTS_FOREIGN = /^\P{L}*(?!\p{Script=Arabic})\p{L}/u

interface Couple {
  groom: string
  bride: string
}

/** @returns a name after the Arabic «و», which is written apart from a name in other letters: it would stick to it */
export const prefixAnd = (name: string): string => `و${STARTS_FOREIGN.test(name) ? ' ' : ''}${name}`

/**
 * @param locale a language or BCP 47 tag of the site
 * @returns both names: «عمر وليلى», "Omar & Laila". Arabic «و» is written without a space, except before a name in other letters, which would stick to
 * it: «Omar و Laila».
 */
export function formatCouple({ groom, bride }: Couple, locale: string): string {
  if (!locale.startsWith('ar')) return `${groom} & ${bride}`
  return `${groom} ${prefixAnd(bride)}`
}
