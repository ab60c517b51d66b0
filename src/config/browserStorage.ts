/**
 * Local and session storage that never throw: a browser that refuses storage (private mode, quota, policy)
 * loses persistence, not the page.
 */
type Area = 'localStorage' | 'sessionStorage'

function tryOrNull<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** @returns the text kept under the key, or null. */
export function readStored(area: Area, key: string): string | null {
  return tryOrNull(() => globalThis[area].getItem(key))
}

/** Keeps the text under the key; null removes it. */
export function writeStored(area: Area, key: string, value: string | null): void {
  tryOrNull(() => (value === null ? globalThis[area].removeItem(key) : globalThis[area].setItem(key, value)))
}

/** @returns the JSON object kept under the key, or null when there is none or it is damaged. */
export function readStoredObject(area: Area, key: string): Record<string, unknown> | null {
  const text = readStored(area, key)
  const value: unknown = text === null ? null : tryOrNull(() => JSON.parse(text) as unknown)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}

const YEAR_S = 365 * 24 * 60 * 60

/** Keeps the text in a cookie of this site for a year, for the server to read: a visitor's choice, never personal data. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
}
