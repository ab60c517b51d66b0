import type { ContactMessage } from '../../../api'
import { VISITOR_FACT_MAX_LETTERS } from '../../../config/limits'

export type DeviceFacts = Required<Pick<ContactMessage, 'platform' | 'os' | 'browser'>>

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

const nameOf = ({ name, version }: { name?: string; version?: string }): string | null =>
  [name, version].filter(Boolean).join(' ').slice(0, VISITOR_FACT_MAX_LETTERS) || null

/** What kind of device, system and browser a message is sent from (specification §3). The code that knows them comes only now. */
export async function deviceFacts({ userAgent, maxTouchPoints }: Device): Promise<DeviceFacts> {
  const { default: Bowser } = await import(/* webpackChunkName: "bowser" */ 'bowser')
  const { platform, os, browser } = Bowser.parse(userAgent)
  // An iPad asks for desktop pages by calling itself a Mac; no Mac has a touch screen.
  const isDisguisedTablet = os.name === 'macOS' && maxTouchPoints > 1
  if (isDisguisedTablet) return { platform: 'Tablet Web', os: 'iPadOS', browser: nameOf(browser) }
  const kind = platform.type === 'mobile' ? 'Mobile Web' : platform.type === 'tablet' ? 'Tablet Web' : 'Web'
  return { platform: kind, os: nameOf(os), browser: nameOf(browser) }
}
