/**
 * `URL.parse` for browsers without it (Safari before 18).
 * @returns null for an invalid address
 */
export function parseAddress(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
