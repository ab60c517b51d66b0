/** `URL.parse` for phones of the last years: Safari has it since 18. @returns null for what is no full address. */
export function parseAddress(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
