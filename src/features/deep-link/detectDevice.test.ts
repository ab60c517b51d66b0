import { plainBrowsers, socialApps, userAgents, type DeviceName } from '@tests/userAgents'
import { detectDevice, isInSocialApp } from './detectDevice'

const devices = Object.keys(userAgents) as DeviceName[]
const inApps = devices.flatMap((device) => socialApps.map((app) => [app, device] as const))

describe('isInSocialApp', () => {
  it.each(inApps)('detects %s on %s', (app, device) => expect(isInSocialApp(userAgents[device][app])).toBe(true))

  it.each(devices)('returns false for a plain browser on %s', (device) =>
    expect(isInSocialApp(userAgents[device].plain)).toBe(false),
  )

  it.each(Object.entries(plainBrowsers))('returns false for %s', (_name, userAgent) =>
    expect(isInSocialApp(userAgent)).toBe(false),
  )
})

describe('detectDevice', () => {
  it.each([
    ['an Android phone', userAgents.android.plain, 5, 'android'],
    ['an iPhone', userAgents.iphone.plain, 5, 'ios'],
    [
      'an iPad of old',
      'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
      5,
      'ios',
    ],
    ['an iPad that says it is a Mac', userAgents.ipad.plain, 5, 'ios'],
    ['a Mac', userAgents.ipad.plain, 0, 'desktop'],
    ['a Mac with a touch pad that counts as one finger', userAgents.ipad.plain, 1, 'desktop'],
    ['Windows with a touch screen', userAgents.desktop.plain, 10, 'desktop'],
  ])('detects %s', (_name, userAgent, maxTouchPoints, device) =>
    expect(detectDevice({ userAgent, maxTouchPoints })).toBe(device),
  )
})
