/** `URL.parse` for phones of the last years: Safari has it since 18. @returns null for what is no address, by itself or on that base. */
export function parseAddress(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
