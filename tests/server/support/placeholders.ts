/** Values of a couple and of its data, by name. */
export type PlaceholderValues = Record<string, string>

/** @returns the access token without its scheme */
export const getToken = ({ token = '' }: PlaceholderValues): string => token.replace('Bearer ', '')

/** @returns a token with the same claims and another signature */
export const forgeToken = (token: string): string =>
  token.replace(/[^.]+$/, (signature) => signature.split('').toReversed().join(''))

/** @returns the values by placeholder, such as `§own.slug` */
export const toPlaceholders = (whose: string, words: PlaceholderValues): PlaceholderValues =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [`§${whose}.${name}`, word]))

/** @returns the value, in which each text that is a placeholder is replaced */
export function replacePlaceholders<T>(value: T, words: PlaceholderValues): T {
  if (typeof value === 'string') return (Object.hasOwn(words, value) ? words[value] : value) as T
  if (Array.isArray(value)) return value.map((entry: unknown) => replacePlaceholders(entry, words)) as T
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, replacePlaceholders(entry as unknown, words)]),
  ) as T
}
