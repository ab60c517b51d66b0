import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

/** The browser of a session, as the list of sessions shows it. */
export interface Device {
  browser: string | null
  os: string | null
  device: DeviceKind | null
}
export type DeviceKind = 'phone' | 'tablet' | 'desktop'

export const UNKNOWN_DEVICE: Device = { browser: null, os: null, device: null }

/** Limits the cost of the user-agent parser's regular expressions; the rest of a longer header adds no information. */
const USER_AGENT_MAX_CHARACTERS = 512
const kinds: Record<string, DeviceKind> = { mobile: 'phone', tablet: 'tablet', desktop: 'desktop' }
const browsers = new Set(Object.values(BROWSER_MAP))
const systems = new Set(Object.values(OS_MAP))

/**
 * @returns browser, operating system and kind of device of a user agent; null for names that the library does not list, because they may be any text
 */
export function parseDevice(userAgent: string | undefined): Device {
  if (!userAgent) return UNKNOWN_DEVICE
  const { browser, os, platform } = parse(userAgent.slice(0, USER_AGENT_MAX_CHARACTERS))
  return {
    browser: browser.name !== undefined && browsers.has(browser.name) ? browser.name : null,
    os: os.name !== undefined && systems.has(os.name) ? os.name : null,
    device: kinds[platform.type ?? ''] ?? null,
  }
}
