import type { ContactMessage } from '@/api'
import { isDisguisedIpad } from '@/config/disguisedIpad'
import { VISITOR_FACT_MAX_CHARACTERS } from '@/config/limits'

export type DeviceFacts = Required<Pick<ContactMessage, 'platform' | 'os' | 'browser'>>

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

const formatName = ({ name, version }: { name?: string; version?: string }): string | null =>
  [name, version].filter(Boolean).join(' ').slice(0, VISITOR_FACT_MAX_CHARACTERS) || null

/** The sender's device, system and browser (specification §3). The parser is loaded on demand. */
export async function getDeviceFacts(device: Device): Promise<DeviceFacts> {
  const { default: Bowser } = await import(/* webpackChunkName: "bowser" */ 'bowser')
  const { platform, os, browser } = Bowser.parse(device.userAgent)
  if (isDisguisedIpad(device)) return { platform: 'Tablet Web', os: 'iPadOS', browser: formatName(browser) }
  const kind = platform.type === 'mobile' ? 'Mobile Web' : platform.type === 'tablet' ? 'Tablet Web' : 'Web'
  return { platform: kind, os: formatName(os), browser: formatName(browser) }
}
